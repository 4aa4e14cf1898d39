import { line, type ReferencePart } from '@quayside/engine';

/** The game at a glance, in our own words. */
export const reference: readonly ReferencePart[] = [
  {
    title: { en: 'What it is about', de: 'Worum es geht' },
    lines: [
      line(
        [
          'The merchants of Rouen',
          'Salt goes aboard, fish comes back, and the market pays less after every sale. Whoever has most coins when the king comes wins.',
        ],
        [
          'Kaufleute in Rouen',
          'Salz geht an Bord, Fisch kommt zurück, und nach jedem Verkauf zahlt der Markt weniger. Wer beim Besuch des Königs die meisten Münzen hat, gewinnt.',
        ],
        'coin',
      ),
      line(
        [
          'Five rounds',
          'Each begins with an event, goes on with actions until all have passed in a row, and ends with salt, rent, interest and a new turn order: the poorest first.',
        ],
        [
          'Fünf Runden',
          'Jede beginnt mit einem Ereignis, geht mit Aktionen weiter, bis alle in Folge gepasst haben, und endet mit Salz, Miete, Zinsen und neuer Zugfolge: die Ärmsten zuerst.',
        ],
        'round',
      ),
      line(
        [
          'Debts are normal',
          'You may owe up to 22 coins. Falling below zero costs 1 at once, and 1 more at the end of each round in debt.',
        ],
        [
          'Schulden sind normal',
          'Du darfst bis zu 22 Münzen im Minus sein. Wer unter null fällt, zahlt sofort 1, und am Ende jeder Runde im Minus noch 1.',
        ],
        'coin',
      ),
    ],
  },
  {
    title: { en: 'Actions', de: 'Aktionen' },
    lines: [
      line(
        [
          'Four types, rising costs',
          'City, navigation, harbour, market: the first action of a type in a round is free, each one costs 1 more than the last, whoever took it, up to 10.',
        ],
        [
          'Vier Arten, steigende Kosten',
          'Stadt, Seefahrt, Hafen, Markt: Die erste Aktion einer Art in der Runde ist frei, jede weitere kostet 1 mehr als die letzte, egal von wem, bis 10.',
        ],
        'coin',
      ),
      line(
        [
          'City',
          'Build a building or extend saline, dépôt or Notre-Dame. Buildings cost nothing but the action; the first builders get the better spaces.',
        ],
        [
          'Stadt',
          'Baue ein Gebäude oder baue Saline, Dépôt oder Notre-Dame aus. Gebäude kosten nur die Aktion; wer zuerst baut, bekommt das bessere Feld.',
        ],
        'building',
      ),
      line(
        [
          'Navigation',
          'Sail with any of your ships: salt aboard becomes herring or cod. Or bring ships back to Rouen.',
        ],
        [
          'Seefahrt',
          'Fahre mit beliebigen deiner Schiffe aus: Salz an Bord wird zu Hering oder Kabeljau. Oder hole Schiffe nach Rouen zurück.',
        ],
        'herring',
      ),
      line(
        [
          'Harbour',
          'Move barrels between warehouse and ships in the harbour, or build a ship, once there are a shipyard and a naval academy.',
        ],
        [
          'Hafen',
          'Lade Fässer zwischen Warenlager und Schiffen im Hafen um, oder baue ein Schiff, sobald es Werft und Marineakademie gibt.',
        ],
        'ship',
      ),
      line(
        [
          'Market',
          'Sell one sort from warehouse and ships in the harbour: the price goes down a row for every 8 barrels or part of them. Or buy one sort into the warehouse.',
        ],
        [
          'Markt',
          'Verkaufe eine Sorte aus Warenlager und Schiffen im Hafen: Der Preis sinkt je angefangene 8 Fässer um eine Reihe. Oder kaufe eine Sorte ins Warenlager.',
        ],
        'cod',
      ),
    ],
  },
  {
    title: { en: 'Events', de: 'Ereignisse' },
    lines: [
      line(
        ['Prices and weather', 'The tile of the round moves the prices; the next one lies open, so that you can plan.'],
        [
          'Preise und Wetter',
          'Das Kärtchen der Runde verschiebt die Preise; das nächste liegt offen, damit du planen kannst.',
        ],
        'round',
      ),
      line(
        [
          'Storm, pirates, bad catch',
          'A storm takes a space of every ship that leaves, pirates take two of the first one, a bad catch takes a barrel of salt.',
        ],
        [
          'Sturm, Piraten, schlechter Fang',
          'Ein Sturm nimmt jedem auslaufenden Schiff ein Feld, Piraten dem ersten zwei, ein schlechter Fang ein Fass Salz.',
        ],
        'ship',
      ),
    ],
  },
  {
    title: { en: 'End of the round', de: 'Ende der Runde' },
    lines: [
      line(
        [
          'In this order',
          'Lighthouse and Fierte, salt, rent, interest, fines, costs back to 0, coins above 40 are lost (80 with a bank, no limit with a vault), new turn order.',
        ],
        [
          'In dieser Reihenfolge',
          'Leuchtturm und Fierte, Salz, Miete, Zinsen, Strafgeld, Kosten auf 0, Münzen über 40 sind verloren (80 mit Bank, kein Maximum mit Tresorraum), neue Zugfolge.',
        ],
        'round',
      ),
    ],
  },
  {
    title: { en: 'What counts', de: 'Was zählt' },
    lines: [
      line(
        [
          'Coins',
          'Yours, and those of Notre-Dame, stained glass, Saint-Maclou, lighthouse and town hall. Barrels count for nothing. A tie goes to more buildings.',
        ],
        [
          'Münzen',
          'Deine und die von Notre-Dame, Kirchenfenstern, Saint-Maclou, Leuchtturm und Rathaus. Fässer zählen nichts. Bei Gleichstand entscheiden mehr Gebäude.',
        ],
        'coin',
      ),
      line(
        [
          'Two and three players',
          'Fewer spaces in the city. With two there is no cod, and sales move prices by two rows.',
        ],
        [
          'Zu zweit und zu dritt',
          'Weniger Felder in der Stadt. Zu zweit gibt es keinen Kabeljau, und Verkäufe verschieben die Preise um zwei Reihen.',
        ],
        'building',
      ),
    ],
  },
];
