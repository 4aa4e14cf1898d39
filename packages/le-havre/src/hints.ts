import type { Spoken } from '@quayside/engine';

const ENERGY: Spoken = {
  en: 'Energy is paid with fuel: wood and charcoal, coal and coke. What is given too much is lost.',
  de: 'Energie bezahlst du mit Brennstoff: Holz und Holzkohle, Kohle und Koks. Was zu viel ist, verfällt.',
};

/** What a newcomer should know when a decision comes up for the first time. */
export const hints: { readonly [decision: string]: Spoken } = {
  supply: {
    en: 'A turn begins with supply: your ship puts in at the next tile and unloads. Before that you may buy, sell and repay.',
    de: 'Ein Zug beginnt mit Nachschub: Dein Schiff legt am nächsten Plättchen an und löscht seine Ladung. Vorher darfst du kaufen, verkaufen und zurückzahlen.',
  },
  main: {
    en: 'One main action a turn: take all there is on one offer, or send your worker into a building. Buying comes on top.',
    de: 'Eine Hauptaktion je Zug: Nimm alles von einem Angebot, oder schick deine Person in ein Gebäude. Kaufen darfst du obendrein.',
  },
  end: {
    en: 'Until you end the turn it can be taken back, and you may still buy, sell and repay.',
    de: 'Bis du den Zug beendest, lässt er sich zurücknehmen, und du darfst noch kaufen, verkaufen und zurückzahlen.',
  },
  fee: {
    en: 'Buildings of others and of the town cost an entry fee. A franc does for 1 food.',
    de: 'Fremde Gebäude und die der Stadt kosten Eintritt. Ein Franc gilt wie 1 Nahrung.',
  },
  times: {
    en: 'You choose how many: below you see what goes in, what energy it takes and what comes out.',
    de: 'Du bestimmst, wie viele: Darunter siehst du, was hineingeht, was es an Energie kostet und was herauskommt.',
  },
  pay: ENERGY,
  energy: ENERGY,
  choose: {
    en: 'Take different goods from the supply. What is put in already is only a suggestion.',
    de: 'Nimm verschiedene Waren aus dem Vorrat. Was schon eingelegt ist, ist nur ein Vorschlag.',
  },
  build: {
    en: 'Only the top card of each pile can be built. What lies below is seen, and can be planned for.',
    de: 'Bauen lässt sich nur die oberste Karte jedes Stapels. Was darunter liegt, ist zu sehen und lässt sich einplanen.',
  },
  cost: {
    en: 'Brick does for clay, and steel for iron; nothing does for wood.',
    de: 'Ziegel gelten auch als Lehm, Stahl auch als Eisen; Holz ersetzt nichts.',
  },
  launch: {
    en: 'Ships are built at a wharf or bought. In every round they bring part of the food.',
    de: 'Schiffe baust du in einer Werft, oder du kaufst sie. In jeder Runde bringen sie einen Teil der Nahrung.',
  },
  sail: {
    en: 'Each ship that sails takes energy and carries a few goods, which are sold at once.',
    de: 'Jedes Schiff, das ausläuft, braucht Energie und trägt ein paar Waren, die sofort verkauft werden.',
  },
  cargo: {
    en: 'Load what sells best: every good has its own price abroad.',
    de: 'Lade, was am meisten bringt: Jede Ware hat in der Ferne ihren Preis.',
  },
  feed: {
    en: 'The round ends with a meal: pay with food or francs. What is paid too much is lost.',
    de: 'Die Runde endet mit einer Mahlzeit: Zahl mit Nahrung oder Franc. Was zu viel ist, verfällt.',
  },
  borrow: {
    en: 'Too little to eat: sell something for half its value, or take loans, which cost interest and more at the end.',
    de: 'Zu wenig zu essen: Verkauf etwas zum halben Wert, oder nimm Schuldscheine, die Zinsen kosten und am Ende mehr.',
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
