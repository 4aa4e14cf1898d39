import type { Lesson, LessonStep, Move, Seat } from '@quayside/engine';
import { hints } from './hints.ts';

const [ME, ODILE]: readonly [Seat, Seat] = [0, 1];

const act = (seat: Seat, answer: string): Move => ({ seat, key: 'act', answer });
const end = (seat: Seat): Move => ({ seat, key: 'end', answer: 'end' });
const step = (en: string, de: string, more: Omit<LessonStep, 'words'> = {}): LessonStep => ({
  words: { en, de },
  ...more,
});
const does = (answer: string, at?: string) => ({ does: { key: 'act', answer }, ...(at === undefined ? {} : { at }) });
const END = { does: { key: 'end', answer: 'end' } };
const NOT_YET = {
  pass: {
    en: 'You may pass and come back later. But right now actions are cheap: use it.',
    de: 'Passen darfst du und später weitermachen. Aber gerade sind Aktionen billig: Nutze das.',
  },
};

/** A whole first round of two, with one voyage from the salt to the market. */
export const lesson: Lesson = {
  seats: 2,
  seat: ME,
  names: ['', 'Odile'],
  nature: { rolls: { first: '0' }, decks: { events: ['event-1', 'event-4'] } },
  steps: [
    step(
      'Welcome to Rouen! You and Odile are merchants. Ships take salt out to sea and bring fish home. After five rounds the most coins win.',
      'Willkommen in Rouen! Du und Odile seid Kaufleute. Schiffe nehmen Salz mit auf See und bringen Fisch nach Hause. Nach fünf Runden gewinnen die meisten Münzen.',
      { at: 'rouen' },
    ),
    step(
      'You have 10 coins, and a caravel in the harbour with 3 barrels of salt. Your saline makes 3 salt at the end of each round, your warehouse holds 6 barrels.',
      'Du hast 10 Münzen und im Hafen eine Karavelle mit 3 Fässern Salz. Deine Saline gewinnt am Ende jeder Runde 3 Salz, dein Warenlager fasst 6 Fässer.',
      { at: 'seat:0' },
    ),
    step(
      'The round began with an event: salt went up a row, herring two, and the sea is calm. The next tile lies open already: next round there will be a storm.',
      'Die Runde begann mit einem Ereignis: Salz stieg um eine Reihe, Hering um zwei, und die See ist ruhig. Das nächste Kärtchen liegt schon offen: Nächste Runde stürmt es.',
      { at: 'events' },
    ),
    step(
      'There are four types of action: city, navigation, harbour and market. The first of each type in a round is free. Begin with the city and extend your saline: it will make 7 salt instead of 3.',
      'Es gibt vier Arten von Aktionen: Stadt, Seefahrt, Hafen und Markt. Die erste jeder Art ist in der Runde frei. Beginne mit der Stadt und baue deine Saline aus: Sie gewinnt dann 7 Salz statt 3.',
      { ...does('extend:saline', 'building:saline'), instead: NOT_YET },
    ),
    step(
      'From now on a city action costs 1, for Odile too. One action is a turn: end it.',
      'Ab jetzt kostet eine Stadtaktion 1, auch für Odile. Eine Aktion ist ein Zug: Beende ihn.',
      END,
    ),
    step(
      'Odile builds an inn for 1 coin. Buildings cost nothing besides. The next city action costs 2.',
      'Odile baut für 1 Münze ein Gasthaus. Sonst kosten Gebäude nichts. Die nächste Stadtaktion kostet 2.',
      { at: 'building:inn', others: [act(ODILE, 'build:inn'), end(ODILE)] },
    ),
    step(
      'Navigation is still free. Go fishing while the sea is calm: all salt aboard becomes fish. With two players that is herring.',
      'Seefahrt ist noch frei. Geh auf Fangfahrt, solange die See ruhig ist: Alles Salz an Bord wird zu Fisch. Zu zweit ist das Hering.',
      { ...does('fish:caravel-1', 'ship:0:caravel-1'), instead: NOT_YET },
    ),
    step('3 herring are aboard. End your turn.', '3 Hering sind an Bord. Beende deinen Zug.', END),
    step(
      'Odile builds a shipyard for 2 coins. With a naval academy beside it, anybody can build ships, and her share comes with each.',
      'Odile baut für 2 Münzen eine Werft. Mit einer Marineakademie dazu können alle Schiffe bauen, und jedes bringt ihr einen Anteil.',
      { at: 'building:shipyard', others: [act(ODILE, 'build:shipyard'), end(ODILE)] },
    ),
    step(
      'Fish is sold in Rouen. Bring your caravel back; navigation costs 1 by now.',
      'Verkauft wird in Rouen. Hole deine Karavelle zurück; die Seefahrt kostet inzwischen 1.',
      { ...does('return:caravel-1', 'ship:0:caravel-1'), instead: NOT_YET },
    ),
    step('She is in the harbour. End your turn.', 'Sie liegt im Hafen. Beende deinen Zug.', END),
    step('Odile goes fishing as well, for 2 coins.', 'Auch Odile geht auf Fangfahrt, für 2 Münzen.', {
      at: 'ocean:1',
      others: [act(ODILE, 'fish:caravel-1'), end(ODILE)],
    }),
    step(
      'Herring is at 6, the top of the market, and you are first to sell. Take the market action.',
      'Hering steht auf 6, ganz oben auf dem Markt, und du verkaufst zuerst. Wähle die Marktaktion.',
      { ...does('sell:herring'), instead: NOT_YET },
    ),
    step('Sell all three from your caravel.', 'Verkaufe alle drei von deiner Karavelle.', {
      does: { key: 'sell', answer: { 'caravel-1': 3 } },
    }),
    step(
      '18 coins for you, and herring falls by two rows to 4, as always with two players. Odile will get less. End your turn.',
      '18 Münzen für dich, und Hering fällt um zwei Reihen auf 4, wie immer zu zweit. Odile bekommt weniger. Beende deinen Zug.',
      END,
    ),
    step(
      'Odile passes: 1 of 2 in a row. She may act again if you do not pass as well.',
      'Odile passt: 1 von 2 in Folge. Sie darf weitermachen, wenn du nicht auch passt.',
      { at: 'passes', others: [act(ODILE, 'pass')] },
    ),
    step(
      'Build an inn, too. It costs 3 by now and brings at least 2 coins every round.',
      'Bau auch ein Gasthaus. Es kostet inzwischen 3 und bringt jede Runde mindestens 2 Münzen.',
      { ...does('build:inn', 'building:inn'), instead: NOT_YET },
    ),
    step('End your turn.', 'Beende deinen Zug.', END),
    step(
      'Odile passes again. If you pass now, too, the round is over.',
      'Odile passt wieder. Passt du jetzt auch, ist die Runde vorbei.',
      { others: [act(ODILE, 'pass')], ...does('pass') },
    ),
    step(
      'The end of the round: your saline made 7 salt, but the warehouse holds 6, and 1 is lost. Both inns bring 2 coins. All costs are back at 0, and whoever has fewest coins begins: Odile.',
      'Ende der Runde: Deine Saline gewann 7 Salz, aber das Warenlager fasst 6, und 1 ist verloren. Beide Gasthäuser bringen 2 Münzen. Alle Kosten sind wieder bei 0, und wer die wenigsten Münzen hat, beginnt: Odile.',
      { at: 'order' },
    ),
    step(
      'Now there is a storm, and every ship that leaves loses a space. You have 26 coins. Do not be afraid of debts: 22 coins of credit cost 1 coin, and 1 more each round. Good voyage!',
      'Nun stürmt es, und jedes Schiff, das ausläuft, verliert ein Feld. Du hast 26 Münzen. Fürchte keine Schulden: 22 Münzen Kredit kosten 1 Münze, und jede Runde 1 mehr. Gute Fahrt!',
      { at: 'coins:0' },
    ),
  ],
  hints,
};
