import { line, type Handbook } from '@quayside/engine';

/** Tidewater at a glance. Its rules leave nothing open, so there are no rulings. */
export const handbook: Handbook = {
  reference: [
    {
      title: { en: 'A day', de: 'Ein Tag' },
      lines: [
        line(
          ['The tide comes in', 'It brings one lot of cargo, for all to see.'],
          ['Die Flut kommt', 'Sie bringt einen Posten Ladung, für alle sichtbar.'],
          'boat',
        ),
        line(
          [
            'One worker each',
            'In turns, each sends a worker to a free place: nets (3 fish), woods (2 wood), ropewalk (rope and a coin), weaver (cloth and a coin), lookout, tavern or shipyard.',
          ],
          [
            'Je eine Arbeitskraft',
            'Reihum schickt jede Familie eine Arbeitskraft an einen freien Platz: Netze (3 Fische), Wald (2 Holz), Seilerbahn (Seil und eine Münze), Weberei (Tuch und eine Münze), Ausguck, Schenke oder Werft.',
          ],
          'worker',
        ),
        line(
          ['The shipyard', 'A fish or a coin as fee, then 2 wood, 1 rope or cloth and 1 coin: a boat.'],
          ['Die Werft', 'Ein Fisch oder eine Münze als Gebühr, dann 2 Holz, 1 Seil oder Tuch und 1 Münze: ein Boot.'],
          'wood',
        ),
        line(
          ['The lookout', 'Look at the next two lots and put them back as you like. In fog nobody sees anything.'],
          [
            'Der Ausguck',
            'Sieh dir die nächsten beiden Posten an und leg sie zurück, wie du magst. Im Nebel sieht niemand etwas.',
          ],
        ),
        line(
          [
            'The tavern',
            'Draw two favours, unseen by the others; whoever has more than two lets some go, face down. In your turn you may call in favours: a haul brings 2 fish, planks 1 wood, a purse 2 coins. Once all have been drawn, the used ones are shuffled again.',
          ],
          [
            'Die Schenke',
            'Zieh zwei Gefallen, verdeckt vor den anderen; wer mehr als zwei hat, legt überzählige verdeckt ab. In deinem Zug darfst du Gefallen einfordern: Ein Fischzug bringt 2 Fische, Bretter 1 Holz, ein Geldbeutel 2 Münzen. Sind alle gezogen, werden die abgelegten neu gemischt.',
          ],
        ),
        line(
          [
            'The auction',
            'All bid at once, unseen. The highest bid wins the lot and is paid; a tie leaves it to the sea.',
          ],
          [
            'Die Versteigerung',
            'Alle bieten zugleich und verdeckt. Das höchste Gebot gewinnt den Posten und wird bezahlt; bei Gleichstand behält ihn das Meer.',
          ],
          'coin',
        ),
        line(
          ['Selling', 'Before and after your worker’s errand a fish fetches a coin.'],
          ['Verkaufen', 'Vor und nach dem Gang deiner Arbeitskraft bringt ein Fisch eine Münze.'],
          'fish',
        ),
      ],
    },
    {
      title: { en: 'What counts', de: 'Was zählt' },
      lines: [
        line(
          ['After the last day', '6 for each boat, the points of your cargo, and your coins.'],
          ['Nach dem letzten Tag', '6 je Boot, die Punkte deiner Ladung und deine Münzen.'],
          'value',
        ),
      ],
    },
  ],
  rulings: [],
};
