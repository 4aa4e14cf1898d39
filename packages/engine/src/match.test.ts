import { describe, expect, it } from 'vitest';
import type { Bag } from './bag.ts';
import { decisions, readSetup, stateText } from './decide.ts';
import { Refused } from './errors.ts';
import {
  openMatch,
  replay,
  resumeMatch,
  standing,
  stateAt,
  submit,
  undo,
  undoPoint,
  undoTo,
  type Match,
} from './match.ts';
import { dealer, type Nature } from './nature.ts';
import { NATURE } from './state.ts';
import { ferry, type Ferry } from './testing/ferry.ts';

const setup = readSetup(ferry, 2);
const nature = dealer(ferry, setup, 'match');
const open = () => openMatch(ferry, setup, nature);

const idOf = (match: Match<Ferry>, seat: number, key: string): string =>
  decisions(match.game, match.state, seat).find((one) => one.key === key)?.id ?? '';
const give = (match: Match<Ferry>, seat: number, key: string, answer: unknown, chance: Nature = nature) =>
  submit(match, { seat, decision: idOf(match, seat, key), answer }, chance);
const codeOf = (run: () => unknown): string => {
  try {
    run();
    return 'accepted';
  } catch (error) {
    return error instanceof Refused ? error.code : String(error);
  }
};

describe('a match', () => {
  it('logs every answer, nature’s too, and comes back from its log', () => {
    const match = open();
    give(match, 0, 'act', 'roll');
    give(match, 0, 'act', 'draw');
    expect(match.log.map((entry) => entry.kind === 'answer' && entry.seat)).toEqual([0, NATURE, 0, NATURE]);
    expect(stateText(resumeMatch(ferry, setup, match.log).state)).toBe(stateText(match.state));
  });

  it('accepts an answer whose decision is still open, whatever else has happened meanwhile', () => {
    const match = open();
    give(match, 0, 'act', 'vote');
    const mine = idOf(match, 1, 'vote');
    give(match, 0, 'vote', 'no');
    expect(codeOf(() => submit(match, { seat: 1, decision: mine, answer: 'yes' }, nature))).toBe('accepted');
  });

  it('refuses what is late, repeated, another’s, malformed or not offered, and stays as it was', () => {
    const match = open();
    const first = idOf(match, 0, 'act');
    submit(match, { seat: 0, decision: first, answer: 'pass', token: 'a' }, nature);
    const before = stateText(match.state) + JSON.stringify(match.log);
    const now = idOf(match, 1, 'act');
    expect(codeOf(() => submit(match, { seat: 0, decision: first, answer: 'done', token: 'b' }, nature))).toBe(
      'not-open',
    );
    expect(codeOf(() => submit(match, { seat: 0, decision: first, answer: 'pass', token: 'a' }, nature))).toBe(
      'repeated',
    );
    expect(codeOf(() => submit(match, { seat: 0, decision: now, answer: 'done' }, nature))).toBe('wrong-seat');
    // A guess at what another is offered is answered alike, right or wrong: the offer may be a secret.
    const guess = `${now.split('.')[0]}.wrong`;
    expect(codeOf(() => submit(match, { seat: 0, decision: guess, answer: 'done' }, nature))).toBe('wrong-seat');
    expect(codeOf(() => submit(match, { seat: 1, decision: now, answer: { done: 1 } }, nature))).toBe('malformed');
    expect(codeOf(() => submit(match, { seat: 1, decision: now, answer: 'swim' }, nature))).toBe('not-offered');
    expect(codeOf(() => submit(match, { seat: 1, decision: '', answer: 'done' }, nature))).toBe('not-open');
    expect(stateText(match.state) + JSON.stringify(match.log)).toBe(before);
  });

  it('takes an aside once under its id, and other seats do not make it another', () => {
    const match = open();
    give(match, 0, 'act', 'gain');
    const tip = idOf(match, 0, 'tip');
    const once = { seat: 0, decision: tip, answer: 'coin' };
    give(match, 1, 'tip', 'coin');
    expect(idOf(match, 0, 'tip')).toBe(tip);
    expect(codeOf(() => submit(match, once, nature))).toBe('accepted');
    expect(decisions(ferry, match.state, 0).some((one) => one.key === 'tip')).toBe(true);
    expect(codeOf(() => submit(match, once, nature))).toBe('not-open');
    undo(match, 0);
    expect(idOf(match, 0, 'tip')).toBe(tip);
  });

  it('keeps an answer without what it gives zero times, and of its own', () => {
    const match = open();
    give(match, 0, 'act', 'pay');
    const answer = { coin: 1, fish: 0 };
    give(match, 0, 'toll', answer);
    answer.coin = 7;
    expect(match.log.at(-1)).toMatchObject({ key: 'toll' });
    expect(JSON.stringify(match.log.at(-1))).toContain('"answer":{"coin":1}');
  });

  it('comes back from a log that holds tokens nobody knows, zero times', () => {
    const match = open();
    give(match, 0, 'act', 'pay');
    give(match, 0, 'toll', { coin: 1 });
    const bad = match.log.map((entry) =>
      entry.kind === 'answer' && entry.key === 'toll'
        ? { ...entry, answer: { coin: 1, constructor: 0, gold: 0 } as unknown as Bag }
        : entry,
    );
    expect(stateText(resumeMatch(ferry, setup, bad).state)).toBe(stateText(match.state));
  });

  it('is over for late answers', () => {
    const match = open();
    const last = idOf(match, 0, 'act');
    give(match, 0, 'act', 'done');
    expect(codeOf(() => submit(match, { seat: 0, decision: last, answer: 'done' }, nature))).toBe('over');
  });
});

describe('an undo', () => {
  it('takes back one’s last answer and stays in the log', () => {
    const match = open();
    give(match, 0, 'act', 'gain');
    const before = stateText(match.state);
    give(match, 0, 'act', 'gain');
    undo(match, 0);
    expect(stateText(match.state)).toBe(before);
    expect(match.log).toHaveLength(3);
    expect(standing(match.log)).toHaveLength(1);
  });

  it('takes back everything to the last barrier where one asks for that', () => {
    const match = open();
    give(match, 0, 'act', 'roll');
    const before = stateText(match.state);
    give(match, 0, 'act', 'gain');
    give(match, 0, 'act', 'gain');
    undo(match, 0, true);
    expect(stateText(match.state)).toBe(before);
  });

  it('does not reach over chance, over what was opened, or over others’ answers', () => {
    const match = open();
    give(match, 0, 'act', 'roll');
    expect(undoPoint(match.log, 0)).toBeNull();
    expect(codeOf(() => undo(match, 0))).toBe('no-undo');
    give(match, 0, 'act', 'vote');
    give(match, 0, 'vote', 'yes');
    expect(undoPoint(match.log, 0)).not.toBeNull();
    give(match, 1, 'vote', 'no');
    expect(undoPoint(match.log, 0)).toBeNull();
    expect(undoPoint(match.log, 1)).toBeNull();
  });

  it('by consent reaches anywhere and never leaves the match waiting for nature', () => {
    const match = open();
    give(match, 0, 'act', 'gain');
    give(match, 0, 'act', 'draw');
    give(match, 0, 'act', 'gain');
    undoTo(match, 2, 1);
    expect(match.state.drawn).toHaveLength(1);
    expect(decisions(ferry, match.state, 0)[0]?.key).toBe('act');
  });

  it('is no re-roll, whatever is answered in between', () => {
    const match = open();
    give(match, 0, 'act', 'roll');
    give(match, 0, 'act', 'draw');
    const [rolled, drawn] = [match.state.rolled, match.state.drawn];
    undoTo(match, 0, 0);
    give(match, 0, 'act', 'gain');
    give(match, 0, 'act', 'draw');
    give(match, 0, 'act', 'roll');
    expect([match.state.rolled, match.state.drawn]).toEqual([rolled, drawn]);
  });

  it('to nowhere is refused', () => {
    const match = open();
    for (const to of [-1, 1, 0.5, Number.NaN, 1e9]) expect(codeOf(() => undoTo(match, to, 0))).toBe('no-undo');
  });
});

describe('a replay', () => {
  const match = open();
  give(match, 0, 'act', 'draw');
  give(match, 0, 'act', 'gain');
  give(match, 0, 'act', 'done');
  const line = standing(match.log);

  it('leads to any point', () => {
    expect(stateText(stateAt(ferry, setup, line))).toBe(stateText(match.state));
    expect(stateAt(ferry, setup, line, 0).asked).toBe(1);
    expect(stateAt(ferry, setup, line, 2).drawn).toHaveLength(1);
  });

  it('shows every state and its events on the way', () => {
    const seen: [number, number][] = [];
    replay(ferry, setup, line, line.length, (_, events, index) => seen.push([index, events.length]));
    expect(seen).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 1],
    ]);
  });

  it('names the answer that can’t be given', () => {
    const bad = [...line.slice(0, 2), { seat: 1, key: 'act', answer: 'gain' }];
    expect(() => stateAt(ferry, setup, bad)).toThrow(
      expect.objectContaining({
        code: 'bad-record',
        text: expect.objectContaining({ args: expect.objectContaining({ at: 3 }) }),
      }),
    );
  });
});
