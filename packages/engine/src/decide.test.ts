import { describe, expect, it } from 'vitest';
import { conceal, imagine } from './conceal.ts';
import { apply, decisions, explain, preview, readSetup, refusal, start, stateText } from './decide.ts';
import { Refused } from './errors.ts';
import { eventFor } from './event.ts';
import type { AnyQuestion } from './game.ts';
import type { Ask, Together } from './pending.ts';
import { randomFrom } from './random.ts';
import { NATURE, SPECTATOR } from './state.ts';
import { ferry, type Ferry } from './testing/ferry.ts';
import { say } from './text.ts';

const begun = (seats = 2) => start(ferry, readSetup(ferry, seats)).state;
const act = (answer: string, seat = 0) => ({ seat, key: 'act', answer });
const refused = (run: () => unknown): Refused => {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('it was accepted');
};

describe('a setup', () => {
  it('fills in what was not said', () =>
    expect(readSetup(ferry, 2, { night: true })).toEqual({
      seats: 2,
      options: { fares: 2, night: true, river: 'wide' },
    }));
  it('is refused with the reason', () => {
    expect(refused(() => readSetup(ferry, 4)).text).toEqual({ key: 'core.options.seats', args: { min: 1, max: 3 } });
    for (const seats of [0, 1.5, '2', null, Number.NaN, 1e9])
      expect(refused(() => readSetup(ferry, seats)).code).toBe('bad-options');
    expect(refused(() => readSetup(ferry, 2, { speed: 1 })).text.args).toEqual({ option: 'speed' });
    expect(refused(() => readSetup(ferry, 1, { night: true })).text.key).toBe('why.night');
  });
});

describe('an answer', () => {
  it('never touches the caller’s state', () => {
    const s = begun();
    const before = stateText(s);
    apply(ferry, s, act('gain'));
    expect(stateText(s)).toBe(before);
  });

  const cases: [string, { seat: unknown; key: unknown; answer: unknown }, Refused['code']][] = [
    ['that is not offered', act('fly'), 'not-offered'],
    ['that is no option at all', { seat: 0, key: 'act', answer: 7 }, 'malformed'],
    ['that is huge', act('x'.repeat(1_000_000)), 'not-offered'],
    ['to a decision that is closed', { seat: 0, key: 'toll', answer: {} }, 'not-open'],
    ['to another seat’s decision', act('done', 1), 'wrong-seat'],
    ['from nowhere', act('done', 99), 'wrong-seat'],
    ['from something that is no seat', { seat: '0', key: 'act', answer: 'done' }, 'malformed'],
    ['to something that is no key', { seat: 0, key: null, answer: 'done' }, 'malformed'],
    ['to a key that every object has', { seat: 0, key: 'constructor', answer: 'done' }, 'not-open'],
  ];
  for (const [name, move, code] of cases)
    it(`${name} is refused as ${code}, in both languages, and changes nothing`, () => {
      const s = begun();
      const before = stateText(s);
      const error = refused(() => apply(ferry, s, move as ReturnType<typeof act>));
      expect(error.code).toBe(code);
      expect(say(ferry.messages.en, error.text)).not.toBe('');
      for (const messages of Object.values(ferry.messages)) expect(say(messages, error.text)).not.toBe('');
      expect(error.message.length).toBeLessThan(300);
      expect(stateText(s)).toBe(before);
    });

  it('after the end is told so', () => {
    const { state } = apply(ferry, begun(), act('done'));
    expect(refusal(ferry, state, act('done'))?.code).toBe('over');
  });

  it('to a decision that is closed is explained by the module where it can', () => {
    const toll = ferry.questions['toll'] as AnyQuestion<Ferry>; // the ferry has one
    const told: typeof ferry = {
      ...ferry,
      questions: { ...ferry.questions, toll: { ...toll, closed: () => ({ key: 'why.swim' }) } },
    };
    expect(explain(told, begun(), 0, 'toll', {})).toEqual({ key: 'why.swim' });
    expect(refusal(told, begun(), { seat: 0, key: 'toll', answer: {} })?.code).toBe('not-open');
    // Somebody who does not sit at the table learns nothing but that.
    expect(explain(told, begun(), 99, 'toll', {})).toEqual({ key: 'core.refused.closed' });
    expect(explain(ferry, begun(), 0, 'toll', {})).toEqual({ key: 'core.refused.closed' });
  });

  it('that is not offered is explained by the module, a payment by the core', () => {
    expect(explain(ferry, begun(), 0, 'act', 'swim')).toEqual({ key: 'why.swim' });
    const paying = apply(ferry, begun(), act('pay')).state;
    expect(explain(ferry, paying, 0, 'toll', {})).toEqual({
      key: 'core.bundle.uncovered',
      args: { need: 'toll', missing: 1 },
    });
    expect(explain(ferry, paying, 0, 'toll', { coin: 1, fish: 1 })?.key).toBe('core.bundle.waste');
    expect(explain(ferry, paying, 0, 'toll', { coin: 1 })).toBeNull();
  });
});

describe('a decision', () => {
  it('keeps its name as long as it is open and unchanged', () => {
    const s = begun();
    const [due, aside] = decisions(ferry, s, 0);
    expect([due?.key, due?.due, aside?.key, aside?.due]).toEqual(['act', true, 'tip', false]);
    const tipped = apply(ferry, s, { seat: 0, key: 'tip', answer: 'coin' }).state;
    expect(decisions(ferry, tipped, 0)[0]?.id).toBe(due?.id);
    const passed = apply(ferry, apply(ferry, s, act('pass')).state, act('pass', 1)).state;
    expect(decisions(ferry, passed, 0)[0]?.id).not.toBe(due?.id);
  });

  it('is open to nobody who does not sit at the table', () => {
    for (const seat of [SPECTATOR, 2, 99]) expect(decisions(ferry, begun(), seat)).toEqual([]);
  });
});

describe('a view', () => {
  const asksIn = (s: Ferry) => (s.pending.at(-1) as Together).branches.map(({ stack }) => stack.at(-1));
  const voting = () =>
    apply(ferry, apply(ferry, begun(3), act('vote')).state, { seat: 1, key: 'vote', answer: 'yes' }).state;

  it('shows that others have answered, and hides what until all have', () => {
    const about = { data: { about: 'tea' } };
    expect(asksIn(conceal(ferry, voting(), 0))).toMatchObject([about, { ...about, given: null }, about]);
    expect(asksIn(conceal(ferry, voting(), 1))[1]).toMatchObject({ given: 'yes' });
    expect(JSON.stringify(conceal(ferry, voting(), SPECTATOR))).not.toContain('yes');
    const all = [0, 2].reduce((s, seat) => apply(ferry, s, { seat, key: 'vote', answer: 'no' }).state, voting());
    expect(conceal(ferry, all, SPECTATOR).votes).toEqual(['no', 'yes', 'no']);
  });

  it('hides what others are asked in secret, and what chance is asked for one of them', () => {
    let s = apply(ferry, begun(), act('look')).state;
    expect(s.pending.at(-1)).toMatchObject({ for: 0, data: { pile: 'deck' } });
    expect(conceal(ferry, s, 0)).toEqual(s);
    expect(conceal(ferry, s, 1).pending.at(-1)).toEqual({ id: expect.any(Number), seat: NATURE, key: 'core.draw', for: 0, hidden: true }); // prettier-ignore
    for (const answer of ['elm', 'oak']) s = apply(ferry, s, { seat: NATURE, key: 'core.draw', answer }).state;
    expect(conceal(ferry, s, 0).pending.at(-1)).toMatchObject({ key: 'arrange', data: { why: 'dusk' } });
    expect(conceal(ferry, s, 1).pending.at(-1)).toEqual({ id: expect.any(Number), seat: 0, key: 'arrange', hidden: true }); // prettier-ignore
  });

  it('hides nothing after the end', () => {
    let s = apply(ferry, begun(), act('look')).state;
    for (const answer of ['elm', 'oak']) s = apply(ferry, s, { seat: NATURE, key: 'core.draw', answer }).state;
    s = apply(ferry, s, { seat: 0, key: 'arrange', answer: ['oak', 'elm'] }).state;
    expect(JSON.stringify(conceal(ferry, s, 1).piles)).not.toContain('oak');
    const { state } = apply(ferry, s, act('done'));
    for (const seat of [0, 1, SPECTATOR]) expect(conceal(ferry, state, seat)).toEqual(state);
  });

  it('previews an answer as it will be', () => {
    const s = begun();
    const shown = preview(ferry, conceal(ferry, s, 0), act('gain'));
    expect(shown.stopped).toBe(false);
    expect(shown.state).toEqual(conceal(ferry, apply(ferry, s, act('gain')).state, 0));
  });

  it('stops a preview at chance', () => {
    const shown = preview(ferry, conceal(ferry, begun(), 0), act('draw'));
    expect(shown.stopped).toBe(true);
    expect(shown.state?.drawn).toEqual([]);
  });

  it('stops a preview where something hidden is touched', () => {
    const looking = apply(ferry, begun(), act('look')).state;
    const first = apply(ferry, looking, { seat: -1, key: 'core.draw', answer: 'elm' }).state;
    const seen = apply(ferry, first, { seat: -1, key: 'core.draw', answer: 'oak' }).state;
    const back = apply(ferry, seen, { seat: 0, key: 'arrange', answer: ['oak', 'elm'] }).state;
    const passed = apply(ferry, back, act('pass')).state;
    expect(preview(ferry, conceal(ferry, passed, 1), act('draw', 1))).toEqual({
      state: null,
      events: [],
      stopped: true,
    });
    expect(preview(ferry, conceal(ferry, back, 0), act('draw')).state?.drawn).toEqual(['oak']);
  });

  it('can be filled with a possible world', () => {
    const view = conceal(ferry, voting(), 0);
    const worlds = Array.from({ length: 40 }, (_, i) => imagine(ferry, view, 0, randomFrom(i)));
    expect(new Set(worlds.map((world) => (asksIn(world)[1] as Ask).given))).toEqual(new Set(['yes', 'no']));
    for (const world of worlds) expect(conceal(ferry, world, 0)).toEqual(view);
  });
});

it('an event shows its secret part to those alone who may read it', () => {
  const event = { key: 'looked', data: { seat: 0 }, secret: { seats: [0], data: { card: 'elm' } } };
  expect(eventFor(event, 0)).toEqual({ key: 'looked', data: { seat: 0, card: 'elm' } });
  expect(eventFor(event, 1)).toEqual({ key: 'looked', data: { seat: 0 } });
  expect(eventFor(event, 1, true)).toEqual(eventFor(event, 0));
  expect(eventFor({ key: 'dawn', secret: { seats: [0], data: {} } }, SPECTATOR)).toEqual({ key: 'dawn' });
});
