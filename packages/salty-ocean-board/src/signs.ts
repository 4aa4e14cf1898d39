import type { LegendEntry } from '@quayside/ui/art';
import type { Language } from '@quayside/languages';

/** What the pictures of this board mean. */
export const SIGNS: { readonly [language in Language]: readonly LegendEntry[] } = {
  en: [
    { pieces: [{ icon: 'salt' }], says: 'salt: becomes fish when its ship goes fishing' },
    { pieces: [{ icon: 'herring' }], says: 'herring' },
    { pieces: [{ icon: 'cod' }], says: 'cod; not with two players' },
    { pieces: [{ icon: 'building' }], says: 'city actions: build and extend' },
    { pieces: [{ icon: 'ship-wood' }], says: 'navigation: go fishing, return to Rouen' },
    { pieces: [{ icon: 'anchor' }], says: 'harbour actions: build ships, move barrels' },
    { pieces: [{ icon: 'economic' }], says: 'market actions: sell and buy' },
    { pieces: [{ text: '2 → 3' }], says: 'what an action costs now, and the next one of its type' },
    { pieces: [{ icon: 'calm' }], says: 'calm sea' },
    { pieces: [{ icon: 'storm' }], says: 'storm: each ship that leaves loses a space' },
    { pieces: [{ icon: 'pirates' }], says: 'pirates: the first ship that leaves loses two spaces' },
    { pieces: [{ icon: 'bad-catch' }], says: 'bad catch: each ship that leaves loses a barrel of salt' },
    { pieces: [{ icon: 'up' }], says: 'where the next event moves the price' },
    { pieces: [{ text: '◉' }], says: 'a face-down tile that only you have seen' },
    { pieces: [{ icon: 'round' }], says: 'has a Gros-Horloge; pale once it has been used in this round' },
    { pieces: [{ icon: 'value' }], says: 'coins if the game ended now' },
    { pieces: [{ text: '≈' }], says: 'reconstructed: most prices, all event tiles, places on Notre-Dame' },
  ],
  de: [
    { pieces: [{ icon: 'salt' }], says: 'Salz: wird zu Fisch, wenn sein Schiff auf Fangfahrt geht' },
    { pieces: [{ icon: 'herring' }], says: 'Hering' },
    { pieces: [{ icon: 'cod' }], says: 'Kabeljau; nicht zu zweit' },
    { pieces: [{ icon: 'building' }], says: 'Stadtaktionen: bauen und ausbauen' },
    { pieces: [{ icon: 'ship-wood' }], says: 'Seefahrt: auf Fangfahrt gehen, nach Rouen reisen' },
    { pieces: [{ icon: 'anchor' }], says: 'Hafenaktionen: Schiffe bauen, Fässer umladen' },
    { pieces: [{ icon: 'economic' }], says: 'Marktaktionen: verkaufen und kaufen' },
    { pieces: [{ text: '2 → 3' }], says: 'was eine Aktion jetzt kostet und die nächste dieser Art' },
    { pieces: [{ icon: 'calm' }], says: 'ruhige See' },
    { pieces: [{ icon: 'storm' }], says: 'Sturm: Jedes auslaufende Schiff verliert ein Feld' },
    { pieces: [{ icon: 'pirates' }], says: 'Piraten: Das erste auslaufende Schiff verliert zwei Felder' },
    { pieces: [{ icon: 'bad-catch' }], says: 'schlechter Fang: Jedes auslaufende Schiff verliert ein Fass Salz' },
    { pieces: [{ icon: 'up' }], says: 'wohin das nächste Ereignis den Preis bewegt' },
    { pieces: [{ text: '◉' }], says: 'ein verdecktes Kärtchen, das nur du gesehen hast' },
    { pieces: [{ icon: 'round' }], says: 'besitzt eine Gros-Horloge; blass, sobald sie in der Runde benutzt ist' },
    { pieces: [{ icon: 'value' }], says: 'Münzen, wenn die Partie jetzt endete' },
    { pieces: [{ text: '≈' }], says: 'rekonstruiert: die meisten Preise, alle Kärtchen, Plätze auf Notre-Dame' },
  ],
};
