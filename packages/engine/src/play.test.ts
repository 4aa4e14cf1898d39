import { describe, expect, it } from 'vitest';
import { conceal } from './conceal.ts';
import { apply, dueSeats, offers, preview, readSetup, start, type Move } from './decide.ts';
import { RuleDefect } from './errors.ts';
import type { Game } from './game.ts';
import { dealer } from './nature.ts';
import { order, payment, pick, type Offer } from './offer.ts';
import { topAsk } from './pending.ts';
import { topCards } from './pile.ts';
import { Play } from './play.ts';
import { settle } from './settle.ts';
import { isOver, NATURE, type Seat } from './state.ts';
import { ferry, type Ferry } from './testing/ferry.ts';

const begun = (seats = 2) => start(ferry, readSetup(ferry, seats)).state;
const act = (answer: string, seat = 0) => ({ seat, key: 'act', answer });

describe('what is asked', () => {
  it('last is answered first', () => {
    const { state } = apply(ferry, begun(), act('pay'));
    expect(topAsk(state, 0)?.key).toBe('toll');
    const after = apply(ferry, state, { seat: 0, key: 'toll', answer: { fish: 1 } }).state;
    expect(topAsk(after, 0)?.key).toBe('act');
  });

  it('of all together is answered in any order, and what follows waits for the last', () => {
    let s = apply(ferry, begun(3), act('vote')).state;
    expect(dueSeats(s)).toEqual([0, 1, 2]);
    for (const seat of [2, 0]) {
      const next = apply(ferry, s, { seat, key: 'vote', answer: 'yes' });
      expect(next.events).toEqual([]);
      s = next.state;
    }
    const { state, events } = apply(ferry, s, { seat: 1, key: 'vote', answer: 'no' });
    expect(events).toEqual([{ key: 'votes', data: { votes: ['yes', 'no', 'yes'] } }]);
    expect(dueSeats(state)).toEqual([0]);
  });

  it('of nature stays pending without a nature, and is answered at once with one', () => {
    const waiting = apply(ferry, begun(), act('roll')).state;
    expect(dueSeats(waiting)[0]).toBe(NATURE);
    const setup = readSetup(ferry, 2);
    const { state, barrier } = apply(ferry, begun(), act('roll'), dealer(ferry, setup, 'seed'));
    expect(state.rolled).toHaveLength(1);
    expect(barrier).toBe(true);
    expect(topAsk(state, 0)?.key).toBe('act');
  });

  it('with a single answer is taken by the core', () => {
    const s = begun();
    s.goods[0] = { fish: 1, coin: 0 };
    const { state } = apply(ferry, s, act('pay'));
    expect(state.goods[0]).toEqual({ fish: 0, coin: 0 });
    expect(topAsk(state, 0)?.key).toBe('act');
  });

  it('is nothing after the end', () => {
    const { state } = apply(ferry, begun(), act('done'));
    expect(isOver(state)).toBe(true);
    expect(offers(ferry, state, 0)).toEqual([]);
  });
});

describe('a secret decision', () => {
  /** The ferry with a note of whose secret decision was worked out while whose answer was carried out. */
  const watched = (seen: [by: Seat, of: Seat][]) => {
    let by: Seat = NATURE;
    const arrange = ferry.questions['arrange'] as Game<Ferry>['questions'][string];
    const game: Game<Ferry> = {
      ...ferry,
      questions: {
        ...ferry.questions,
        arrange: {
          ...arrange,
          offer(s: Ferry, seat: Seat) {
            seen.push([by, seat]);
            return order(topCards(s, 'deck', s.rolls === 0 ? 2 : 1));
          },
        },
        hand: {
          offer: () => pick(['over']),
          answer: (play, seat) => {
            play.ask((seat + 1) % 2, 'arrange');
            play.look((seat + 1) % 2, 'deck', 0);
          },
        },
      },
      asides: () => [{ key: 'tip' }, { key: 'hand' }],
    };
    const give = (s: Ferry, move: Move) => {
      by = move.seat;
      seen.length = 0;
      return apply(game, s, move).state;
    };
    let s = give(start(game, readSetup(game, 2)).state, act('look'));
    for (const answer of ['elm', 'oak']) s = give(s, { seat: NATURE, key: 'core.draw', answer });
    return { game, s, give };
  };

  it('is never worked out for another seat that does something meanwhile', () => {
    const seen: [Seat, Seat][] = [];
    const { game, s, give } = watched(seen);
    expect(dueSeats(s)).toEqual([0]);
    const tipped = give(s, { seat: 1, key: 'tip', answer: 'coin' });
    expect(seen).toEqual([]);
    const shown = preview(game, conceal(game, s, 1), { seat: 1, key: 'tip', answer: 'coin' });
    expect(shown.state).toEqual(conceal(game, tipped, 1));
    expect(seen).toEqual([]);
  });

  it('is never worked out for another seat whose answer brings it about, and waits even where one answer is left', () => {
    const seen: [Seat, Seat][] = [];
    const { s, give } = watched(seen);
    const rest = give(s, { seat: 0, key: 'arrange', answer: ['oak', 'elm'] });
    rest.rolls = 1;
    const handed = give(rest, { seat: 0, key: 'hand', answer: 'over' });
    expect(seen).toEqual([]);
    expect(topAsk(handed, 1)?.key).toBe('arrange');
  });

  it('is asked even where its own seat’s answer leaves one', () => {
    const { s, give } = watched([]);
    s.rolls = 1;
    expect(topAsk(give(s, { seat: 0, key: 'tip', answer: 'coin' }), 0)?.key).toBe('arrange');
  });
});

describe('tokens', () => {
  const play = () => {
    const one = new Play(ferry, begun());
    one.flow = {};
    return one;
  };
  it('that come from and go to the supply are counted', () => {
    const one = play();
    const bag = { coin: 2 };
    one.gain(bag, 'coin', 3);
    one.spend(bag, 'coin');
    expect(bag).toEqual({ coin: 4 });
    expect(one.flow).toEqual({ coin: 2 });
  });
  it('that move between two places are not', () => {
    const one = play();
    const [from, to] = [{ coin: 2 }, {}];
    one.move(from, to, 'coin', 2);
    expect([from, to, one.flow]).toEqual([{ coin: 0 }, { coin: 2 }, {}]);
  });
  it('that bear the name of what every object has are counted like any', () => {
    const one = play();
    const bag = {};
    one.gain(bag, 'constructor', 2);
    one.spend(bag, 'constructor');
    one.move(bag, {}, 'constructor');
    expect([bag, one.flow]).toEqual([{ constructor: 0 }, { constructor: 1 }]);
    expect(() => one.spend({}, 'toString')).toThrow(RuleDefect);
  });
  it('that are not there can neither be spent nor moved', () => {
    expect(() => play().spend({ coin: 1 }, 'coin', 2)).toThrow(RuleDefect);
    expect(() => play().move({}, {}, 'fish')).toThrow(RuleDefect);
  });
});

describe('a module’s defect is named, and nothing hangs:', () => {
  const broken = (changes: Partial<Game>): Game => ({ ...(ferry as Game), ...changes });
  const begin = (game: Game) => () => start(game, { seats: 1, options: {} });

  it('an unknown question', () =>
    expect(begin(broken({ begin: (play) => play.ask(0, 'sing') }))).toThrow('no such question'));
  it('an unknown step', () => expect(begin(broken({ begin: (play) => play.then('sing') }))).toThrow('no step sing'));
  it('a decision without answers', () =>
    expect(begin(broken({ questions: { act: { offer: () => pick([]), answer: () => undefined } } }))).toThrow(
      'no answer',
    ));
  it('a payment that can’t be made', () => {
    const paying = (offer: Offer) =>
      begin(broken({ questions: { act: { offer: () => offer, answer: () => undefined } } }));
    const fee = [{ units: 2, worth: { coin: 1, fish: 1 } }];
    const poor = { coin: 1 };
    expect(paying(payment({}, fee))).toThrow(RuleDefect);
    expect(paying(payment(poor, fee))).toThrow('act has no answer');
    expect(paying(payment({ coin: 2 }, fee, [{ units: 1, worth: { coin: 1 } }]))).toThrow('act has no answer');
    expect(paying(payment(poor, [{ units: 1, worth: { coin: 1 } }], [{ units: 1, worth: { coin: 1 } }]))).toThrow(
      'act has no answer',
    );
    expect(paying({ kind: 'bundle', from: poor, min: 2 })).toThrow('act has no answer');
    expect(paying({ kind: 'order', items: ['a'], first: 2 })).toThrow('act has no answer');
    expect(paying(payment({ coin: 2, fish: 1 }, fee))).not.toThrow();
  });
  it('steps that go round in circles', () =>
    expect(begin(broken({ begin: (play) => play.then('on'), steps: { on: (play) => play.then('on') } }))).toThrow(
      'circles',
    ));
  it('a forced answer that asks itself again', () =>
    expect(
      begin(broken({ questions: { act: { offer: () => pick(['on']), answer: (play) => play.ask(0, 'act') } } })),
    ).toThrow('circles'));
  it('a pile with too few cards', () => {
    const play = new Play(ferry, begun());
    expect(() => play.reveal('deck', 7)).toThrow('fewer than 7');
    expect(() => play.reveal('attic')).toThrow('no pile named attic');
  });
});

it('steps run when everything asked above them has been answered', () => {
  const s = begun();
  const play = new Play(ferry, s);
  const ran: string[] = [];
  const game = { ...ferry, steps: { note: (_: unknown, name: string) => void ran.push(name) } };
  const noting = new Play({ ...ferry, steps: game.steps }, s);
  noting.then('note', 'first');
  noting.ask(1, 'act');
  noting.then('note', 'second');
  settle(noting);
  expect(ran).toEqual(['second']);
  expect(play.s.pending).toHaveLength(3);
  expect(topAsk(play.s, 1)?.key).toBe('act');
});
