import type { AnyQuestion, Bag, Game, Json, Move, Seat, State } from '@quayside/engine';
import { isAsk, isTogether, type Frame } from '@quayside/engine/host';
import { applyInPlace, copyState, Play, refusal, type ApplyResult, type Nature } from '@quayside/engine/host';
import { lostTokens, type CountedAnswer } from '../count.ts';

/** What was done that no rule may do, in words. */
export interface Defect {
  readonly about: 'tokens' | 'waiting' | 'secrets';
  readonly message: string;
}

/** A play that remembers what rules do with it. */
export class WatchedPlay extends Play {
  readonly defects: Defect[] = [];
  /** Each bag and token that went through the core's hands. */
  readonly touched: { readonly bag: Bag; readonly token: string }[] = [];
  /** Bags out of which the rule at work has paid to the supply. */
  spent: Bag[] = [];
  readonly reached = new Set<string>();
  /** What the rule at work has given away and taken. */
  given: Bag = {};
  taken: Bag = {};
  /** To whom the core has shown something hidden. */
  readonly shownTo = new Set<Seat | 'all'>();
  get opened(): boolean {
    return this.shownTo.has('all');
  }
  /** For whom cards are about to be shown. */
  readonly shows: (Seat | 'all')[] = [];
  /** The end has been said. */
  ended = false;
  private ruling = 0;
  private set = false;
  /** What waits has been changed by the core's own means. */
  private rearranged = false;

  constructor(game: Game, s: State, nature: Nature | null = null) {
    super(watched(game), s, nature);
    Object.defineProperty(this, 'barrier', {
      get: () => this.set,
      set: (on: boolean) => {
        if (this.ruling > 0)
          this.note('secrets', `${this.at()} sets play.barrier, which is the core’s alone: leave it`);
        this.set = on;
      },
    });
  }

  note(about: Defect['about'], message: string): void {
    this.defects.push({ about, message });
  }

  /** Runs a rule of the module. */
  rule(run: () => void): void {
    const waiting = [...this.s.pending];
    this.rearranged = false;
    this.ruling++;
    try {
      run();
    } finally {
      this.ruling--;
    }
    const gone = this.rearranged ? undefined : waiting.find((frame, i) => this.s.pending[i] !== frame);
    if (gone)
      this.note(
        'waiting',
        `${this.at()} takes ${inWords(gone)} off the stack by hand: use play.withdraw, play.replace or play.end`,
      );
  }

  /** Runs something of the core inside a rule. */
  private core<T>(run: () => T): T {
    const ruling = this.ruling;
    this.ruling = 0;
    try {
      return run();
    } finally {
      this.ruling = ruling;
    }
  }

  override end(): void {
    const dropped = this.s.pending.flatMap((frame) => framesIn(frame));
    if (dropped.length > 0)
      this.note(
        'waiting',
        `${this.at()} ends the game while ${dropped.map(inWords).join(' and ')} still waits: say play.end() when all is done, or withdraw it first`,
      );
    this.ended = this.rearranged = true;
    this.core(() => super.end());
  }
  override withdraw(seat: Seat, key: string): void {
    this.rearranged = true;
    super.withdraw(seat, key);
  }
  override replace(seat: Seat, key: string, by: string, ...data: [data?: Json]): void {
    this.rearranged = true;
    super.replace(seat, key, by, ...data);
  }
  override ask(seat: Seat, key: string, ...data: [data?: Json]): void {
    super.ask(this.seated(seat, key), key, ...data);
  }
  override askTogether(asking: Parameters<Play['askTogether']>[0]): void {
    for (const { seat, key } of asking) this.seated(seat, key);
    super.askTogether(asking);
  }
  override look(seat: Seat, pile: string, n = 1): void {
    this.shows.push(seat);
    super.look(seat, pile, n);
  }
  override reveal(pile: string, n = 1): void {
    this.shows.push('all');
    super.reveal(pile, n);
  }
  override draw(seat: Seat, pile: string, n = 1, discards?: string): number {
    this.shows.push(seat);
    return super.draw(seat, pile, n, discards);
  }
  override gain(bag: Bag, token: string, n = 1): void {
    this.counts('gains', n, token);
    this.taken[token] = (this.taken[token] ?? 0) + n;
    this.touched.push({ bag, token });
    super.gain(bag, token, n);
  }
  override spend(bag: Bag, token: string, n = 1): void {
    this.gives('spends', bag, token, n);
    if (n > 0) this.spent.push(bag);
    super.spend(bag, token, n);
  }
  override move(from: Bag, to: Bag, token: string, n = 1): void {
    this.gives('moves', from, token, n);
    this.taken[token] = (this.taken[token] ?? 0) + n;
    this.touched.push({ bag: to, token });
    super.move(from, to, token, n);
  }
  override owe(from: Bag, token: string, n = 1, to?: Bag): void {
    this.gives('owes', from, token, n);
    super.owe(from, token, n, to);
  }

  private gives(verb: string, bag: Bag, token: string, n: number): void {
    this.counts(verb, n, token);
    this.given[token] = (this.given[token] ?? 0) + n;
    this.touched.push({ bag, token });
  }
  private counts(verb: string, n: number, token: string): void {
    if (!Number.isSafeInteger(n) || n < 0)
      this.note('tokens', `${this.at()} ${verb} ${n} ${token}: amounts are whole numbers, none below zero`);
  }
  private seated(seat: Seat, key: string): Seat {
    if (!Number.isSafeInteger(seat) || seat < 0 || seat >= this.s.setup.seats)
      this.note('waiting', `${this.at()} asks ${key} of seat ${seat}, where nobody sits: the game would wait for ever`);
    return seat;
  }
}

const framesIn = (frame: Frame): Frame[] =>
  isTogether(frame) ? frame.branches.flatMap((branch) => branch.stack) : [frame];
const inWords = (frame: Frame): string =>
  isTogether(frame) ? 'a group' : isAsk(frame) ? `${frame.key} of seat ${frame.seat}` : `step ${frame.step}`;

const watchedGames = new WeakMap<object, unknown>();

/** The same game, its rules run under watch. */
function watched(game: Game): Game {
  const made = watchedGames.get(game) as Game | undefined;
  if (made) return made;
  const questions: { [key: string]: AnyQuestion<State> } = {};
  for (const [key, question] of Object.entries(game.questions))
    questions[key] = Object.assign(Object.create(question) as AnyQuestion<State>, {
      answer(play: Play, seat: Seat, answer: never, data: unknown) {
        const run = () => question.answer(play, seat, answer, data);
        if (play instanceof WatchedPlay) pays(play, key, seat, answer, run);
        else run();
      },
    });
  const steps: { [step: string]: (play: Play, data: unknown) => void } = {};
  for (const [step, run] of Object.entries(game.steps))
    steps[step] = (play, data) => {
      if (!(play instanceof WatchedPlay)) return run.call(game.steps, play, data);
      play.reached.add(`step ${step}`);
      play.rule(() => run.call(game.steps, play, data));
    };
  const copy = Object.assign(Object.create(game) as Game, { questions, steps });
  watchedGames.set(game, copy);
  return copy;
}

/** Carries an answer out and looks whether a payment was made in full. */
function pays(play: WatchedPlay, key: string, seat: Seat, answer: unknown, run: () => void): void {
  play.reached.add(`question ${key}`);
  [play.given, play.taken, play.spent] = [{}, {}, []];
  const asked = typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? { ...(answer as Bag) } : null;
  const counted = asked === null ? {} : play.game.census(play.s);
  play.rule(run);
  if (asked === null) return;
  const payer = play.spent.map((bag) => ownerOf(play.s, bag)).find((owner) => owner !== null && owner !== seat);
  if (payer !== undefined)
    play.note(
      'tokens',
      `seat ${seat} answers ${key} ${JSON.stringify(asked)}, but seat ${payer} pays: spend what belongs to who answers`,
    );
  // Ships that sail and come back are no tokens: the census does not count them.
  const short = (done: Bag) =>
    Object.keys(asked).find((token) => token in counted && (done[token] ?? 0) < (asked[token] ?? 0));
  const token = short(play.given);
  if (token !== undefined && short(play.taken) !== undefined)
    play.note(
      'tokens',
      `seat ${seat} answers ${key} ${JSON.stringify(asked)}, but gives only ${play.given[token] ?? 0} ${token} away: spend or move all of it`,
    );
}

/** Whose bag it is: the seat's among lists with an entry for each seat; null where it is in none. */
function ownerOf(s: State, bag: Bag): Seat | null {
  const holds = (part: unknown, depth: number): boolean =>
    part === bag ||
    (depth > 0 &&
      typeof part === 'object' &&
      part !== null &&
      Object.values(part).some((one) => holds(one, depth - 1)));
  for (const [field, list] of Object.entries(s)) {
    if (field === 'pending' || !Array.isArray(list) || list.length !== s.setup.seats) continue;
    const owner = list.findIndex((one) => holds(one, 2));
    if (owner >= 0) return owner;
  }
  return null;
}

/** For whom steps of the core wait to show cards. */
const showing = (pending: readonly Frame[]): (Seat | 'all')[] => pending.flatMap(framesIn).flatMap(showsTo);
function showsTo(frame: Frame): (Seat | 'all')[] {
  if (isTogether(frame) || isAsk(frame) || !frame.step.startsWith('core.')) return [];
  const { to, seat } = (frame.data ?? {}) as { to?: Seat | 'all'; seat?: Seat };
  return to === undefined ? (seat === undefined ? [] : [seat]) : [to];
}
const held = (pending: readonly Frame[]): number =>
  pending.flatMap(framesIn).filter((frame) => !isTogether(frame) && isAsk(frame) && frame.given !== undefined).length;

/** An answer carried out under watch. */
export interface WatchedResult<S extends State = State> extends ApplyResult<S> {
  readonly play: WatchedPlay;
}

/** Answers in place. */
export function answerWatched(play: WatchedPlay, move: Move): void {
  const { s, game } = play;
  const before = held(s.pending);
  const { shows } = play;
  shows.push(...showing(s.pending));
  applyInPlace(play, move);
  if (s.over === true && !play.ended)
    play.note(
      'waiting',
      `after ${move.key} of seat ${move.seat} the game is over, but no rule has said so: call play.end()`,
    );
  const holds = game.questions[move.key]?.secret?.answer === 'until-all' ? 1 : 0;
  if (s.over === true || held(s.pending) < before + holds) play.shownTo.add('all');
  for (const still of showing(s.pending)) if (shows.includes(still)) shows.splice(shows.indexOf(still), 1);
  for (const to of shows) play.shownTo.add(to);
}

/** Answers on a copy, like `apply`. */
export function applyWatched(game: Game, s: State, move: Move): WatchedResult {
  const refused = refusal(game, s, move);
  if (refused) throw refused;
  const play = new WatchedPlay(game, copyState(game, s));
  play.events = [];
  answerWatched(play, move);
  return { state: play.s, events: play.events, barrier: play.barrier, play };
}

/** Answers in place and counts tokens; what was done that no rule may do is among it. */
export function countWatched(game: Game, s: State, move: Move, nature: Nature | null): WatchedAnswer {
  const before = game.census(s);
  const play = new WatchedPlay(game, s, nature);
  play.events = [];
  play.flow = {};
  answerWatched(play, move);
  const { events, barrier, flow, defects, touched, reached } = play;
  return { events, barrier, lost: lostTokens(game, before, flow, game.census(s)), defects, touched, reached };
}
export interface WatchedAnswer extends CountedAnswer {
  readonly defects: readonly Defect[];
  readonly touched: readonly { readonly bag: Bag; readonly token: string }[];
  readonly reached: ReadonlySet<string>;
}
