import {
  anything,
  array,
  assert,
  constant,
  constantFrom,
  dictionary,
  double,
  integer,
  jsonValue,
  oneof,
  property,
  record,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisions, readSetup, stateText } from './decide.ts';
import { Refused } from './errors.ts';
import { openMatch, resumeMatch, stateAt, submit, undoTo, type Entry, type Submission } from './match.ts';
import { dealer } from './nature.ts';
import { movesOf, readRecord } from './record.ts';
import { ferry } from './testing/ferry.ts';
import { say } from './text.ts';

const setup = readSetup(ferry, 2);
const nature = dealer(ferry, setup, 'fuzz');
const input = () =>
  anything({
    withNullPrototype: true,
    withObjectString: true,
    withSparseArray: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
  });

/** Whether something was accepted; whatever is thrown must be a refusal that can be said. */
function accepted(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    for (const messages of Object.values(ferry.messages)) say(messages, error.text); // throws where a word is missing
    return false;
  }
}

describe('whatever comes in,', () => {
  it('an answer is accepted or refused with words, and a refused one changes nothing', () => {
    const match = openMatch(ferry, setup, nature);
    const open = decisions(ferry, match.state, 0).map((one) => one.id);
    const before = stateText(match.state);
    const submission = record({
      seat: oneof(integer({ min: -3, max: 3 }), input()),
      decision: oneof(constantFrom(...open), input()),
      answer: input(),
      token: oneof(constantFrom(undefined), input()),
    });
    assert(
      property(submission, (one) => {
        expect(accepted(() => submit(match, one as Submission, nature))).toBe(false);
        expect(stateText(match.state)).toBe(before);
      }),
      { numRuns: 2000 },
    );
  });

  it('a payment is taken if and only if it is one of the two, whatever stands beside it, and the log holds nothing else', () => {
    const names = [
      'coin',
      'coin',
      'fish',
      'fish',
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
      '\u0000',
      '\uD800',
      '',
      'gold',
    ];
    const counts = oneof(constantFrom(0, 0, 1, 1, -0, 2, 0.5, -1, Number.NaN, Infinity, 2 ** 53, 1e308), double());
    const bag = oneof(
      dictionary(constantFrom(...names), counts, { maxKeys: 4 }),
      // As JSON makes it: with a field of that name, and no other prototype.
      array(tuple(constantFrom(...names), counts), { maxLength: 4 }).map((fields) => Object.fromEntries(fields)),
      tuple(array(constantFrom(...names), { maxLength: 2 }), constant({ coin: 1 })).map(([list, more]) =>
        Object.assign(list, more),
      ),
    );
    let taken = 0;
    const pays = (one: object): boolean =>
      !Array.isArray(one) &&
      Object.entries(one).every(([name, n]) => (name === 'coin' || name === 'fish') && (n === 0 || n === 1)) &&
      Object.values(one).filter((n) => n === 1).length === 1;
    assert(
      property(bag, (answer) => {
        const match = openMatch(ferry, setup, nature);
        const give = (key: string, what: unknown) => {
          const decision = decisions(ferry, match.state, 0).find((one) => one.key === key)?.id ?? '';
          return submit(match, { seat: 0, decision, answer: what }, nature);
        };
        give('act', 'pay');
        const fine = accepted(() => give('toll', answer));
        expect(fine).toBe(pays(answer));
        taken += Number(fine);
        expect(['{"coin":1}', '{"fish":1}', '"pay"']).toContain(
          JSON.stringify((match.log.at(-1) as { answer: unknown }).answer),
        );
        expect(stateText(resumeMatch(ferry, setup, JSON.parse(JSON.stringify(match.log)) as Entry[]).state)).toBe(
          stateText(match.state),
        );
      }),
      { numRuns: 3000, examples: [[{ coin: 1 }], [{ coin: 0, fish: 1 }]] },
    );
    expect(taken).toBeGreaterThan(1);
  });

  it('a setup is read or refused with words', () =>
    assert(
      property(input(), input(), (seats, options) => {
        expect(accepted(() => readSetup(ferry, seats, options))).toBe(false);
      }),
    ));

  it('a record is replayed or refused with words', () => {
    const good = { quayside: 1, game: 'ferry', version: 3, seats: 2, options: {}, answers: [[0, 'act', 'gain']] };
    const part = record({
      quayside: oneof(constantFrom(1), jsonValue()),
      game: oneof(constantFrom('ferry'), jsonValue()),
      version: oneof(constantFrom(3), jsonValue()),
      seats: oneof(constantFrom(2), jsonValue()),
      options: oneof(constantFrom({}), jsonValue()),
      answers: oneof(constantFrom(good.answers), jsonValue()),
    });
    const play = (one: unknown) => {
      const { setup: read, line } = movesOf(ferry, readRecord(one));
      return stateAt(ferry, read, line);
    };
    expect(accepted(() => play(good))).toBe(true);
    assert(
      property(oneof(jsonValue(), part), (one) => typeof accepted(() => play(one)) === 'boolean'),
      { numRuns: 1000 },
    );
  });

  it('an undo goes somewhere or is refused with words', () => {
    const match = openMatch(ferry, setup, nature);
    assert(property(input(), (to) => typeof accepted(() => undoTo(match, to as number, 0)) === 'boolean'));
    expect(match.state.asked).toBe(1);
  });
});
