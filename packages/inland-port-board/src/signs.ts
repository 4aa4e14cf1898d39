import type { LegendEntry } from '@quayside/ui/art';
import type { Language } from '@quayside/languages';

/** What the pictures of this board mean. */
export const SIGNS: { readonly [language in Language]: readonly LegendEntry[] } = {
  en: [
    { pieces: [{ text: '3' }, 'gives', { text: '4' }], says: 'sector value now and next round' },
    { pieces: [{ text: 'N ×' }], says: 'as often as the sector says: 2, 3 or 4' },
    { pieces: [{ text: '≤ N ×' }], says: 'up to that many times' },
    { pieces: [{ icon: 'wood', way: 'up-left' }], says: 'move the marker one space in this direction' },
    {
      pieces: [
        { icon: 'right', n: '+1' },
        { icon: 'up', n: '+3' },
      ],
      says: 'one space right is 1 more, one space up 3 more',
    },
    { pieces: [{ icon: 'good', way: 'right' }], says: 'any markers; you may split the spaces' },
    { pieces: [{ text: '≠' }, { icon: 'good' }], says: 'different markers, one space each' },
    {
      pieces: [{ icon: 'franc', n: 1 }, 'gives', { icon: 'fish', way: 'up-right' }],
      says: 'pay what is before the arrow, get what is after it',
    },
    { pieces: [{ icon: 'food', n: 2 }], says: 'food: fish and grain in any mix' },
    { pieces: [{ icon: 'lock' }], says: 'can’t be used, only scores at the end' },
    { pieces: [{ icon: 'value', n: 1 }, 'per', { icon: 'wood' }], says: 'points at the end for each' },
    { pieces: [{ icon: 'lost' }], says: 'overpaid, or lost at the edge' },
    { pieces: [{ text: '≈' }], says: 'reconstructed: costs, values and the length of the warehouse rows' },
  ],
  de: [
    { pieces: [{ text: '3' }, 'gives', { text: '4' }], says: 'Wert des Sektors jetzt und nächste Runde' },
    { pieces: [{ text: 'N ×' }], says: 'so oft, wie der Sektor sagt: 2, 3 oder 4' },
    { pieces: [{ text: '≤ N ×' }], says: 'höchstens so oft' },
    { pieces: [{ icon: 'wood', way: 'up-left' }], says: 'den Warenanzeiger ein Feld in diese Richtung schieben' },
    {
      pieces: [
        { icon: 'right', n: '+1' },
        { icon: 'up', n: '+3' },
      ],
      says: 'ein Feld nach rechts ist 1 mehr, ein Feld nach oben 3 mehr',
    },
    { pieces: [{ icon: 'good', way: 'right' }], says: 'beliebige Warenanzeiger, Felder frei aufgeteilt' },
    { pieces: [{ text: '≠' }, { icon: 'good' }], says: 'unterschiedliche Warenanzeiger, je ein Feld' },
    {
      pieces: [{ icon: 'franc', n: 1 }, 'gives', { icon: 'fish', way: 'up-right' }],
      says: 'vor dem Pfeil die Kosten, hinter dem Pfeil der Effekt',
    },
    { pieces: [{ icon: 'food', n: 2 }], says: 'Nahrung: Fisch und Getreide gemischt' },
    { pieces: [{ icon: 'lock' }], says: 'kann nicht benutzt werden, zählt nur am Ende' },
    { pieces: [{ icon: 'value', n: 1 }, 'per', { icon: 'wood' }], says: 'Punkte am Ende je Ware' },
    { pieces: [{ icon: 'lost' }], says: 'zu viel bezahlt oder am Rand verloren' },
    { pieces: [{ text: '≈' }], says: 'rekonstruiert: Kosten, Werte und die Länge der Zeilen im Warenlager' },
  ],
};
