import type { TranslatedText } from './texts/languages.ts';

const ENERGY: TranslatedText = {
  en: 'You pay energy with wood, charcoal, coal or coke. Excess energy is lost.',
  de: 'Energie bezahlst du mit Holz, Holzkohle, Kohle oder Koks. Überzählige Energie verfällt.',
};

/** What a newcomer should know when a decision comes up for the first time. */
export const hints: { readonly [decision: string]: TranslatedText } = {
  supply: {
    en: 'Each turn starts with supply: your ship moves on and brings goods to the offer. Before that you may buy, sell and repay.',
    de: 'Jeder Zug beginnt mit Nachschub: Dein Schiff zieht weiter und legt Waren ins Angebot. Vorher darfst du kaufen, verkaufen und zurückzahlen.',
  },
  main: {
    en: 'One main action per turn: take everything from one offer space or enter a building with your worker. Buying is possible in addition.',
    de: 'Eine Hauptaktion je Zug: Nimm alles von einem Angebotsfeld oder betritt mit deinem Personenstein ein Gebäude. Kaufen darfst du zusätzlich.',
  },
  end: {
    en: 'Until you end your turn you can undo it, and you may still buy, sell and repay.',
    de: 'Bis du den Zug beendest, lässt er sich zurücknehmen, und du darfst noch kaufen, verkaufen und zurückzahlen.',
  },
  fee: {
    en: 'You pay an entry fee for buildings of other players and of the town. 1 franc can replace 1 food.',
    de: 'Gebäude von Mitspielern und der Stadt kosten Eintritt. 1 Franc ersetzt 1 Nahrung.',
  },
  times: {
    en: 'Choose how many: below you see what you pay, the energy needed and what you get.',
    de: 'Wähle, wie viele: Darunter siehst du, was du zahlst, wie viel Energie es kostet und was du erhältst.',
  },
  pay: ENERGY,
  energy: ENERGY,
  choose: {
    en: 'Take different goods from the supply. The goods already selected are only a suggestion.',
    de: 'Nimm verschiedene Waren aus dem Vorrat. Die schon gewählten Waren sind nur ein Vorschlag.',
  },
  build: {
    en: 'Only the top card of each pile can be built. The cards below are visible, so you can plan ahead.',
    de: 'Du kannst nur die oberste Karte jedes Stapels bauen. Die Karten darunter sind sichtbar, du kannst also vorausplanen.',
  },
  cost: {
    en: 'Brick can replace clay and steel can replace iron. Nothing replaces wood.',
    de: 'Ziegel können Lehm ersetzen und Stahl Eisen. Holz lässt sich nicht ersetzen.',
  },
  launch: {
    en: 'Ships are built at a wharf or bought. They provide food at the end of each round.',
    de: 'Schiffe baust du in einer Werft, oder du kaufst sie. Am Ende jeder Runde bringen sie Nahrung.',
  },
  sail: {
    en: 'Each ship costs energy and ships a few goods, which you sell immediately.',
    de: 'Jedes Schiff kostet Energie und verschifft einige Waren, die du sofort verkaufst.',
  },
  cargo: {
    en: 'Load what sells best: each good has its own price.',
    de: 'Lade, was am meisten bringt: Jede Ware hat ihren Preis.',
  },
  feed: {
    en: 'At the end of the round you pay food. Francs count as food. Excess food is lost.',
    de: 'Am Rundenende gibst du Nahrung ab. Franc zählen als Nahrung. Überzählige Nahrung verfällt.',
  },
  borrow: {
    en: 'Not enough food: sell something for half its value or take loans. Loans cost interest, and 7 francs each at the end.',
    de: 'Zu wenig Nahrung: Verkaufe etwas zum halben Wert oder nimm Schuldscheine. Sie kosten Zinsen und bei Spielende je 7 Franc.',
  },
  settle: {
    en: 'Each loan that is left costs 7 francs of your fortune; now it can still be repaid for 5.',
    de: 'Jeder Schuldschein, der bleibt, kostet 7 Franc deines Vermögens; jetzt kannst du ihn noch für 5 zurückzahlen.',
  },
  interest: {
    en: 'One tile of the supply takes interest: 1 franc from everybody with loans, however many they are; with the expert rule on dear loans 2 from those with as many loans as there are players.',
    de: 'Ein Plättchen des Nachschubs verlangt Zinsen: 1 Franc von allen mit Schuldscheinen, wie viele es auch sind; mit der Expertenregel über teure Schuldscheine 2 von denen, die so viele haben, wie Personen mitspielen.',
  },
};
