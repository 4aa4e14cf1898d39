import type { TranslatedText } from '@quayside/engine';

/** What a newcomer should know when a decision comes up for the first time. */
export const hints: { readonly [decision: string]: TranslatedText } = {
  act: {
    en: 'One action per turn, or pass. Its cost rises by 1 for everybody; after a pass you may act again, unless all pass in a row.',
    de: 'Eine Aktion je Zug, oder passen. Ihre Kosten steigen für alle um 1; nach dem Passen darfst du wieder, wenn nicht alle in Folge passen.',
  },
  second: {
    en: 'Your Gros-Horloge allows a second action of another type, for a surcharge, once in a round.',
    de: 'Deine Gros-Horloge erlaubt einmal je Runde gegen Aufpreis eine zweite Aktion anderer Art.',
  },
  catch: {
    en: 'Each barrel of salt becomes a barrel of herring or cod. Look at the prices, and at the next tile.',
    de: 'Jedes Fass Salz wird ein Fass Hering oder Kabeljau. Sieh auf die Preise und auf das nächste Kärtchen.',
  },
  load: {
    en: 'Say what each ship in the harbour carries. Everything else goes to your warehouse, as far as there is room.',
    de: 'Sag, was jedes Schiff im Hafen lädt. Alles andere kommt ins Warenlager, soweit dort Platz ist.',
  },
  lose: {
    en: 'There is no room for all barrels. Choose those that you can do without.',
    de: 'Für alle Fässer reicht der Platz nicht. Wähle die, auf die du verzichten kannst.',
  },
  sell: {
    en: 'All barrels sell at the same price; afterwards it falls by a row for every 8 barrels or part of them.',
    de: 'Alle Fässer gehen zum selben Preis weg; danach fällt er je angefangene 8 Fässer um eine Reihe.',
  },
  buy: {
    en: 'What you buy goes to your warehouse. Buying does not change the price.',
    de: 'Gekauftes kommt ins Warenlager. Kaufen ändert den Preis nicht.',
  },
  look: {
    en: 'Nobody else learns what you see. Who looks at two tiles may swap them.',
    de: 'Niemand sonst erfährt, was du siehst. Wer zwei Kärtchen ansieht, darf sie tauschen.',
  },
};
