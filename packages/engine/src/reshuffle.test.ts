import { describe, expect, it } from 'vitest';
import { apply, decisions, readSetup, start } from './decide.ts';
import { RuleDefect } from './errors.ts';
import { checkFairness, commitmentTo, seedFrom } from './fairness.ts';
import type { Game } from './game.ts';
import { openMatch, submit, undoTo } from './match.ts';
import { dealer, scripted, type Nature } from './nature.ts';
import { fullPile, moveTop } from './pile.ts';
import { recordOfLog } from './record.ts';
import { reshuffle } from './reshuffle.ts';
import type { State } from './state.ts';
import { chiSquare, critical, tally } from './testing/chi-square.ts';
import { CARGO, cove, type Cove } from './testing/cove.ts';

const setup = readSetup(cove, 1);
const act = (s: Cove, answer: string, nature: Nature): Cove =>
  apply(cove, s, { seat: 0, key: 'act', answer }, nature).state;
const turnAll = (s: Cove, nature: Nature): Cove => {
  let next = s;
  while (next.piles?.['deck']?.rest && next.piles['deck'].rest.next < next.piles['deck'].rest.size)
    next = act(next, 'reveal', nature);
  return next;
};
const discards = (s: Cove): string[] => (s.piles?.['discards']?.slots ?? []).map((slot) => slot.card as string);

/** The order of a deck, and of the decks that are made of it, each turned to its last card. */
function orders(nature: Nature, times: number): string[] {
  let s = turnAll(start(cove, setup, nature).state, nature);
  const found = [discards(s).join()];
  for (let i = 1; i < times; i++) {
    s = turnAll(act(s, 'reshuffle', nature), nature);
    found.push(discards(s).join());
  }
  return found;
}

describe('a reshuffled deck', () => {
  it('has the cards that were shuffled, in another order each time', () => {
    const found = orders(dealer(cove, setup, 'orders'), 6);
    for (const one of found) expect(one.split(',').sort()).toEqual(CARGO);
    expect(new Set(found).size).toBeGreaterThan(4);
  });

  it('is dealt with all orders alike, whatever the order before was', () => {
    const game = { ...cove, decks: () => ({ cargo: ['rum', 'silk', 'tea'] }) };
    const small: Game<Cove> = {
      ...game,
      setup: (one) => ({ ...cove.setup(one), piles: { ...cove.setup(one).piles, deck: fullPile('cargo', 3) } }),
    };
    const again = Array.from({ length: 3000 }, (_, seed) => {
      const nature = dealer(small, setup, `deal ${seed}`);
      let s = start(small, setup, nature).state;
      for (const answer of ['reveal', 'reveal', 'reveal', 'reshuffle', 'reveal', 'reveal', 'reveal'])
        s = apply(small, s, { seat: 0, key: 'act', answer }, nature).state;
      return discards(s).join();
    });
    const even = Object.fromEntries(
      ['rum,silk,tea', 'rum,tea,silk', 'silk,rum,tea', 'silk,tea,rum', 'tea,rum,silk', 'tea,silk,rum'].map((one) => [
        one,
        1,
      ]),
    );
    expect(chiSquare(tally(again), even)).toBeLessThan(critical(6));
    const repeats = Array.from({ length: 600 }, (_, seed) => orders(dealer(cove, setup, `pairs ${seed}`), 2)).filter(
      ([a, b]) => a === b,
    );
    // Six cards, two pairs alike: one order in 180 comes again by chance.
    expect(repeats.length).toBeLessThan(12);
  });

  it('is the same after an undo: taking back is no re-roll', () => {
    const nature = dealer(cove, setup, 'undo');
    const match = openMatch(cove, setup, nature);
    const answer = (what: string) =>
      submit(match, { seat: 0, decision: decisions(cove, match.state, 0)[0]?.id ?? '', answer: what }, nature);
    for (let i = 0; i < CARGO.length; i++) answer('reveal');
    const before = match.log.length;
    answer('reshuffle');
    answer('draw');
    answer('draw 2');
    const drawn = match.state.piles?.['hand 0']?.slots.map((slot) => slot.card);
    undoTo(match, before, 0);
    answer('peek');
    answer('reshuffle');
    answer('draw 2');
    answer('draw');
    expect(match.state.piles?.['hand 0']?.slots.map((slot) => slot.card)).toEqual(drawn);
  });

  it('gives each place its card, in whatever order they are looked at', () => {
    const nature = dealer(cove, setup, 'places');
    const s = act(turnAll(start(cove, setup, nature).state, nature), 'reshuffle', nature);
    const card = (i: number) =>
      nature(
        { id: 1, seat: -1, key: 'core.draw', data: { pile: 'deck', deck: 'cargo#1', i } },
        { kind: 'pick', options: [] },
        s,
      );
    const places = [0, 1, 2, 3, 4, 5];
    expect(places.toReversed().map(card)).toEqual(places.map(card).toReversed());
    expect(places.map(card)).toEqual(discards(turnAll(s, nature)));
  });

  it('can be laid by a script, by its own name', () => {
    const nature = scripted(cove, setup, { decks: { 'cargo#1': ['wine', 'tea'] } });
    const s = act(turnAll(start(cove, setup, nature).state, nature), 'reshuffle', nature);
    expect(discards(turnAll(s, nature)).slice(0, 2)).toEqual(['wine', 'tea']);
  });

  it('asks nature first where cards of the same deck lie elsewhere, seen by nobody', () => {
    const { state } = start(cove, setup);
    const split = structuredClone(state);
    moveTop(split, 'deck', 'discards');
    expect(() => reshuffle(structuredClone(split), 'discards', 'discards')).toThrow(RuleDefect);
    const nature = dealer(cove, setup, 'buried');
    const buried = act(act(start(cove, setup, nature).state, 'bury', nature), 'reshuffle', nature);
    expect(buried.unseen?.['cargo#1']).toEqual(CARGO);
    expect(buried.unseen?.['cargo']).toEqual([]);
  });

  it('is of one printed deck', () => {
    const s: State = {
      setup,
      asked: 0,
      pending: [],
      piles: { a: fullPile('cargo', 1), b: fullPile('other', 1) },
      unseen: { cargo: ['rum'], other: ['oar'] },
    };
    expect(() => reshuffle(s, 'a', 'b')).toThrow('several decks');
  });
});

describe('the fairness of a match', () => {
  const deal = { match: 'm', secret: 'host', nonces: ['a'], commitment: commitmentTo('host', 'm') };
  const game = cove as unknown as Game;
  const play = (nature: Nature) => {
    const match = openMatch(game, setup, nature);
    const acts = [
      'draw 2',
      'reveal',
      'reveal',
      'reveal',
      'reveal',
      'draw 2',
      'peek',
      'pull',
      'reshuffle',
      'draw',
      'done',
    ];
    for (const answer of acts)
      submit(match, { seat: 0, decision: decisions(game, match.state, 0)[0]?.id ?? '', answer }, nature);
    return recordOfLog(game, setup, match.log);
  };
  const honest = dealer(game, setup, seedFrom('host', ['a'], 'm'));

  it('covers reshuffled decks and weighted chance', () => {
    const record = play(honest);
    expect(record.answers.filter(([seat]) => seat === -1)).toHaveLength(11);
    expect(checkFairness(game, record, deal)).toEqual({ promised: true, checked: 11, wrong: [] });
  });

  it('names a card of a reshuffled deck and a token of a bag that were laid by hand', () => {
    const another = (options: readonly string[], answer: unknown) => options.find((one) => one !== answer) as string;
    const cheating: Nature = (ask, offer, s) => {
      const answer = honest(ask, offer, s);
      const { deck } = ask.data as { deck?: string };
      const cheats = ask.key === 'peek' || deck === 'cargo#1';
      return cheats && offer.kind === 'pick' && offer.options.length > 1 ? another(offer.options, answer) : answer;
    };
    const { wrong, checked } = checkFairness(game, play(cheating), deal);
    expect(checked).toBe(11);
    expect(wrong.length).toBeGreaterThan(1);
  });
});
