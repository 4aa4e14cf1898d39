import { describe, expect, it } from 'vitest';
import { decisions, readSetup, stateText } from './decide.ts';
import { Refused } from './errors.ts';
import { openMatch, stateAt, submit, undo } from './match.ts';
import { dealer } from './nature.ts';
import { fork, movesOf, readRecord, recordOfLog } from './record.ts';
import { ferry } from './testing/ferry.ts';

const setup = readSetup(ferry, 2, { river: 'narrow' });
const nature = dealer(ferry, setup, 'record');
const match = openMatch(ferry, setup, nature);
for (const answer of ['draw', 'gain', 'gain'])
  submit(match, { seat: 0, decision: decisions(ferry, match.state, 0)[0]?.id ?? '', answer }, nature);
undo(match, 0);
const record = recordOfLog(ferry, setup, match.log);

const refusal = (run: () => unknown): Refused | string => {
  try {
    run();
    return 'accepted';
  } catch (error) {
    return error instanceof Refused ? error : String(error);
  }
};

describe('a record', () => {
  it('holds the answers that stand, and leads to the same state after a journey through JSON', () => {
    expect(record.answers).toHaveLength(3);
    const { setup: read, line } = movesOf(ferry, readRecord(JSON.parse(JSON.stringify(record))));
    expect(stateText(stateAt(ferry, read, line))).toBe(stateText(match.state));
  });

  it('can be forked at any point', () => {
    expect(fork(record, 1).answers).toHaveLength(1);
    expect(fork(record, -5).answers).toHaveLength(0);
    expect(fork(record, 99).answers).toHaveLength(3);
  });

  const wrong: [string, unknown, string][] = [
    ['nothing', null, 'record'],
    ['a list', [], 'record'],
    ['a text', 'record', 'record'],
    ['another format', { ...record, quayside: 2 }, 'quayside'],
    ['no game', { ...record, game: 7 }, 'game'],
    ['a game with an endless name', { ...record, game: 'x'.repeat(1000) }, 'game'],
    ['half a version', { ...record, version: 0.5 }, 'version'],
    ['seats that are no number', { ...record, seats: '2' }, 'seats'],
    ['no options', { ...record, options: null }, 'options'],
    ['no answers', { ...record, answers: {} }, 'answers'],
    [
      'far too many answers',
      { ...record, answers: Array.from({ length: 100_001 }, () => [0, 'act', 'gain']) },
      'answers',
    ],
    [
      'an answer that is none',
      {
        ...record,
        answers: [
          [0, 'act', 'gain'],
          [0, 'act'],
        ],
      },
      'answers 2',
    ],
    ['an answer by nobody', { ...record, answers: [['0', 'act', 'gain']] }, 'answers 1'],
  ];
  for (const [name, input, field] of wrong)
    it(`with ${name} is refused, and what is wrong is named`, () =>
      expect(refusal(() => readRecord(input))).toMatchObject({ code: 'bad-record', text: { args: { field } } }));

  it('of another game or version is refused as such', () => {
    expect(refusal(() => movesOf(ferry, { ...record, game: 'chess' }))).toMatchObject({ code: 'unknown-game' });
    expect(refusal(() => movesOf(ferry, { ...record, version: 2 }))).toMatchObject({ code: 'unknown-version' });
    expect(refusal(() => movesOf(ferry, { ...record, seats: 9 }))).toMatchObject({ code: 'bad-options' });
    expect(refusal(() => movesOf(ferry, { ...record, options: { river: 'dry' } }))).toMatchObject({
      code: 'bad-options',
    });
  });

  it('with an answer that the rules refuse names it', () => {
    const { line } = movesOf(ferry, { ...record, answers: [...record.answers, [0, 'act', 'swim']] });
    expect(refusal(() => stateAt(ferry, setup, line))).toMatchObject({
      code: 'bad-record',
      text: { args: { at: 4, why: { key: 'why.swim' } } },
    });
  });

  it('in which nature cheats is refused', () => {
    const answers = record.answers.map(([seat, key, answer]) =>
      seat === -1 ? ([seat, key, 'palm'] as const) : ([seat, key, answer] as const),
    );
    const { line } = movesOf(ferry, { ...record, answers });
    expect(refusal(() => stateAt(ferry, setup, line))).toMatchObject({ code: 'bad-record' });
  });
});
