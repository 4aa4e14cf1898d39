import { line, type ReferencePart } from '@quayside/engine';

/** The game at a glance, in our own words. */
export const reference: readonly ReferencePart[] = [
  {
    title: { en: 'What it is about', de: 'Worum es geht' },
    lines: [
      line(
        [
          'Two harbours, one dial each',
          'Your buildings lie around a dial. The longer one has waited there, the more it does when it is used; wait too long and it is sold.',
        ],
        [
          'Zwei Spieler, je ein Spielplan',
          'Deine Gebäude liegen auf einem Spielplan mit Zeiger. Je länger eines dort gewartet hat, desto mehr bewirkt es; wartet es zu lange, wird es verkauft.',
        ],
        'building',
      ),
      line(
        [
          'Twelve rounds, A to L',
          'Each brings new buildings and a number of actions that both share in turns: 3 at first, 9 at the end, always odd, so who begins changes every round.',
        ],
        [
          'Zwölf Runden, A bis L',
          'Jede bringt neue Gebäude und eine Zahl von Aktionen, die sich beide abwechselnd teilen: erst 3, am Ende 9, immer ungerade, sodass der Startspieler jede Runde wechselt.',
        ],
        'round',
      ),
    ],
  },
  {
    title: { en: 'Your action', de: 'Deine Aktion' },
    lines: [
      line(
        [
          'Build',
          'Pay the cost of a building that is in the game: wood and clay, or food, or francs. It comes to sector 0 of your dial.',
        ],
        [
          'Bauen',
          'Bezahl die Kosten eines Gebäudes, das im Spiel ist: Holz und Lehm, oder Nahrung, oder Franc. Es kommt in Sektor 0 deines Spielplans.',
        ],
        'cost',
      ),
      line(
        [
          '… or use',
          'Do what a building says as often as its sector tells; then it goes back to sector 0 of its owner. Using your opponent’s building costs 1 franc.',
        ],
        [
          '… oder benutzen',
          'Tu, was ein Gebäude sagt, so oft, wie sein Sektor angibt; danach kommt es zurück in Sektor 0 seines Besitzers. Ein Gebäude des Gegners zu benutzen kostet 1 Franc an ihn.',
        ],
        'worker',
      ),
      line(
        [
          'Selling',
          'Besides the action you may sell buildings of yours for half their value. Both may build them again.',
        ],
        [
          'Verkaufen',
          'Neben der Aktion darfst du eigene Gebäude für den halben Wert verkaufen. Beide können sie wieder bauen.',
        ],
        'back',
      ),
    ],
  },
  {
    title: { en: 'The dial', de: 'Der Spielplan' },
    lines: [
      line(
        [
          'Sectors',
          '0, 2, 3, 4, 4 with a franc on top, and the forced sale. In sector 0 a building rests and can’t be used.',
        ],
        [
          'Sektoren',
          '0, 2, 3, 4, 4 mit einem Franc dazu, und der Zwangsverkauf. In Sektor 0 ruht ein Gebäude und kann nicht benutzt werden.',
        ],
        'round',
      ),
      line(
        [
          'The end of a round',
          'Both pointers turn by one sector. What then lies in the last sector is sold for half its value.',
        ],
        [
          'Das Rundenende',
          'Beide Zeiger drehen sich um einen Sektor. Was dann im letzten Sektor liegt, wird für den halben Wert verkauft.',
        ],
        'lost',
      ),
    ],
  },
  {
    title: { en: 'The warehouse', de: 'Das Warenlager' },
    lines: [
      line(
        [
          'A place is an amount',
          'Each of the four goods has one marker. A column is worth 1, a row 3: where the marker stands says how much you have.',
        ],
        [
          'Ein Feld ist eine Menge',
          'Jede der vier Waren hat einen Warenanzeiger. Eine Spalte ist 1 wert, eine Zeile 3: Die Position des Warenanzeigers zeigt, wie viel du hast.',
        ],
        'good',
      ),
      line(
        [
          'Its shape',
          'Eight rows that grow shorter upwards. How long each of them is has been reconstructed: no source at hand shows it.',
        ],
        [
          'Seine Form',
          'Acht Reihen, die nach oben kürzer werden. Wie lang jede ist, ist rekonstruiert: Keine verfügbare Quelle zeigt es.',
        ],
        'building',
      ),
      line(['To the right', 'One more of that good.'], ['Nach rechts', 'Eins mehr von dieser Ware.'], 'right'),
      line(
        ['Up and diagonally', 'Up is three more; up and right four; up and left two.'],
        ['Nach oben und schräg', 'Nach oben sind drei mehr; nach rechts oben vier; nach links oben zwei.'],
        'up-left',
      ),
      line(
        ['At the edge', 'A step that would leave the warehouse is not made.'],
        ['Am Rand', 'Ein Feld, das aus dem Warenlager hinausführen würde, verfällt.'],
        'lost',
      ),
      line(
        [
          'Paying',
          'A step to the left pays 1, down 3, down and left 4. No change is given: if you can’t move further left, you must overpay.',
        ],
        [
          'Bezahlen',
          'Ein Feld nach links zahlt 1, nach unten 3, nach links unten 4. Keine Wechselwaren: Wer nicht weiter nach links kann, muss überbezahlen.',
        ],
        'down-left',
      ),
      line(
        ['Food', 'Fish and grain, in any mixture.'],
        ['Nahrung', 'Fisch und Getreide, in beliebiger Mischung.'],
        'food',
      ),
    ],
  },
  {
    title: { en: 'What counts', de: 'Was zählt' },
    lines: [
      line(
        [
          'Buildings and francs',
          'The values of your buildings and your francs. Factories are worth a franc for each of their good; the dock 10 for each building with a dock mark.',
        ],
        [
          'Gebäude und Franc',
          'Die Werte deiner Gebäude und deine Franc. Fabriken sind für jede ihrer Waren einen Franc wert; das Dock 10 für jedes Gebäude mit Dockzeichen.',
        ],
        'value',
      ),
      line(
        ['Locked buildings', 'They have no effect and are worth points alone. They come in the last three rounds.'],
        [
          'Gebäude mit Schloss',
          'Sie haben keine Wirkung und sind nur Punkte wert. Sie kommen in den letzten drei Runden.',
        ],
        'lock',
      ),
    ],
  },
];
