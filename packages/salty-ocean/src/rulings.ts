import { ruling, type Ruling } from '@quayside/engine';

/** RULINGS.md in both languages; a test compares the English words with that table. */
export const rulings: readonly Ruling[] = [
  ruling(
    'SO-1',
    ['Who starts?', 'The start player is drawn; the others follow in order of seats.'],
    ['Wer beginnt?', 'Der Startspieler wird ausgelost; die anderen folgen in Sitzreihenfolge.'],
  ),
  ruling(
    'SO-2',
    [
      'May one take an action that does nothing, to make it dearer?',
      'No. At least one barrel, ship or marker must move.',
    ],
    [
      'Darf man eine Aktion ohne Wirkung ausführen, um sie zu verteuern?',
      'Nein. Mindestens ein Fass, ein Schiff oder ein Marker muss sich bewegen.',
    ],
  ),
  ruling(
    'SO-3',
    ['May an empty ship sail?', 'Yes, and storm and pirates hit it like any other.'],
    ['Darf ein leeres Schiff auslaufen?', 'Ja, und Sturm und Piraten treffen es wie jedes andere.'],
  ),
  ruling(
    'SO-4',
    [
      'Must all salt aboard become fish?',
      'Yes, all of it. Herring or cod is chosen for each barrel; fish that is aboard already stays.',
    ],
    [
      'Muss alles Salz an Bord zu Fisch werden?',
      'Ja, alles. Hering oder Kabeljau wird je Fass gewählt; Fisch, der schon an Bord ist, bleibt.',
    ],
  ),
  ruling(
    'SO-5',
    [
      'In which order do storm, pirates and bad catch come?',
      'Damage by storm and pirates, then the bad catch, then fishing. Empty spaces are damaged first; on a full hold the owner chooses a barrel that is lost for each damage. A hold without spaces has nothing to lose.',
    ],
    [
      'In welcher Reihenfolge kommen Sturm, Piraten und schlechter Fang?',
      'Schaden durch Sturm und Piraten, dann der schlechte Fang, dann das Fischen. Leere Felder werden zuerst beschädigt; ist der Laderaum voll, wählt der Besitzer je Schaden ein Fass, das verloren geht. Ein Laderaum ohne Felder hat nichts zu verlieren.',
    ],
  ),
  ruling(
    'SO-6',
    [
      'May a ship leave several times in a round?',
      'Yes. Storm and bad catch hit it each time, pirates attack once per round.',
    ],
    [
      'Darf ein Schiff mehrmals in einer Runde auslaufen?',
      'Ja. Sturm und schlechter Fang treffen es jedes Mal, Piraten greifen einmal je Runde an.',
    ],
  ),
  ruling(
    'SO-7',
    [
      'With two players, do events move prices by two rows as well?',
      'As printed, unless the table chooses otherwise: it is an option.',
    ],
    [
      'Verschieben zu zweit auch Ereignisse die Preise um zwei Reihen?',
      'Wie aufgedruckt, wenn der Tisch nichts anderes wählt: Es ist eine Option.',
    ],
  ),
  ruling(
    'SO-8',
    [
      'Whom do pirates attack if several ships leave together?',
      'The first, and their owner says which sails first. Protected ships are passed over; the pirates wait for the next.',
    ],
    [
      'Wen greifen Piraten an, wenn mehrere Schiffe zusammen auslaufen?',
      'Das erste, und der Besitzer sagt, welches zuerst fährt. Geschützte Schiffe werden übergangen; die Piraten warten auf das nächste.',
    ],
  ),
  ruling(
    'SO-9',
    [
      'What may be moved in one action?',
      'All barrels in the warehouse and on ships in the harbour, from ship to ship as well. Only the end must fit; what is too much for the warehouse is lost by choice.',
    ],
    [
      'Was darf mit einer Aktion umgeladen werden?',
      'Alle Fässer im Warenlager und auf Schiffen im Hafen, auch von Schiff zu Schiff. Nur am Ende muss alles passen; was für das Warenlager zu viel ist, geht nach Wahl verloren.',
    ],
  ),
  ruling(
    'SO-10',
    [
      'What may be sold in one action?',
      'One sort, any number from 1, from places of the owner’s choice, all at one price. Even at price 0: it makes room and brings the finance office’s coins.',
    ],
    [
      'Was darf mit einer Aktion verkauft werden?',
      'Eine Sorte, beliebig viele ab 1, von Orten nach Wahl, alle zum selben Preis. Auch zum Preis 0: Es schafft Platz und bringt die Münzen des Finanzamts.',
    ],
  ),
  ruling(
    'SO-11',
    ['How many barrels may one buy?', 'One sort, up to the free space of the warehouse; never straight onto a ship.'],
    ['Wie viele Fässer darf man kaufen?', 'Eine Sorte, bis das Warenlager voll ist; nie gleich auf ein Schiff.'],
  ),
  ruling(
    'SO-12',
    [
      'May one go below −22?',
      'No. An action is offered only if its cost and prices keep one at −22 or above before its income. A fine stops at −22.',
    ],
    [
      'Darf man unter −22 geraten?',
      'Nein. Eine Aktion wird nur angeboten, wenn man mit Kosten und Preisen vor ihren Einnahmen bei −22 oder darüber bleibt. Ein Strafgeld endet bei −22.',
    ],
  ),
  ruling(
    'SO-13',
    [
      'How often is the fine due if an action and a ship are paid together?',
      'Once: zero is crossed once. What the owners of the yards get is paid afterwards.',
    ],
    [
      'Wie oft fällt das Strafgeld an, wenn Aktion und Schiff zusammen bezahlt werden?',
      'Einmal: Die Null wird einmal überschritten. Was die Erbauer bekommen, wird danach gezahlt.',
    ],
  ),
  ruling(
    'SO-14',
    [
      'How many may reach the last positions of Notre-Dame?',
      '45, 55 and 70: with four players 3, 2 and 1, with three 2, 1 and 1, with two 1 each. Who moves on frees no place. Only the one on 70 with four is known, the rest is reconstructed.',
    ],
    [
      'Wie viele erreichen die letzten Felder von Notre-Dame?',
      '45, 55 und 70: zu viert 3, 2 und 1, zu dritt 2, 1 und 1, zu zweit je 1. Wer weiterzieht, macht keinen Platz frei. Bekannt ist nur der eine auf 70 zu viert, der Rest ist rekonstruiert.',
    ],
  ),
  ruling(
    'SO-15',
    [
      'When may the Gros-Horloge be used?',
      'After the first action of a turn, once a round, for an action of another type; not in the turn in which it is built. Both together are one turn.',
    ],
    [
      'Wann lässt sich die Gros-Horloge nutzen?',
      'Nach der ersten Aktion eines Zuges, einmal je Runde, für eine Aktion anderer Art; nicht in dem Zug, in dem sie gebaut wird. Beide zusammen sind ein Zug.',
    ],
  ),
  ruling(
    'SO-16',
    [
      'Which tiles may the Fierte look at?',
      'The face-down tiles of the rounds after the next, and the five spare tiles, each a place of its own. After rounds 4 and 5 nobody is asked.',
    ],
    [
      'Welche Kärtchen sieht die Fierte?',
      'Die verdeckten Kärtchen der Runden nach der nächsten und die fünf Reservekärtchen, jedes ein eigener Platz. Nach den Runden 4 und 5 wird nicht gefragt.',
    ],
  ),
  ruling(
    'SO-17',
    [
      'What do the others learn of the Fierte’s look?',
      'Its owners look in turn order. Which places were looked at and whether they were swapped is public, the faces are not. What one knows goes with the tile.',
    ],
    [
      'Was erfahren die anderen vom Blick der Fierte?',
      'Die Erbauer sehen in der Zugfolge nach. Welche Plätze es waren und ob getauscht wurde, ist öffentlich, die Vorderseiten nicht. Was man weiß, wandert mit dem Kärtchen.',
    ],
  ),
  ruling(
    'SO-18',
    [
      'Which ship does the lighthouse repair?',
      'One a round, in the harbour or at sea, completely; one may do without. If only one ship is damaged, it is repaired without asking.',
    ],
    [
      'Welches Schiff repariert der Leuchtturm?',
      'Eines je Runde, im Hafen oder auf See, ganz; man darf verzichten. Ist nur ein Schiff beschädigt, wird es ohne Frage repariert.',
    ],
  ),
  ruling(
    'SO-19',
    [
      'What of salt that does not fit into the warehouse?',
      'The owner chooses which barrels are lost. With one sort nobody is asked.',
    ],
    [
      'Was ist mit Salz, das nicht ins Warenlager passt?',
      'Der Besitzer wählt, welche Fässer verloren gehen. Bei nur einer Sorte wird nicht gefragt.',
    ],
  ),
  ruling('SO-20', ['Where is a new ship?', 'Empty, in the harbour.'], ['Wo ist ein neues Schiff?', 'Leer, im Hafen.']),
  ruling(
    'SO-21',
    ['What are unsold barrels worth at the end?', 'Nothing.'],
    ['Was sind unverkaufte Fässer am Spielende wert?', 'Nichts.'],
  ),
  ruling(
    'SO-22',
    [
      'What does the Town Hall count?',
      'Itself, stained glass, bank and vault one each, Notre-Dame once; not the saline, not the dépôt.',
    ],
    [
      'Was zählt das Rathaus?',
      'Sich selbst, Kirchenfenster, Bank und Tresorraum je einmal, Notre-Dame einmal; nicht Saline und Dépôt.',
    ],
  ),
  ruling(
    'SO-23',
    ['Which ships does the lighthouse count at the end?', 'All that one owns, at sea or damaged too.'],
    ['Welche Schiffe zählt der Leuchtturm am Spielende?', 'Alle eigenen, auch auf See oder beschädigt.'],
  ),
  ruling(
    'SO-24',
    ['May one choose the space of a building?', 'No, one gets the best that is free.'],
    ['Darf man das Feld eines Gebäudes wählen?', 'Nein, man bekommt das beste freie.'],
  ),
  ruling(
    'SO-25',
    [
      'What if one can only pass? When does the phase end?',
      'One passes without being asked, and the log says so. The phase ends when as many have passed in a row as there are players.',
    ],
    [
      'Was, wenn man nur passen kann? Wann endet die Phase?',
      'Dann passt man ohne Frage, und das Protokoll sagt es. Die Phase endet, wenn so viele in Folge gepasst haben, wie mitspielen.',
    ],
  ),
  ruling(
    'SO-26',
    ['What of a price beyond the top or the bottom row?', 'It stays on the last row.'],
    ['Was ist mit einem Preis jenseits der obersten oder untersten Reihe?', 'Er bleibt auf der letzten Reihe.'],
  ),
  ruling(
    'SO-27',
    [
      'Are prices and event tiles those of the printed game?',
      'Herring at 5, 4 and 3 and salt at 0 are in the rule book. All other prices and the ten tiles are reconstructed, and are marked so.',
    ],
    [
      'Sind Preise und Ereigniskärtchen die des gedruckten Spiels?',
      'Hering zu 5, 4 und 3 und Salz zu 0 stehen in der Spielregel. Alle anderen Preise und die zehn Kärtchen sind rekonstruiert und so gekennzeichnet.',
    ],
  ),
];
