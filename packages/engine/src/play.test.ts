import { describe, expect, it } from 'vitest';
import { apply, dueSeats, offers, readSetup, start } from './decide.ts';
import { RuleDefect } from './errors.ts';
import type { Game } from './game.ts';
import { dealer } from './nature.ts';
import { pick } from './offer.ts';
import { Play, settle } from './play.ts';
import { isOver, NATURE, topAsk } from './state.ts';
import { ferry } from './testing/ferry.ts';

const begun = (seats = 2) => start(ferry, readSetup(ferry, seats)).state;
const act = (answer: string, seat = 0) => ({ seat, key: 'act', answer });

describe('what is asked', () => {
  it('last is answered first', () => {
    const { state } = apply(ferry, begun(), act('pay'));
    expect(topAsk(state, 0)?.key).toBe('toll');
    const after = apply(ferry, state, { seat: 0, key: 'toll', answer: { fish: 1 } }).state;
    expect(topAsk(after, 0)?.key).toBe('act');
  });

  it('of all seats is answered side by side in any order, and what follows waits for the last', () => {
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

  it('ends the game when nothing is left', () => {
    const { state } = apply(ferry, begun(), act('done'));
    expect(isOver(state)).toBe(true);
    expect(offers(ferry, state, 0)).toEqual([]);
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
  expect(play.s.pending).toHaveLength(2);
});
