import { describe, expect, it } from 'vitest';
import { NATURE, type Bag } from '@quayside/engine';
import { conceal, dealer, movesOf, replay, UNKNOWN, type RulesReport } from '@quayside/engine/host';
import { tidewater, type Tidewater } from '../sample/tidewater.ts';
import {
  answerAt,
  askedOfChance,
  dealtBy,
  editAt,
  goTo,
  isNewest,
  lastEdit,
  positionAt,
  openFile,
  openDevMatch,
  recordAt,
  retake,
  scenarioAt,
  stepsOf,
  type DevMatch,
} from './dev-match.ts';

const source = { from: '@quayside/testkit/sample', name: 'tidewater' };
const opened = () => openDevMatch(tidewater, 2);
const draw = (line: DevMatch, card: string) => answerAt(line, { seat: NATURE, key: 'core.draw', answer: card });
const place = (line: DevMatch, seat: number, space: string) => answerAt(line, { seat, key: 'place', answer: space });
const stateOf = (line: DevMatch) => positionAt(line).state as Tidewater;
const edited = (line: DevMatch, change: (s: Tidewater) => void) => {
  const state = structuredClone(stateOf(line));
  change(state);
  return editAt(line, state);
};
const isDevMatch = (made: ReturnType<typeof editAt>): made is DevMatch => 'moments' in made;

describe('a line of play', () => {
  it('lets the person choose what chance answers, or a seed', () => {
    expect(askedOfChance(opened())).toMatchObject({ key: 'core.draw' });
    expect(stateOf(draw(opened(), 'amber')).lot).toBe('amber');
    const dealt = dealtBy(opened(), dealer(tidewater, opened().setup, 'seed'));
    expect(askedOfChance(dealt)).toBeUndefined();
    expect(() => draw(opened(), 'gold')).toThrow('not-offered');
  });

  it('goes back and forth, and drops what followed when something else is done', () => {
    const line = place(draw(opened(), 'amber'), 0, 'nets');
    const back = goTo(line, 1);
    expect([back.at, isNewest(back), back.moments.length]).toEqual([1, false, 3]);
    expect(goTo(back, 2)).toEqual(line);
    const other = place(back, 0, 'woods');
    expect([other.moments.length, isNewest(other)]).toEqual([3, true]);
    expect(stateOf(other).goods[0]).toMatchObject({ wood: 2, fish: 1 });
    expect([goTo(line, -5).at, goTo(line, 99).at]).toEqual([0, 2]);
  });

  it('is a record until a position is written, and a scenario always', () => {
    const line = place(draw(opened(), 'amber'), 0, 'nets');
    const record = recordAt(line);
    const { setup, line: moves } = movesOf(tidewater, record!);
    expect(replay(tidewater, setup, moves).state).toEqual(stateOf(line));
    expect(openFile(tidewater, record)).toEqual({ line, reported: null });
    const changed = edited(line, (s) => void (s.goods[0] = { ...s.goods[0], coin: 9 })) as DevMatch;
    expect([recordAt(changed), lastEdit(changed)]).toEqual([null, 3]);
    expect(stateOf(changed).goods[0]).toMatchObject({ coin: 9 });
    const text = scenarioAt(changed, source, { title: 'rich', rule: 'Coins', from: 0 });
    expect(text).toContain("import { tidewater } from '@quayside/testkit/sample';");
    expect(text).toContain('coin: 9');
    expect(text).toContain("asked(0, 'end')");
    expect(scenarioAt(line, source, { title: 'any', rule: 'any', from: 0 })).toContain(
      "nature: { decks: { tide: ['amber'] } }",
    );
  });

  it('is taken again by rules that have changed, as far as they go', () => {
    const line = place(draw(opened(), 'amber'), 0, 'nets');
    expect(retake(opened(), stepsOf(line))).toEqual({ line, stopped: null });
    const closed = {
      ...tidewater,
      questions: { ...tidewater.questions, place: { ...tidewater.questions['place']!, offer: () => ({ kind: 'pick', options: ['woods', 'weaver'] }) } },
    } as typeof tidewater; // prettier-ignore
    const again = retake(openDevMatch(closed, 2), stepsOf(line));
    expect([again.line.at, again.stopped]).toEqual([1, expect.stringContaining('2: not-offered')]);
  });
});

describe('a position that somebody writes', () => {
  const line = draw(opened(), 'amber');
  it.each<[string, (s: Tidewater & { [field: string]: unknown }) => void, string, string]>([
    ['of other seats', (s) => void Object.assign(s, { setup: { ...s.setup, seats: 3 } }), 'setup', 'seats and options'],
    ['without a field', (s) => void Reflect.deleteProperty(s, 'goods'), 'field', 'goods is missing'],
    ['with a field too many', (s) => void (s['ghost'] = 1), 'field', 'ghost is no field'],
    [
      'of another kind',
      (s) => void Object.assign(s, { day: 'one' }),
      'field',
      'day is a string, and should be a number',
    ],
    ['of another kind deep inside', (s) => void ((s.goods[0] as { [k: string]: unknown })['fish'] = 'many'), 'field', 'goods[0].fish is a string, and was a number'], // prettier-ignore
    ['with fewer tokens than none', (s) => void ((s.goods[0] as Bag)['coin'] = -3), 'field', 'goods[0].coin is below zero'], // prettier-ignore
    [
      'that asks what nobody knows',
      (s) => void (s.pending = [{ id: 1, seat: 0, key: 'sail' }]),
      'pending',
      'asks sail',
    ],
    ['that asks nobody', (s) => void (s.pending = [{ id: 1, seat: 7, key: 'place' }]), 'pending', 'seat 7'],
    ['with an unknown step', (s) => void (s.pending = [{ step: 'night' }]), 'pending', 'step night'],
    ['with a card too few', (s) => void (s.unseen = { tide: [] }), 'cards', 'lie face down'],
    ['from which the rules can’t go on', (s) => void (s.pending = []), 'rules', 'nothing is asked'],
  ])('%s is refused in words', (_, change, kind, text) => {
    const made = edited(line, change as (s: Tidewater) => void);
    expect(made).toMatchObject({ kind, text: expect.stringContaining(text) as string });
  });
  it('that is not plain data is refused', () => {
    for (const input of [3, null, 'state', [], { day: Number.NaN }])
      expect(isDevMatch(editAt(line, input))).toBe(false);
  });
  it('goes on by steps that it names', () => {
    const auction = edited(line, (s) => void (s.pending = [{ step: 'turn', data: { k: 2 } }])) as DevMatch;
    expect(positionAt(auction).state.pending).toMatchObject([
      { step: 'award' },
      { branches: [{ seat: 0 }, { seat: 1 }] },
    ]);
  });
});

describe('a report', () => {
  const line = draw(draw(place(draw(opened(), 'amber'), 0, 'lookout'), 'rum'), 'pearls');
  const own: RulesReport = {
    quaysideReport: 1,
    game: 'tidewater',
    version: tidewater.version,
    seats: 2,
    options: line.setup.options,
    seat: 1,
    text: 'Three lots.',
    at: 4,
    view: conceal(tidewater, stateOf(line), 1),
  };
  it('with its match opens at its position', () => {
    const file = openFile(tidewater, { ...own, record: recordAt(line) });
    expect(file).toEqual({ line, reported: { seat: 1, text: 'Three lots.' } });
  });
  it('of one view opens at a position that looks the same from that seat', () => {
    const file = openFile(tidewater, own);
    expect(conceal(tidewater, stateOf(file.line), 1)).toEqual(own.view);
    expect(JSON.stringify(stateOf(file.line).piles)).not.toContain(`"${UNKNOWN}"`);
  });
  it('of other rules is refused', () => {
    expect(() => openFile(tidewater, { ...own, version: 0 })).toThrow('unknown-version');
    expect(() => openFile(tidewater, { ...own, game: 'chess' })).toThrow('unknown-game');
    expect(() => openFile(tidewater, { quayside: 1 })).toThrow('bad-record');
  });
});
