import { readdirSync, readFileSync } from 'node:fs';
import { currentAsk, NATURE, type Answer, type State } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { game, giveByHand, sitDown } from './testing.tsx';

const FOLDER = `${import.meta.dirname}/../../salty-ocean/fixtures/v1/`;

interface Sample {
  readonly kind: string;
  readonly key: string;
  readonly answer: Answer;
  readonly seat: number;
  readonly state: State;
}

/** The first answer of every kind in the recorded matches, which show everything that can happen. */
function samples(): Sample[] {
  const found = new Map<string, Sample>();
  for (const file of readdirSync(FOLDER)) {
    const { record } = JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as { record: unknown };
    const { setup, line } = core.movesOf(game, core.readRecord(record));
    core.replay(game, setup, line, line.length, (state, _, i) => {
      const move = line[i];
      if (!move || move.seat === NATURE || move.key === 'load') return;
      const verb = typeof move.answer === 'string' ? (move.answer.split(':')[0] ?? '') : '';
      const kind = ['act', 'second', 'swap'].includes(move.key) ? `${move.key} ${verb}` : move.key;
      if (found.has(kind) || core.dueSeats(state).every((seat) => seat !== move.seat)) return;
      found.set(kind, { ...move, kind, state: structuredClone(state) });
    });
  }
  return [...found.values()];
}

afterEach(cleanup);

describe('whatever the rules ask', () => {
  const all = samples();

  test('the recorded matches ask for everything', () => {
    const kinds = new Set(all.map(({ kind }) => kind));
    for (const key of ['catch', 'lose', 'sell', 'buy', 'end', 'look', 'swap swap', 'swap leave'])
      expect(kinds).toContain(key);
    for (const verb of ['build', 'extend', 'fish', 'lead', 'return', 'ship', 'load', 'sell', 'buy', 'pass'])
      expect(kinds).toContain(`act ${verb}`);
    expect([...kinds].some((kind) => kind.startsWith('second'))).toBe(true);
  });

  test.each(all.map((one) => [one.kind, one] as const))(
    'is answered on the board: %s',
    (_, { state, seat, key, answer }) => {
      const nature = core.dealer(game, state.setup, 'by hand');
      const match = { ...core.openMatch(game, state.setup, nature), state };
      const { answer: given } = sitDown(match, seat, nature);
      giveByHand(key, answer);
      expect(given.mock.calls[0]?.[0].key).toBe(key);
      expect(given.mock.calls[0]?.[1]).toEqual(answer);
      expect(currentAsk(match.state)).toBeDefined();
    },
  );
});
