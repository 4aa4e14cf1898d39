import type { Spoken } from '@quayside/engine';

/** What a newcomer should know when a decision comes up for the first time. */
export const hints: { readonly [decision: string]: Spoken } = {
  act: {
    en: 'One action a turn: build a building, or use one as often as its sector says.',
    de: 'Eine Aktion je Zug: Bau ein Gebäude, oder benutze eines so oft, wie sein Sektor sagt.',
  },
  pay: {
    en: 'Left is 1, down is 3, down and left is 4. There is no change: where it does not come out even, too much is paid.',
    de: 'Nach links ist 1, nach unten 3, schräg nach links unten 4. Wechselgeld gibt es nicht: Wo es nicht aufgeht, wird zu viel bezahlt.',
  },
  effect: {
    en: 'Choose where the markers end. A step over the edge is lost.',
    de: 'Wähle, wo die Marker ankommen. Ein Schritt über den Rand ist verloren.',
  },
  trade: {
    en: 'You may do this as often as the sector says, or stop whenever you like.',
    de: 'Das darfst du so oft tun, wie der Sektor sagt, oder aufhören, wann du magst.',
  },
  end: {
    en: 'Until you end the turn it can be taken back, and you may still sell buildings for half their value.',
    de: 'Bis du den Zug beendest, lässt er sich zurücknehmen, und du darfst noch Gebäude zum halben Wert verkaufen.',
  },
};
