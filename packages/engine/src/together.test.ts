import { array, assert, constantFrom, integer, property, record, shuffledSubarray, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy } from './copy.ts';
import { conceal, imagine } from './conceal.ts';
import { apply, decisions, dueSeats, preview, refusal, start, stateText, type Move } from './decide.ts';
import { RuleDefect } from './errors.ts';
import type { Game, Secrecy } from './game.ts';
import { openMatch, resumeMatch, standing, submit, undo, undoPointIn, type Match } from './match.ts';
import { pick } from './offer.ts';
import { copyPending, isAsked, topAsk } from './pending.ts';
import type { Play } from './play.ts';
import { randomFrom } from './random.ts';
import { isOver, NATURE, SPECTATOR, type Seat, type State } from './state.ts';

/** What a seat answers, and what follows for it: more questions in turn, a step, chance. */
interface Council extends State {
  said: string[];
}
type Rules = Partial<Pick<Game<Council>, 'begin' | 'questions' | 'steps' | 'asides'>>;
const WORDS = ['aye', 'nay', 'perhaps'];
const speech = (secret?: Secrecy): Game<Council>['questions'][string] => ({
  confirm: true,
  ...(secret ? { secret } : {}),
  offer: () => pick(WORDS),
  answer({ s }, seat, word: string, data?: string) {
    s.said.push(`${seat} ${word}${data ? ` ${data}` : ''}`);
  },
});
const council = ({ questions = {}, steps = {}, ...rules }: Rules): Game<Council> => ({
  id: 'council',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {},
  setup: () => ({ said: [] }),
  begin(play) {
    play.then('over');
    play.askTogether(seatsOf(play.s).map((seat) => ({ seat, key: 'speak' })));
  },
  questions: { speak: speech(), bid: speech({ answer: 'until-all' }), ...questions },
  steps: { over: (play) => play.end(), ...steps },
  score: () => [],
  census: () => ({}),
  messages: { en: {}, de: {} },
  ...rules,
});
const seatsOf = (s: State): Seat[] => Array.from({ length: s.setup.seats }, (_, seat) => seat);
const begun = (game: Game<Council>, seats = 3) => start(game, { seats, options: {} }).state;
const give = (game: Game<Council>, s: Council, seat: Seat, answer: string) =>
  apply(game, s, { seat, key: topAsk(s, seat)?.key ?? '', answer }).state;

const bids = council({
  begin(play) {
    play.then('over');
    play.askTogether(seatsOf(play.s).map((seat) => ({ seat, key: 'bid', data: `for ${seat}` })));
  },
});

describe('several who are asked together', () => {
  it('answer in any order, and what lies below waits for the last', () => {
    const game = council({});
    let s = begun(game);
    expect(dueSeats(s)).toEqual([0, 1, 2]);
    for (const seat of [2, 0]) s = give(game, s, seat, 'aye');
    expect(dueSeats(s)).toEqual([1]);
    expect(isOver(give(game, s, 1, 'nay'))).toBe(true);
  });

  it('block nobody by what follows of their answers, questions and steps alike', () => {
    const game = council({
      questions: {
        speak: {
          confirm: true,
          offer: () => pick(WORDS),
          answer(play, seat) {
            play.then('note', { seat });
            play.ask(seat, 'more');
          },
        },
        more: speech(),
      },
      steps: {
        over: (play) => play.end(),
        note(play, { seat }: { seat: Seat }) {
          play.s.said.push(`${seat} noted`);
          if (play.s.said.length < 4) play.ask(seat, 'more');
        },
      },
    });
    let s = give(game, begun(game, 2), 0, 'aye');
    expect([topAsk(s, 0)?.key, topAsk(s, 1)?.key]).toEqual(['more', 'speak']);
    s = give(game, s, 1, 'aye');
    s = give(game, s, 0, 'nay');
    expect(s.said).toEqual(['0 nay', '0 noted']);
    expect([topAsk(s, 0)?.key, topAsk(s, 1)?.key]).toEqual(['more', 'more']);
    s = give(game, give(game, s, 1, 'aye'), 0, 'aye');
    expect(s.said).toEqual(['0 nay', '0 noted', '1 aye', '1 noted', '0 aye']);
    expect(isOver(s)).toBe(true);
  });

  it('get what a step of theirs asks chance on their own branch', () => {
    const game = council({
      questions: {
        speak: { confirm: true, offer: () => pick(WORDS), answer: (play) => play.chance('dice', { roll: 'a' }) },
        dice: speech(),
      },
    });
    const s = give(game, begun(game, 2), 1, 'aye');
    expect(dueSeats(s)).toEqual([NATURE, 0]);
    expect(dueSeats(give(game, s, NATURE, 'nay'))).toEqual([0]);
  });

  it('take asides, whose questions go on their own branch, even where they had none', () => {
    const game = council({
      begin(play) {
        play.then('over');
        play.askTogether([
          { seat: 2, key: 'bid' },
          { seat: 0, key: 'speak' },
        ]);
      },
      questions: { cough: { offer: () => pick(['loudly']), answer: (play, seat) => play.ask(seat, 'speak') } },
      asides: () => [{ key: 'cough' }],
    });
    let s = give(game, begun(game), 2, 'aye');
    for (const seat of [1, 2]) s = apply(game, s, { seat, key: 'cough', answer: 'loudly' }).state;
    expect(dueSeats(s)).toEqual([0, 1, 2]);
    for (const seat of [2, 0, 1]) s = give(game, s, seat, 'nay');
    // The bid was given before, and is carried out when nothing is asked above it any more.
    expect(s.said).toEqual(['2 nay', '0 nay', '1 nay', '2 aye']);
  });

  it.each<[string, (play: Play<Council>, seat: Seat) => void]>([
    ['asks speak of seat 1', (play, seat) => play.ask(seat + 1, 'speak')],
    ['asks several seats together', (play) => play.askTogether([{ seat: 0, key: 'speak' }])],
  ])('are asked for themselves alone: a rule that %s is told so', (message, answer) => {
    const game = council({ questions: { speak: { confirm: true, offer: () => pick(WORDS), answer } } });
    expect(() => give(game, begun(game), 0, 'aye')).toThrow(RuleDefect);
    expect(() => give(game, begun(game), 0, 'aye')).toThrow(`speak of seat 0 ${message}`);
  });

  it('are nobody where nobody is named', () => {
    const game = council({ begin: (play) => (play.then('over'), play.askTogether([])) });
    expect(isOver(begun(game))).toBe(true);
  });

  it('are copied with stacks of their own', () => {
    const s = begun(council({}));
    const copied = copyPending(s.pending);
    expect(copied).toEqual(s.pending);
    const [, together] = copied as [unknown, { branches: { stack: unknown[] }[] }];
    together.branches[0]?.stack.pop();
    expect(topAsk(s, 0)?.key).toBe('speak');
  });
});

describe('asked in turn', () => {
  it('the last asked answers first, whoever it is', () => {
    const game = council({
      begin(play) {
        play.then('over');
        for (const seat of [2, 0, 1]) play.ask(seat, 'speak');
      },
    });
    let s = begun(game);
    const order: Seat[] = [];
    while (!isOver(s)) {
      const due = dueSeats(s);
      expect(due).toHaveLength(1);
      order.push(due[0] as Seat);
      s = give(game, s, due[0] as Seat, 'aye');
    }
    expect(order).toEqual([1, 0, 2]);
  });

  it('nobody can be asked what is secret until all have answered', () => {
    const game = council({ begin: (play) => play.ask(0, 'bid') });
    expect(() => give(game, begun(game), 0, 'aye')).toThrow('must be asked together');
  });
});

describe('what has been asked', () => {
  const game = council({
    begin(play) {
      play.then('over');
      play.ask(2, 'speak');
      play.askTogether([
        { seat: 0, key: 'speak' },
        { seat: 1, key: 'speak' },
      ]);
    },
    questions: {
      hush: { offer: () => pick(['0', '1', '2']), answer: (play, _, of) => play.withdraw(Number(of), 'speak') },
      swap: {
        offer: () => pick(['0', '1', '2']),
        answer: (play, _, of) => play.replace(Number(of), 'speak', 'sing', 'a'),
      },
      sing: speech(),
    },
    asides: () => [{ key: 'hush' }, { key: 'swap' }],
  });
  const aside = (s: Council, key: string, answer: string) => apply(game, s, { seat: 2, key, answer }).state;

  it('is found however much lies above it, until it has been answered', () => {
    const s = begun(game);
    expect([0, 1, 2].map((seat) => isAsked(s, seat, 'speak'))).toEqual([true, true, true]);
    expect(isAsked(give(game, s, 0, 'aye'), 0, 'speak')).toBe(false);
    expect(isAsked(s, 0, 'sing')).toBe(false);
  });

  it('can be withdrawn anywhere on the stack, and the rest goes on', () => {
    let s = aside(begun(game), 'hush', '2');
    s = aside(s, 'hush', '0');
    expect(dueSeats(s)).toEqual([1]);
    expect(isOver(aside(s, 'hush', '1'))).toBe(true);
  });

  it('can be exchanged in its place', () => {
    let s = aside(aside(begun(game), 'swap', '1'), 'swap', '2');
    expect([topAsk(s, 0)?.key, topAsk(s, 1)?.key]).toEqual(['speak', 'sing']);
    s = give(game, give(game, s, 1, 'aye'), 0, 'nay');
    expect(topAsk(s, 2)).toMatchObject({ key: 'sing', data: 'a' });
  });

  it('has a new id where it was exchanged', () => {
    const s = begun(game);
    const id = decisions(game, s, 1)[0]?.id;
    expect(decisions(game, aside(s, 'swap', '0'), 1)[0]?.id).toBe(id);
    expect(decisions(game, aside(s, 'swap', '1'), 1)[0]?.id).not.toBe(id);
  });

  it('can’t be withdrawn where it has not been asked, has been answered, or is held', () => {
    const s = give(game, begun(game), 0, 'aye');
    expect(() => aside(s, 'hush', '0')).toThrow('seat 0 has no unanswered speak');
    const held = council({
      questions: { hush: { offer: () => pick(['bid']), answer: (play) => play.withdraw(0, 'bid') } },
      asides: () => [{ key: 'hush' }],
      begin: bids.begin,
    });
    const given = give(held, begun(held), 0, 'aye');
    expect(() => apply(held, given, { seat: 1, key: 'hush', answer: 'bid' })).toThrow(RuleDefect);
  });
});

describe('the end', () => {
  it('is said, and clears what is pending', () => {
    const game = council({ questions: { speak: { ...speech(), answer: (play) => play.end() } } });
    const next = apply(game, begun(game), { seat: 1, key: 'speak', answer: 'aye' });
    expect(isOver(next.state)).toBe(true);
    expect(next.state.pending).toEqual([]);
    expect(next.barrier).toBe(true);
    expect(refusal(game, next.state, { seat: 0, key: 'speak', answer: 'aye' })?.code).toBe('over');
  });

  it.each<[string, Rules]>([
    ['after speak of seat 1', { begin: (play) => play.ask(1, 'speak') }],
    [
      'after step gone',
      { begin: (play) => (play.then('gone'), play.ask(1, 'speak')), steps: { gone: () => undefined } },
    ],
  ])('that was forgotten is a defect that names where: %s', (where, rules) => {
    const game = council(rules);
    expect(() => give(game, begun(game), 1, 'aye')).toThrow(`nothing is asked ${where}`);
    expect(() => give(game, begun(game), 1, 'aye')).toThrow('play.end()');
  });

  it('is forgotten where a game begins with nothing', () =>
    expect(() => begun(council({ begin: () => undefined }))).toThrow('nothing is asked after step begin'));

  it('is the last word', () =>
    expect(() => begun(council({ begin: (play) => (play.end(), play.ask(0, 'speak')) }))).toThrow('after play.end()'));
});

describe('an answer that is secret until all have answered', () => {
  it('is carried out with the others’, in order of seats, and is a barrier then and not before', () => {
    let s = begun(bids);
    for (const [seat, barrier] of [
      [2, false],
      [0, false],
      [1, true],
    ] as const) {
      expect(s.said).toEqual([]);
      const next = apply(bids, s, { seat, key: 'bid', answer: WORDS[seat] ?? '' });
      expect(next.barrier).toBe(barrier);
      s = next.state;
    }
    expect(s.said).toEqual(['0 aye for 0', '1 nay for 1', '2 perhaps for 2']);
  });

  it('stops the preview of the last one', () => {
    const s = give(bids, give(bids, begun(bids), 0, 'aye'), 1, 'nay');
    const last: Move = { seat: 2, key: 'bid', answer: 'aye' };
    expect(preview(bids, conceal(bids, s, 2), last)).toEqual({ state: null, events: [], stopped: true });
    expect(preview(bids, conceal(bids, begun(bids), 2), last).stopped).toBe(false);
  });

  it('can’t be given twice', () => {
    const s = give(bids, begun(bids), 0, 'aye');
    expect(refusal(bids, s, { seat: 0, key: 'bid', answer: 'nay' })).toMatchObject({ code: 'wrong-seat' });
    expect(decisions(bids, s, 0)).toEqual([]);
  });

  it('whatever was offered is imagined in its place', () => {
    const view = conceal(bids, give(bids, begun(bids), 1, 'nay'), 0);
    const worlds = Array.from({ length: 60 }, (_, i) => imagine(bids, view, 0, randomFrom(i)));
    for (const world of worlds) expect(conceal(bids, world, 0)).toEqual(view);
    const said = worlds.map((world) => give(bids, give(bids, world, 0, 'aye'), 2, 'aye').said[1]);
    expect(new Set(said)).toEqual(new Set(WORDS.map((word) => `1 ${word} for 1`)));
  });

  it('opens alone where only one is asked', () => {
    const game = council({ begin: (play) => (play.then('over'), play.askTogether([{ seat: 1, key: 'bid' }])) });
    const next = apply(game, begun(game), { seat: 1, key: 'bid', answer: 'aye' });
    expect([next.state.said, next.barrier]).toEqual([['1 aye'], true]);
  });
});

describe('undo of an answer that is held', () => {
  const never = () => '';
  const open = () => openMatch(bids, { seats: 3, options: {} }, never);
  const idOf = (match: Match<Council>, seat: Seat) => decisions(bids, match.state, seat)[0]?.id ?? '';
  const answer = (match: Match<Council>, seat: Seat, word: string, token?: string) =>
    submit(match, { seat, decision: idOf(match, seat), answer: word, ...(token ? { token } : {}) }, never);
  const point = ({ log, state }: Match<Council>, seat: Seat) => undoPointIn(standing(log), seat, false, state);

  it('is its giver’s until all are in, whatever others have given since; theirs stand', () => {
    const match = open();
    answer(match, 1, 'nay', 'one');
    answer(match, 0, 'aye', 'two');
    expect([0, 1, 2].map((seat) => point(match, seat))).toEqual([1, 0, null]);
    undo(match, 1);
    expect(dueSeats(match.state)).toEqual([1, 2]);
    expect(stateText(match.state)).toBe(stateText(give(bids, begun(bids), 0, 'aye')));
    expect(stateText(resumeMatch(bids, match.setup, match.log).state)).toBe(stateText(match.state));
    answer(match, 1, 'perhaps', 'three');
    answer(match, 2, 'aye');
    expect(match.state.said).toEqual(['0 aye for 0', '1 perhaps for 1', '2 aye for 2']);
    expect([0, 1, 2].map((seat) => point(match, seat))).toEqual([null, null, null]);
  });

  it('leaves every token known, once', () => {
    const match = open();
    answer(match, 1, 'nay', 'one');
    answer(match, 0, 'aye', 'two');
    undo(match, 1);
    const [ids, log] = [idOf(match, 1), match.log];
    for (const [seat, token] of [
      [0, 'two'],
      [1, 'one'],
    ] as const)
      expect(() => submit(match, { seat, decision: ids, answer: 'nay', token }, never)).toThrow('repeated');
    expect(match.log).toBe(log);
    expect(log.flatMap((entry) => (entry.kind === 'answer' ? (entry.token ?? []) : []))).toEqual(['one', 'two']);
  });

  it('is refused to who has given none, and where giving it commits', () => {
    const match = open();
    answer(match, 1, 'nay');
    expect(() => undo(match, 0)).toThrow('no-undo');
    const firm = council({
      begin: bids.begin,
      questions: { bid: { ...speech({ answer: 'until-all' }), commits: true } },
    });
    const other = openMatch(firm, { seats: 2, options: {} }, never);
    submit(other, { seat: 0, decision: decisions(firm, other.state, 0)[0]?.id ?? '', answer: 'aye' }, never);
    expect(() => undo(other, 0)).toThrow('no-undo');
  });
});

describe('for any answers,', () => {
  const word = constantFrom(...WORDS);

  it('held ones lead to the same state in whatever order they come in', () =>
    assert(
      property(
        tuple(word, word, word, word),
        shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        (words, one, other) => {
          const after = (order: Seat[]) =>
            order.reduce((s, seat) => give(bids, s, seat, words[seat] ?? ''), begun(bids, 4));
          expect(stateText(after(one))).toBe(stateText(after(other)));
        },
      ),
    ));

  it('held ones make no difference to anybody else: view, decisions, events, barrier', () =>
    assert(
      property(
        tuple(word, word),
        array(word, { maxLength: 2 }),
        shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        ([here, there], before, [mine = 0, ...rest]) => {
          let s = begun(bids, 4);
          before.forEach((answer, i) => (s = give(bids, s, rest[i] as Seat, answer)));
          const [a, b] = [here, there].map((answer) => apply(bids, s, { seat: mine, key: 'bid', answer }));
          if (!a || !b) throw new Error('two were asked for');
          for (const viewer of [...rest, SPECTATOR]) {
            expect(conceal(bids, a.state, viewer)).toEqual(conceal(bids, b.state, viewer));
            expect(decisions(bids, a.state, viewer)).toEqual(decisions(bids, b.state, viewer));
          }
          expect([a.events, a.barrier]).toEqual([b.events, b.barrier]);
        },
      ),
    ));

  /** A seat's programme: each answer asks so many more of it, with a step below where it is even. */
  it('branches come out as if every seat had been alone', () => {
    const rules = council({
      begin(play) {
        play.then('over');
        play.askTogether(seatsOf(play.s).map((seat) => ({ seat, key: 'talk', data: 2 })));
      },
      questions: {
        talk: {
          confirm: true,
          offer: (_, __, depth: number) => pick(depth > 0 ? ['end', 'ask', 'step', 'both'] : ['end']),
          answer(play, seat, what: string, depth: number) {
            play.s.said.push(`${seat} ${what} ${depth}`);
            if (what === 'step' || what === 'both') play.then('later', { seat, depth: depth - 1 });
            if (what === 'ask' || what === 'both') play.ask(seat, 'talk', depth - 1);
          },
        },
      },
      steps: {
        over: (play) => play.end(),
        later(play, { seat, depth }: { seat: Seat; depth: number }) {
          play.s.said.push(`${seat} later ${depth}`);
          if (depth > 0) play.ask(seat, 'talk', depth);
        },
      },
    });
    /** The answers of one seat that plays by itself, by the same choices. */
    const model = (seat: Seat, choices: readonly number[]): string[] => {
      const said: string[] = [];
      let n = 0;
      const talk = (depth: number): void => {
        const options = depth > 0 ? ['end', 'ask', 'step', 'both'] : ['end'];
        const what = options[(choices[n++ % choices.length] ?? 0) % options.length] as string;
        said.push(`${seat} ${what} ${depth}`);
        if (what === 'ask' || what === 'both') talk(depth - 1);
        if (what === 'step' || what === 'both') {
          said.push(`${seat} later ${depth - 1}`);
          if (depth - 1 > 0) talk(depth - 1);
        }
      };
      talk(2);
      return said;
    };
    const choices = array(integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 });
    assert(
      property(record({ programmes: tuple(choices, choices, choices), seed: integer() }), ({ programmes, seed }) => {
        const random = randomFrom(seed);
        const given = [0, 0, 0];
        let s = begun(rules);
        while (!isOver(s)) {
          const due = dueSeats(s);
          const seat = due[Math.floor(random() * due.length)] as Seat;
          const [decision] = decisions(rules, conceal(rules, s, seat), seat);
          if (decision?.offer.kind !== 'pick') throw new Error('a seat that is due has an offer');
          const { options } = decision.offer;
          const choice = programmes[seat]?.[(given[seat] as number) % programmes[seat].length] ?? 0;
          given[seat] = (given[seat] as number) + 1;
          const before = copy(s);
          const next = apply(rules, s, { seat, key: 'talk', answer: options[choice % options.length] as string });
          expect(s).toEqual(before);
          s = next.state;
        }
        for (const seat of [0, 1, 2])
          expect(s.said.filter((one) => one.startsWith(String(seat)))).toEqual(model(seat, programmes[seat] ?? []));
      }),
      { numRuns: 300 },
    );
  });
});
