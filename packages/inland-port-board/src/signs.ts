import type { LegendEntry } from '@quayside/ui/art';
import type { Language } from '@quayside/engine';

/** What the pictures of this board mean. */
export const SIGNS: { readonly [language in Language]: readonly LegendEntry[] } = {
  en: [
    { pieces: [{ text: '3' }, 'gives', { text: '4' }], says: 'value of the sector now, and next round' },
    { pieces: [{ text: 'N ×' }], says: 'as often as the sector says: 2, 3 or 4' },
    { pieces: [{ text: '≤ N ×' }], says: 'up to that often' },
    { pieces: [{ icon: 'wood', way: 'up-left' }], says: 'move the marker one step this way' },
    {
      pieces: [
        { icon: 'right', n: '+1' },
        { icon: 'up', n: '+3' },
      ],
      says: 'a column to the right is worth 1, a row up 3',
    },
    { pieces: [{ icon: 'good', way: 'right' }], says: 'any marker; the steps may be shared' },
    { pieces: [{ text: '≠' }, { icon: 'good' }], says: 'different markers, one step each' },
    {
      pieces: [{ icon: 'franc', n: 1 }, 'gives', { icon: 'fish', way: 'up-right' }],
      says: 'pay what is left, get what is right',
    },
    { pieces: [{ icon: 'food', n: 2 }], says: 'food: fish and grain in any mix' },
    { pieces: [{ icon: 'lock' }], says: 'can’t be used, only counts at the end' },
    { pieces: [{ icon: 'value', n: 1 }, 'per', { icon: 'wood' }], says: 'points at the end for each' },
    { pieces: [{ icon: 'lost' }], says: 'paid too much, or lost at the edge' },
    { pieces: [{ text: '≈' }], says: 'reconstructed: costs, values and the lengths of the warehouse’s rows' },
  ],
  de: [
    { pieces: [{ text: '3' }, 'gives', { text: '4' }], says: 'Wert des Sektors jetzt und nächste Runde' },
    { pieces: [{ text: 'N ×' }], says: 'so oft, wie der Sektor sagt: 2, 3 oder 4' },
    { pieces: [{ text: '≤ N ×' }], says: 'höchstens so oft' },
    { pieces: [{ icon: 'wood', way: 'up-left' }], says: 'den Marker einen Schritt in diese Richtung' },
    {
      pieces: [
        { icon: 'right', n: '+1' },
        { icon: 'up', n: '+3' },
      ],
      says: 'eine Spalte nach rechts bringt 1, eine Reihe nach oben 3',
    },
    { pieces: [{ icon: 'good', way: 'right' }], says: 'beliebige Marker, Schritte frei verteilt' },
    { pieces: [{ text: '≠' }, { icon: 'good' }], says: 'verschiedene Marker, je ein Schritt' },
    {
      pieces: [{ icon: 'franc', n: 1 }, 'gives', { icon: 'fish', way: 'up-right' }],
      says: 'links zahlen, rechts bekommen',
    },
    { pieces: [{ icon: 'food', n: 2 }], says: 'Nahrung: Fisch und Getreide gemischt' },
    { pieces: [{ icon: 'lock' }], says: 'nicht zu benutzen, zählt nur am Ende' },
    { pieces: [{ icon: 'value', n: 1 }, 'per', { icon: 'wood' }], says: 'Punkte am Ende für jedes' },
    { pieces: [{ icon: 'lost' }], says: 'zu viel gezahlt oder am Rand verloren' },
    { pieces: [{ text: '≈' }], says: 'rekonstruiert: Kosten, Werte und die Längen der Reihen im Lager' },
  ],
};
