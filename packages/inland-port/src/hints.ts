import type { TranslatedText } from './texts/languages.ts';

/** What a newcomer should know when a decision comes up for the first time. */
export const hints: { readonly [decision: string]: TranslatedText } = {
  act: {
    en: 'One action per turn: build a building, or use one as often as its sector says.',
    de: 'Eine Aktion je Zug: Bau ein Gebäude, oder benutze eines so oft, wie sein Sektor angibt.',
  },
  pay: {
    en: 'Left is 1, down is 3, down and left is 4. No change is given: you may have to overpay.',
    de: 'Nach links ist 1, nach unten 3, schräg nach links unten 4. Keine Wechselwaren: Eventuell musst du überbezahlen.',
  },
  effect: {
    en: 'Choose where the markers end up. Spaces beyond the edge are lost.',
    de: 'Wähle, wo die Warenanzeiger ankommen. Felder über den Rand hinaus sind verloren.',
  },
  trade: {
    en: 'You may do this as often as the sector says, or stop whenever you like.',
    de: 'Das darfst du so oft tun, wie der Sektor sagt, oder aufhören, wann du magst.',
  },
  end: {
    en: 'Until you end your turn you can undo it, and you may still sell buildings for half their value.',
    de: 'Bis du den Zug beendest, lässt er sich zurücknehmen, und du darfst noch Gebäude zum halben Wert verkaufen.',
  },
};
