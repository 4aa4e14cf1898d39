import { emptyPile, type Bag, type Display, type Game, type State } from '@quayside/engine';
import { conceal, decisions, openMatch, scripted, start, submit } from '@quayside/engine/host';
import { coreMessages } from '@quayside/engine/texts';
import { tidewater } from '@quayside/testkit/sample';
import { describe, expect, test } from 'vitest';
import { changes, readView } from '@quayside/engine/reading';

const game = tidewater as unknown as Game;
const setup = { seats: 2, options: { days: 5, fog: false } };
const nature = scripted(game, setup, { decks: { tide: ['rum', 'tea', 'bell'] } });
const names = ['Ada', 'Bo'];
const { en, de = en } = game.messages;

function answered(...answers: [seat: number, answer: string | string[]][]) {
  const match = openMatch(game, setup, nature);
  for (const [seat, answer] of answers)
    submit(match, { seat, decision: decisions(game, match.state, seat)[0]!.id, answer }, nature);
  return match.state;
}

describe('the sample game, read by the core’s vocabulary', () => {
  test('goods belong to their seats, and nothing of the core’s own is shown', () => {
    const { seats, common } = readView(game, answered(), en, names);
    expect(seats.map((one) => one.bags[0]?.bag['coin'])).toEqual([2, 2]);
    expect(common.bags).toEqual([]);
    expect(common.facts.map((one) => one.value)).toEqual(['Day 1 of 5', 'Ada goes first', 'In today’s tide: rum']);
  });

  test('how many asides each seat has taken is the core’s own too', () => {
    const counted = { ...answered(), taken: [2, 1] };
    expect(readView(game, counted, en, names)).toEqual(readView(game, answered(), en, names));
  });

  test('the same is said in German', () => {
    expect(readView(game, answered(), de, names).common.facts.map((one) => one.value)).toContain('Tag 1 von 5');
  });

  test('places are all there, with who stands on them', () => {
    const { spaces } = readView(game, answered([0, 'woods']), en, names);
    expect(spaces).toHaveLength(7);
    expect(spaces.find((one) => one.space === 'woods')).toEqual({ space: 'woods', workers: [{ seat: 0 }] });
    expect(spaces.find((one) => one.space === 'nets')).toEqual({ space: 'nets', workers: [] });
  });

  test('who looked at the tide reads its cards from the top; the others see backs', () => {
    const state = answered([0, 'lookout']);
    const top = (seat: number) =>
      readView(game, conceal(game, state, seat), en, names).piles[0]?.top.map((one) => one.card);
    expect(top(0)).toEqual(['tea', 'bell']);
    expect(top(1)).toEqual([null, null]);
  });

  test('sealed bids are not shown, as the module asks', () => {
    const { seats } = readView(game, answered(), en, names);
    expect(seats.flatMap((one) => one.facts)).toEqual([]);
  });
});

test('what changes is said for each seat that is concerned, and for nobody else', () => {
  const before = readView(game, answered(), en, names);
  const after = readView(game, answered([0, 'ropewalk']), en, names);
  expect(changes(before, after)).toEqual([
    {
      seat: 0,
      tokens: [
        { token: 'coin', n: 1 },
        { token: 'rope', n: 1 },
      ],
      gained: [],
      lost: [],
    },
  ]);
});

test('what is owed is said, and what is owed more', () => {
  const before = start(game, setup).state as unknown as { goods: Bag[] };
  const owing = (coin: number) =>
    readView(
      game,
      { ...before, goods: before.goods.map((goods, seat) => (seat === 0 ? { ...goods, coin } : goods)) } as never,
      en,
      names,
    );
  expect(changes(owing(1), owing(-2))).toMatchObject([{ seat: 0, tokens: [{ token: 'coin', n: -3 }] }]);
  expect(changes(owing(-2), owing(-1))).toMatchObject([{ seat: 0, tokens: [{ token: 'coin', n: 1 }] }]);
});

test('a list of seats, such as an order of turns, is theirs by name where its text says so', () => {
  const state = { ...start(game, setup).state, order: [1, 0], done: [1], out: [] } as unknown as State;
  const words = { ...en, 'view.order': 'Turn order: {seat}', 'view.done': '{seat} passed', 'view.out': '{seat} out' };
  const { common, seats } = readView({ ...game, id: 'other' }, state, words, names);
  const said = common.facts.filter(({ label }) => label === null).map(({ value }) => value);
  expect(said).toEqual(expect.arrayContaining([`Turn order: ${names[1]}, ${names[0]}`, `${names[1]} passed`]));
  expect(said.join()).not.toContain(' out');
  expect(seats.flatMap((sheet) => sheet.facts.map(({ label }) => label))).not.toContain('order');
});

test('a module with a packed state says itself what lies where', () => {
  const packed = {
    ...game,
    display: (): Display => ({
      seats: [{ stock: { fish: 2 } }, { hand: ['a', 'b'] }],
      table: { round: 3 },
      spaces: { dock: [{ seat: 1 }] },
    }),
  };
  const { seats, common, spaces } = readView(
    packed,
    start(game, setup).state,
    { ...coreMessages.en, 'view.round': 'Round {n}' },
    names,
  );
  expect(seats[0]?.bags).toEqual([{ label: 'stock', bag: { fish: 2 } }]);
  expect(seats[1]?.cards).toEqual([{ label: 'hand', cards: ['a', 'b'] }]);
  expect(common.facts).toEqual([{ label: null, value: 'Round 3' }]);
  expect(spaces).toEqual([{ space: 'dock', workers: [{ seat: 1 }] }]);
});

test('a list of words is cards on the table even where it has as many entries as there are seats', () => {
  const state = { ...start(game, setup).state, town: ['bank', 'dock'], at: ['bank', null] } as unknown as State;
  const { common, seats } = readView({ ...game, id: 'other' }, state, en, names);
  expect(common.cards).toContainEqual({ label: 'town', cards: ['bank', 'dock'] });
  expect(seats[0]?.facts).toContainEqual({ label: 'at', value: 'bank' });
});

test('only hands belong to seats: other piles with a number lie on the table, under their own names, unless they are not to be shown', () => {
  const state = start(game, setup).state;
  const piles = { 'hand 1': emptyPile(), 'round-1': emptyPile(), held: emptyPile() };
  const words = { ...en, 'term.round-1': 'tile of round 1', 'view.held': '' };
  const reading = readView(game, { ...state, piles }, words, names);
  expect(reading.seats[1]?.piles.map((one) => one.name)).toEqual(['hand 1']);
  expect(reading.piles.map((one) => one.label)).toEqual(['tile of round 1']);
});
