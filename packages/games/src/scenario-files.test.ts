import { describe, expect, it } from 'vitest';
import { NATURE, type Game } from '@quayside/engine';
import { dealer, decisions, dueSeats, isOver, randomFrom, sample } from '@quayside/engine/host';
import * as testkit from '@quayside/testkit';
import {
  answerAt,
  dealtBy,
  editAt,
  positionAt,
  openDevMatch,
  scenarioAt,
  type DevMatch,
} from '@quayside/testkit/dev-table';
import { games } from './index.ts';

/** A random line of play, by a seed. */
function lineOf(game: Game, seats: number, seed: string, answers: number): DevMatch {
  const random = randomFrom(seed);
  let line = openDevMatch(game, seats);
  const nature = dealer(game, line.setup, seed);
  line = dealtBy(line, nature);
  for (let i = 0; i < answers && !isOver(positionAt(line).state); i++) {
    const { state } = positionAt(line);
    const seat = dueSeats(state)[0] ?? NATURE;
    const open = decisions(game, state, seat);
    const { key, offer } = open[Math.floor(random() * open.length)] ?? open[0]!;
    line = dealtBy(answerAt(line, { seat, key, answer: sample(offer, random) }), nature);
  }
  return line;
}

/** The book that a file exports: its text without imports. */
function bookIn(text: string, game: Game): testkit.ScenarioBook {
  const [, body = ''] = text.split('export default ');
  const names = Object.keys({ ...testkit });
  // oxlint-disable-next-line typescript/no-implied-eval -- a module can't be imported from a text
  const make = new Function(...names, 'game', `return ${body.replace(/^scenarios\(\n {2}\w+,/, 'scenarios(game,')}`);
  return make(...Object.values({ ...testkit }), game) as testkit.ScenarioBook;
}

describe.each(games.map((game) => [game.id, game] as const))(
  '%s: a line of play written as a scenario holds',
  (_, game) => {
    const source = { from: 'anywhere', name: 'game' };
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      it.each([0, 0.5, 1])(`with ${seats} seats, from %d of the way on`, (part) => {
        for (const seed of ['a', 'b']) {
          const line = lineOf(game, seats, `${seed}${seats}${part}`, seed === 'a' ? 10 : 60);
          // Any position of a match fits in the place of any other.
          expect(editAt(openDevMatch(game, seats), positionAt(line).state)).toHaveProperty('moments');
          const from = Math.round(part * line.at);
          const text = scenarioAt(line, source, { title: 'it’s a "line"', rule: 'any', from });
          const [result] = testkit.runScenarios(bookIn(text, game));
          expect(result).toMatchObject({ name: 'it’s a "line"', failure: null });
        }
      });
  },
);
