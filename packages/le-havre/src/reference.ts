import { line, type ReferencePart } from '@quayside/engine';

/** The game at a glance, in our own words. */
export const reference: readonly ReferencePart[] = [
  {
    title: { en: 'What it is about', de: 'Worum es geht' },
    lines: [
      line(
        [
          'Grow rich by the harbour',
          'Goods pile up on the quay. Turn them into buildings, ships and money; whoever is worth most at the end has won.',
        ],
        [
          'Am Hafen reich werden',
          'Am Kai häufen sich Waren. Mach daraus Gebäude, Schiffe und Geld; wer am Ende am meisten besitzt, hat gewonnen.',
        ],
        'value',
      ),
      line(
        [
          'Seven turns per round',
          'The seven supply tiles are used in order, one per turn, whoever’s turn it is. After the seventh the round ends, so in most rounds some have one turn more than others.',
        ],
        [
          'Sieben Züge sind eine Runde',
          'Die sieben Nachschubplättchen kommen der Reihe nach dran, eines pro Zug, egal wer am Zug ist. Nach dem siebten endet die Runde; meist haben also manche einen Zug mehr als andere.',
        ],
        'round',
      ),
      line(
        [
          'How long',
          'Full game: 7, 14, 18, 20 or 20 rounds for one to five players. Short game: 4, 8, 12, 12 or 15. After the last round everybody has one main action more.',
        ],
        [
          'Wie lange',
          'Komplettversion: 7, 14, 18, 20 oder 20 Runden für einen bis fünf Spieler. Kurzspiel: 4, 8, 12, 12 oder 15. Nach der letzten Runde haben alle noch eine Hauptaktion.',
        ],
      ),
    ],
  },
  {
    title: { en: 'Your turn', de: 'Dein Zug' },
    lines: [
      line(
        [
          '1. Supply',
          'Your ship marker sails to the next tile, and the two goods shown there are added to their offers. One of the tiles also makes everyone with loans pay interest.',
        ],
        [
          '1. Nachschub',
          'Dein Schiffstein zieht auf das nächste Nachschubplättchen, und die zwei Waren darauf kommen auf ihre Angebotsfelder. Auf einem Plättchen stehen Zinsen: Wer Schuldscheine hat, zahlt.',
        ],
        'supply',
      ),
      line(
        [
          '2. Take an offer',
          'Take everything from one of the seven offer spaces: francs, fish, wood, clay, iron, grain or cattle.',
        ],
        [
          '2. Entweder ein Angebot nehmen',
          'Nimm alles von einem der sieben Angebotsfelder: Franc, Fisch, Holz, Lehm, Eisen, Korn oder Vieh.',
        ],
        'good',
      ),
      line(
        [
          '2. … or enter a building',
          'Move your worker to a building where nobody stands, not even your own worker, pay its entry fee and do what it says. In your own building you pay nothing; in another’s the fee goes to the owner.',
        ],
        [
          '2. … oder ein Gebäude betreten',
          'Leg deinen Personenstein auf ein Gebäude, auf dem keiner liegt, auch nicht dein eigener, zahl den Eintritt und tu, was darauf steht. Im eigenen Gebäude zahlst du nichts, in einem fremden bekommt den Eintritt, wem es gehört.',
        ],
        'worker',
      ),
      line(
        [
          'At any time in your turn',
          'Buy what lies on top of a pile or belongs to the town, at its price. Loans are repaid for 5 francs each, also in others’ turns.',
        ],
        [
          'Jederzeit in deinem Zug',
          'Kaufen, was oben auf einem Stapel liegt oder der Stadt gehört, zum Kaufpreis. Schuldscheine zahlst du für je 5 Franc zurück, auch in fremden Zügen.',
        ],
        'franc',
      ),
      line(
        [
          'Selling',
          'A building or ship goes back to the town for half its value, also in others’ turns, but never in the middle of an action.',
        ],
        [
          'Verkaufen',
          'Ein Gebäude oder Schiff geht für den halben Wert an die Stadt, auch in fremden Zügen, aber nie mitten in einer Aktion.',
        ],
        'back',
      ),
    ],
  },
  {
    title: { en: 'End of a round', de: 'Rundenende' },
    lines: [
      line(
        [
          'Harvest',
          'If you have at least 1 grain, you get 1 grain. If you have at least 2 cattle, you get 1 cattle. Some rounds have no harvest: see the round overview.',
        ],
        [
          'Ernte',
          'Wer mindestens 1 Korn hat, bekommt 1 Korn dazu. Wer mindestens 2 Vieh hat, bekommt 1 Vieh dazu. Einige Runden haben keine Ernte: Der Rundenplan sagt, welche.',
        ],
        'harvest',
      ),
      line(
        [
          'Feeding',
          'Each player pays the food shown on the round overview, minus what their ships provide. 1 franc counts as 1 food. Excess food is lost.',
        ],
        [
          'Ernährung',
          'Jeder Spieler gibt die Nahrung laut Rundenübersicht ab, abzüglich der Nahrung seiner Schiffe. 1 Franc zählt wie 1 Nahrung. Überzählige Nahrung verfällt.',
        ],
        'food',
      ),
      line(
        [
          'Loans',
          'Who can’t pay takes loans: 4 francs now, 5 to give back, at any time. However many they are, they cost 1 franc of interest a round; with the expert rule on dear loans 2, if you have as many as there are players. Unpaid at the end, each costs 7.',
        ],
        [
          'Schuldscheine',
          'Wer nicht zahlen kann, nimmt Schuldscheine: jetzt 4 Franc, zurück 5, jederzeit. Wie viele es auch sind, sie kosten zusammen 1 Franc Zinsen je Runde; mit der Expertenregel über teure Schuldscheine 2, wenn du so viele hast, wie es Spieler gibt. Am Ende kostet jeder offene 7.',
        ],
        'loan',
      ),
      line(
        [
          'The town builds',
          'In some rounds the town takes the lowest-numbered building of the piles, or turns over a special building. Anybody may enter or buy it.',
        ],
        [
          'Die Stadt baut',
          'In manchen Runden nimmt die Stadt das Gebäude mit der kleinsten Nummer von den Stapeln oder deckt ein Sondergebäude auf. Alle dürfen es betreten oder kaufen.',
        ],
        'town',
      ),
      line(
        [
          'A new ship',
          'The round’s card is turned over: on its back is a ship that can be built or bought from now on.',
        ],
        [
          'Ein neues Schiff',
          'Die Rundenkarte wird umgedreht: Auf der Rückseite ist ein Schiff, das ab jetzt gebaut oder gekauft werden kann.',
        ],
        'ship',
      ),
    ],
  },
  {
    title: { en: 'Goods', de: 'Waren' },
    lines: [
      line(
        [
          'Two sides',
          'Each good has an upgraded side, shown with a frame: fish is smoked, wood becomes charcoal, clay brick, iron steel, grain bread, cattle meat, hides leather, coal coke.',
        ],
        [
          'Zwei Seiten',
          'Jede Ware hat eine veredelte, gerahmte Seite: Fisch wird geräuchert, Holz zu Holzkohle, Lehm zu Ziegeln, Eisen zu Stahl, Korn zu Brot, Vieh zu Fleisch, Fell zu Leder, Kohle zu Koks.',
        ],
        'bread',
      ),
      line(
        ['Food', 'Fish 1, smoked fish 2, bread 2, meat 3. Grain and cattle are not food.'],
        ['Nahrung', 'Fisch 1, Räucherfisch 2, Brot 2, Fleisch 3. Korn und lebendes Vieh machen niemanden satt.'],
        'meat',
      ),
      line(
        ['Energy', 'Wood 1, charcoal 3, coal 3, coke 10. What is too much is lost.'],
        ['Energie', 'Holz 1, Holzkohle 3, Kohle 3, Koks 10. Was zu viel ist, verfällt.'],
        'energy',
      ),
      line(
        ['Substitutes', 'Brick can replace clay and steel can replace iron, never the other way round.'],
        ['Ersatz', 'Ziegel können Lehm ersetzen und Stahl Eisen, nie umgekehrt.'],
        'brick',
      ),
    ],
  },
  {
    title: { en: 'Buildings', de: 'Gebäude' },
    lines: [
      line(
        [
          'Building',
          'In a Building Firm or the Construction Firm you pay the material for a top building proposal and place it in front of you.',
        ],
        [
          'Bauen',
          'In den Bauhandwerksbetrieben und im Bauunternehmen bezahlst du das Baumaterial für ein Gebäude, das oben auf den Bauvorhaben liegt, und legst es vor dich.',
        ],
        'building',
      ),
      line(
        [
          'Material or money',
          'What can be bought costs its value, unless a price stands beside it. Some can only be built.',
        ],
        [
          'Material oder Geld',
          'Was sich kaufen lässt, kostet seinen Wert, wenn kein Preis dabeisteht. Manches kann man nur bauen.',
        ],
        'cost',
      ),
      line(
        [
          'Types',
          'Craft, economic, industrial and public buildings. Non-buildings, such as the Marketplace, have no type.',
        ],
        [
          'Arten',
          'Handwerksbetriebe, Wirtschaftsgebäude, Industriegebäude und öffentliche Gebäude. Nicht-Gebäude, etwa der Marktplatz, haben keine Art.',
        ],
        'craft',
      ),
      line(
        ['Hammer and fisherman', 'Symbols that other cards count: the more of them you own, the more those give.'],
        ['Hacke und Angel', 'Symbole, die andere Karten zählen: Je mehr davon du besitzt, desto mehr geben sie.'],
        'hammer',
      ),
    ],
  },
  {
    title: { en: 'Ships', de: 'Schiffe' },
    lines: [
      line(
        [
          'Building ships',
          'A wharf builds one ship per visit, from the top of a pile. Every ship takes 3 energy besides its hull: 5 wood, 4 iron or 2 steel, a liner 3 steel.',
        ],
        [
          'Bauen',
          'Eine Werft baut je Besuch ein Schiff, das oberste eines Stapels. Jedes braucht 3 Energie und dazu seinen Rumpf: 5 Holz, 4 Eisen oder 2 Stahl, ein Luxusliner 3 Stahl.',
        ],
        'ship-wood',
      ),
      line(
        [
          'A modern wharf',
          'The first ship that is not of wood at a wharf costs one brick more. From then on the wharf is modern, for everybody.',
        ],
        [
          'Eine moderne Werft',
          'Das erste Schiff, das kein Holzschiff ist, kostet an einer Werft einen Ziegel mehr. Von da an ist sie modern, für alle.',
        ],
        'ship-iron',
      ),
      line(
        [
          'They feed',
          'The larger the ship and the fewer the players, the more food it brings in each round. Liners bring none; they are worth a fortune.',
        ],
        [
          'Sie ernähren',
          'Je größer das Schiff und je weniger Spieler, desto mehr Nahrung bringt es in jeder Runde. Luxusliner bringen keine; sie sind ein Vermögen wert.',
        ],
        'ship-steel',
      ),
      line(
        [
          'They sail',
          'The shipping line sells goods over sea: 3 energy per ship, and each carries 2, 3 or 4 goods by its class.',
        ],
        [
          'Sie fahren',
          'Die Reederei verkauft Waren über See: 3 Energie je Schiff, und jedes trägt je nach Klasse 2, 3 oder 4 Waren.',
        ],
        'anchor',
      ),
    ],
  },
  {
    title: { en: 'What counts', de: 'Was zählt' },
    lines: [
      line(
        [
          'Your fortune',
          'The values of your buildings and ships, what some buildings add for others you own, and your cash; less 7 for each loan. Goods count only for the owner of the Storehouse: 1 franc for every two.',
        ],
        [
          'Dein Vermögen',
          'Die Werte deiner Gebäude und Schiffe, was manche Gebäude für andere dazugeben, und dein Geld; abzüglich 7 je Schuldschein. Waren zählen nur für den Eigentümer des Lagerhauses: 1 Franc je zwei.',
        ],
        'value',
      ),
      line(
        [
          'The final action',
          'It may be spent in a building where others stand, but not in the one where your worker was last. Nothing can be bought any more; selling buildings and ships and repaying loans is still allowed.',
        ],
        [
          'Die Schlussaktion',
          'Sie darf auch auf einem Gebäude stattfinden, auf dem schon andere Personensteine liegen, nur nicht auf dem, auf dem deiner zuletzt lag. Kaufen kann man nichts mehr; Gebäude und Schiffe verkaufen und Schuldscheine zurückzahlen ist noch erlaubt.',
        ],
      ),
    ],
  },
];
