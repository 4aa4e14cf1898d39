import { ruling, type Ruling } from '@quayside/engine';

/** RULINGS.md in both languages; a test compares the English words with that table. */
export const rulings: readonly Ruling[] = [
  ruling(
    'IP-1',
    [
      'What shape is the warehouse?',
      'Eight rows of 7, 7, 7, 7, 6, 5, 4 and 3 cells from the bottom up; the steps are on the right, so paying moves never meet a hole. The number of rows and that they differ is known, the lengths are reconstructed.',
    ],
    [
      'Welche Form hat das Warenlager?',
      'Acht Reihen mit 7, 7, 7, 7, 6, 5, 4 und 3 Feldern von unten nach oben; die Stufen liegen rechts, sodass Zahlschritte nie auf ein Loch treffen. Die Zahl der Reihen und dass sie verschieden sind, ist bekannt, die Längen sind rekonstruiert.',
    ],
  ),
  ruling(
    'IP-2',
    [
      'What happens to a step over the edge?',
      'The step is lost and the marker stays where it is. A diagonal step that does not fit is lost as a whole: the marker does not slide along the edge.',
    ],
    [
      'Was ist mit einem Schritt über den Rand?',
      'Er wird nicht gemacht; der Warenanzeiger bleibt stehen. Ein diagonaler Schritt, der nicht passt, entfällt ganz: kein Gleiten am Rand entlang.',
    ],
  ),
  ruling(
    'IP-3',
    [
      'May you overpay?',
      'A payment is a sequence of steps left (1), down (3) or down-left (4). It is legal if it reaches the price and would not have reached it without its last step. You get no change. The rule book shows overpaying only where it cannot be avoided, but does not forbid it, so you may overpay on purpose, to keep a column for steps up-left. The order of the steps makes no difference, so each resulting cell is offered once, the least wasteful first.',
    ],
    [
      'Darf man überzahlen?',
      'Eine Zahlung ist eine Folge von Schritten nach links (1), unten (3) oder links unten (4). Sie ist erlaubt, wenn sie den Preis erreicht und ihn ohne den letzten Schritt nicht erreicht hätte. Es gibt keine Wechselwaren. Die Spielregel zeigt Überzahlen nur, wo es sich nicht vermeiden lässt; sie verbietet es sonst nicht, also darf man auch freiwillig überzahlen, um eine Spalte für Schritte nach links oben zu behalten. Die Reihenfolge der Schritte ist gleichgültig, also wird jedes Zielfeld einmal angeboten, das sparsamste zuerst.',
    ],
  ),
  ruling(
    'IP-4',
    [
      'May you take fewer steps?',
      'You take all free steps as far as the edge allows; you may move a marker that is already at the edge and lose the step. Only where the effect says “up to” may you take fewer steps, or none.',
    ],
    [
      'Darf man weniger Schritte machen?',
      'Freie Schritte werden alle gemacht, soweit der Rand es zulässt; man darf einen Warenanzeiger schieben, der am Rand steht, und den Schritt verlieren. Nur wo die Wirkung „bis zu“ sagt, darf man früher aufhören, auch bei keinem.',
    ],
  ),
  ruling(
    'IP-5',
    [
      'Main effect or bonus first?',
      'The player’s choice. With the effects as they are it never makes a difference, so nobody is asked.',
    ],
    [
      'Zuerst Hauptwirkung oder Bonus?',
      'Nach Wahl. Mit den vorhandenen Wirkungen macht es nie einen Unterschied, darum wird nicht gefragt.',
    ],
  ),
  ruling(
    'IP-6',
    [
      'The Farm moves up-right and down-left.',
      'The two are netted first: one step up-right less than the sector says.',
    ],
    [
      'Der Bauernhof zieht nach rechts oben und links unten.',
      'Beides wird zuerst verrechnet: ein Schritt nach rechts oben weniger, als der Sektor sagt.',
    ],
  ),
  ruling(
    'IP-7',
    ['May one payment cover several uses of a paid effect?', 'No. You pay for each use separately, without change.'],
    [
      'Darf eine Zahlung mehrere Anwendungen einer bezahlten Wirkung decken?',
      'Nein. Jede wird einzeln bezahlt, ohne Wechselwaren.',
    ],
  ),
  ruling(
    'IP-8',
    ['May you pay for a step that would be lost?', 'No: it is not offered.'],
    ['Darf man für einen Schritt zahlen, der verloren ginge?', 'Nein: Er wird nicht angeboten.'],
  ),
  ruling(
    'IP-9',
    [
      'Weekly Market, Business Office: may the step be lost and the francs be taken?',
      'No. The step is the price and must be possible.',
    ],
    [
      'Wochenmarkt, Kontor: Darf der Schritt verloren gehen und die Franc kommen trotzdem?',
      'Nein. Der Schritt ist der Preis und muss möglich sein.',
    ],
  ),
  ruling(
    'IP-10',
    ['May the franc of sector 4+1 pay the fee?', 'No. The fee must be there beforehand.'],
    ['Darf der Franc des Sektors 4+1 die Gebühr bezahlen?', 'Nein. Die Gebühr muss vorher da sein.'],
  ),
  ruling(
    'IP-11',
    [
      'When does the franc of sector 4+1 come?',
      'After the fee and before the effect, so that it can help to pay for the effect.',
    ],
    [
      'Wann kommt der Franc des Sektors 4+1?',
      'Nach der Gebühr und vor der Wirkung, sodass er helfen kann, die Wirkung zu bezahlen.',
    ],
  ),
  ruling(
    'IP-12',
    [
      'When may you sell?',
      'In your own turn before or after the action, any number of your buildings, but not during an action. Both players can build a sold building again at once.',
    ],
    [
      'Wann darf man verkaufen?',
      'Im eigenen Zug vor oder nach der Aktion, beliebig viele eigene Gebäude, aber nicht mitten in einer Aktion. Was verkauft wurde, kann sofort wieder gebaut werden, von beiden.',
    ],
  ),
  ruling(
    'IP-13',
    [
      'What if nothing can be done?',
      'The action is lost and counts. Whoever owns a building is asked first, because a sale may help, but need not sell. As long as something can be done it must be done.',
    ],
    [
      'Was, wenn nichts möglich ist?',
      'Die Aktion ist verloren und zählt. Wer ein Gebäude besitzt, wird zuerst gefragt, weil ein Verkauf helfen kann, muss aber nicht verkaufen. Solange etwas möglich ist, muss es getan werden.',
    ],
  ),
  ruling(
    'IP-14',
    [
      'What does a sale bring?',
      'Half the printed number, rounded down should a value ever be odd. Factories and the Dock have no printed number and bring nothing.',
    ],
    [
      'Was bringt ein Verkauf?',
      'Die Hälfte der gedruckten Zahl, abgerundet, sollte ein Wert je ungerade sein. Fabriken und das Dock haben keine gedruckte Zahl und bringen nichts.',
    ],
  ),
  ruling(
    'IP-15',
    ['May a building be used without any effect?', 'Yes. It goes back to sector 0, and in 4+1 the franc is paid.'],
    [
      'Darf ein Gebäude ohne jede Wirkung genutzt werden?',
      'Ja. Es kommt zurück in Sektor 0, und in 4+1 wird der Franc gezahlt.',
    ],
  ),
  ruling(
    'IP-16',
    [
      'A tie?',
      'Shared win. The rule book asks for a rematch that the other player begins; “Play again” sets up exactly that.',
    ],
    [
      'Gleichstand?',
      'Geteilter Sieg. Die Spielregel verlangt eine Revanche, bei der der andere Spieler beginnt; „Noch einmal spielen“ richtet genau diese ein.',
    ],
  ),
  ruling(
    'IP-17',
    [
      'Locked buildings on the dial?',
      'They lie beside it and are never sold by force. As they come into play with J at the earliest, it makes no difference.',
    ],
    [
      'Gesperrte Gebäude auf dem Spielplan?',
      'Sie liegen daneben und werden nie zwangsweise verkauft. Da sie frühestens mit J ins Spiel kommen, macht es keinen Unterschied.',
    ],
  ),
  ruling(
    'IP-18',
    [
      'Usable sectors: a figure’s caption says five.',
      'Four: 2, 3, 4 and 4+1. The dial has no fifth with a value above 0.',
    ],
    [
      'Nutzbare Sektoren: Eine Bildunterschrift sagt fünf.',
      'Vier: 2, 3, 4 und 4+1. Der Spielplan hat keinen fünften mit einem Wert über 0.',
    ],
  ),
  ruling(
    'IP-19',
    [
      'Who begins?',
      'Drawn by lot, unless the table chooses a seat. That seat has the dial A to F and begins rounds A, C, E and so on. In a rematch the other player begins.',
    ],
    [
      'Wer beginnt?',
      'Wird ausgelost, wenn nicht der Tisch einen Platz bestimmt. Dieser Platz hat den Spielplan A bis F und beginnt die Runden A, C, E und so fort. Bei einer Revanche beginnt der andere Spieler.',
    ],
  ),
  ruling(
    'IP-20',
    [
      'Food from two markers?',
      'In any mix. Each marker makes its own paying moves, and the price is reached by both together.',
    ],
    [
      'Nahrung von zwei Warenanzeigern?',
      'In jeder Mischung. Jeder Warenanzeiger macht seine eigenen Zahlschritte, und beide zusammen erreichen den Preis.',
    ],
  ),
  ruling(
    'IP-21',
    ['The Pier’s two further steps?', 'Two steps, for one marker or for two, moved before or not.'],
    [
      'Die zwei weiteren Schritte des Piers?',
      'Zwei Schritte, für einen Warenanzeiger oder für zwei, ob vorher bewegt oder nicht.',
    ],
  ),
  ruling(
    'IP-22',
    ['Coins?', 'Unlimited, although the box holds 70 francs.'],
    ['Münzen?', 'Unbegrenzt, obwohl die Schachtel 70 Franc enthält.'],
  ),
  ruling(
    'IP-23',
    [
      'How many buildings come in a round, and how many actions does it have?',
      'The rule book at hand tells the actions of A, B and E only, and headings for A, B and C alone. Reviews tell the rest: 5, 3, seven times 2 and three times 3 buildings (one source), laid along the order of the rule book; three rounds each of 3, 5, 7 and 9 actions (two sources). So the Bakehouse comes with C, although the text prints the heading C after it.',
    ],
    [
      'Wie viele Gebäude kommen in einer Runde, und wie viele Aktionen hat sie?',
      'Die vorliegende Spielregel nennt nur die Aktionen von A, B und E und Überschriften nur für A, B und C. Das Übrige sagen Besprechungen: 5, 3, siebenmal 2 und dreimal 3 Gebäude (eine Quelle), der Reihenfolge der Spielregel nach verteilt; je drei Runden mit 3, 5, 7 und 9 Aktionen (zwei Quellen). Das Backhaus kommt also mit C, obwohl der Text die Überschrift C erst danach druckt.',
    ],
  ),
  ruling(
    'IP-24',
    [
      'Weekly Market: fish or grain, or some of each?',
      'Some of each. The choice is made anew each time: in sector 3 two steps of fish and one of grain are allowed. Where a choice holds for all steps, as at the Hardware Store, the rule book says so.',
    ],
    [
      'Wochenmarkt: Fisch oder Getreide, oder von beidem?',
      'Von beidem. Gewählt wird jedes Mal neu: In Sektor 3 sind zwei Schritte Fisch und einer Getreide erlaubt. Wo eine Wahl für alle Schritte gilt, wie beim Baumarkt, sagt die Spielregel es.',
    ],
  ),
];
