import { currentAsk, type Game, type Move, type Seat, type State } from '@quayside/engine';
import { canonical, copyState, Hidden, isOver, Play, randomFrom, sample, type Nature } from '@quayside/engine/host';
import type { PositionEvaluator, Forecast } from './position-evaluator.ts';
import { finishTurn } from './finish-turn.ts';
import { NARROW, Turns, USUAL_WIDTH, type Turn, type Width } from './turns.ts';

/** Turns of the seat that are looked at one after the other, at most. */
const DEPTH = 8;
/** Ways of playing on that are kept after each turn: so many times the root of the positions that there are for each way. */
const BREADTH = 2;
/** Turns of one position that are looked at, the best first. */
const CANDIDATES = 16;
/** Turns of the present position that begin alike: else those that differ in a payment would take the places of other plans. */
const ALIKE = 3;
/** Turns of others and decisions without a choice between two turns of a seat. */
const BETWEEN = 200;
/** What others play is a guess, so it need not be a fine one. */
const QUICK: Width = { answers: [4, 2, 1], asides: 1, opens: false, work: 60 };
/** What differs by less is the same position, reached in another order. */
const HAIR = 1e-4;

/** A way of playing on: the turn of the present position that it begins with, by its place, and where it has come to. */
interface Line {
  readonly first: number;
  readonly state: State;
  readonly expected: Forecast;
  readonly wish: number;
}

export interface SearchedTurn {
  readonly moves: readonly Move[];
  /** What the seat wants most. */
  readonly value: number;
  /** What the seat itself ends with, in points. */
  readonly own: number;
  /** How many ways of playing on that begin with it were looked into. */
  readonly visits: number;
}

/**
 * A beam search over a seat's own turns: after each of them the ways of playing on that promise most are kept. All that are compared have
 * the same number of turns behind them; else whatever was looked into most often would seem the best. The others play what seems best to
 * them one turn ahead, as captains do: their plans are not known. Chance is the same for all ways of playing on, so none of them is chosen
 * for its luck. Positions are valued by a network, at the end of the seat's turns.
 */
export class Search {
  private readonly game: Game;
  private readonly evaluator: PositionEvaluator;
  private readonly rivalry: number;
  private readonly seed: string;
  private readonly wide: Turns;
  private readonly narrow: Turns;
  private readonly quick: Turns;
  /** For the seat's turns after the present one. */
  private later: Turns;
  private seat: Seat = 0;
  /** Positions that were looked at, those of others among them. */
  private looked = 0;

  /** `rivalry`: how much a point of the best opponent counts against one's own. `seed` decides what chance brings. */
  constructor(game: Game, evaluator: PositionEvaluator, rivalry: number, seed: string) {
    this.game = game;
    this.evaluator = evaluator;
    this.rivalry = rivalry;
    this.seed = seed;
    this.wide = new Turns(game, evaluator.value, USUAL_WIDTH);
    this.narrow = new Turns(game, evaluator.value, NARROW);
    this.quick = new Turns(game, evaluator.value, QUICK);
    this.later = this.narrow;
  }

  /** The ways to play on from a world, the best first. */
  explore(world: State, seat: Seat, positions: number): readonly SearchedTurn[] {
    this.seat = seat;
    this.looked = 1;
    // Alone, ways to pay are most of the game; in company more plans are worth more than finer ones (decision 21).
    this.later = world.setup.seats === 1 ? this.wide : this.narrow;
    this.evaluator.approach(world, seat);
    const turns = varied(this.wide.from(world, seat));
    const standings = new Standings(turns.length);
    const most = Math.max(2, Math.ceil(BREADTH * Math.sqrt(positions / world.setup.seats)));
    let lines = turns.map(({ state }, first) => this.lineTo(first, state));
    standings.enter(lines);
    for (let depth = 1; depth < DEPTH && this.looked < positions; depth++) {
      lines = best(lines, most);
      // Whatever comes later, it begins with the same turn.
      if (lines.every(({ first }) => first === lines[0]?.first)) break;
      standings.follow(lines);
      lines = lines.flatMap((line) => this.goOn(line, depth));
      standings.enter(lines);
    }
    return standings
      .results()
      .map((result, i) => ({ moves: (turns[i] as Turn).moves, ...result }))
      .toSorted((a, b) => b.value - a.value);
  }

  private lineTo(first: number, state: State): Line {
    const { own, other } = this.evaluator.forecast(state, this.seat);
    return { first, state, expected: { own, other }, wish: own - this.rivalry * other };
  }

  /** A way of playing on with each of the seat's next turns; itself where nothing comes any more, or nothing that can be known. */
  private goOn(line: Line, depth: number): Line[] {
    if (isOver(line.state)) return [line];
    const state = this.advance(line.state, depth);
    if (isOver(state)) return [this.lineTo(line.first, state)];
    this.looked++;
    this.evaluator.approach(state, this.seat);
    const turns = this.later.from(state, this.seat).slice(0, CANDIDATES);
    return turns.length === 0 ? [line] : turns.map((turn) => this.lineTo(line.first, turn.state));
  }

  /** Plays on to the seat's next decision that is worth a search, or to the end. */
  private advance(state: State, depth: number): State {
    const random = randomFrom(`${this.seed}/${depth}`);
    const nature: Nature = (_, offer) => sample(offer, random);
    const play = new Play(this.game, copyState(this.game, state), nature);
    try {
      finishTurn(play, { moves: [] }, this.seat);
      for (let n = 0; n < BETWEEN && !isOver(play.s); n++) {
        const ask = currentAsk(play.s);
        if (!ask || ask.seat < 0) break;
        const choice = this.quick.hasChoice(play.s, ask.seat);
        if (choice && ask.seat === this.seat) break;
        if (choice) this.looked++;
        this.evaluator.approach(play.s, ask.seat);
        const [turn] = this.quick.from(play.s, ask.seat);
        if (!turn) break;
        finishTurn(play, turn, ask.seat);
      }
    } catch (error) {
      // Something that not even an imagined world tells: the position is valued as it is.
      if (!(error instanceof Hidden)) throw error;
    }
    return play.s;
  }
}

/** So many of the lines that promise most, none of them twice. */
function best(lines: readonly Line[], most: number): Line[] {
  const kept: Line[] = [];
  for (const line of lines.toSorted((a, b) => b.wish - a.wish)) {
    if (kept.length === most) break;
    const last = kept.at(-1);
    if (!last || last.wish - line.wish > HAIR || last.first !== line.first) kept.push(line);
  }
  return kept;
}

/**
 * What the turns of the present position are worth, as far as each was followed: one that was dropped is as much worse than the best as it
 * was when it was dropped.
 */
class Standings {
  /** By depth: the best line, and the best of each turn. */
  private readonly depths: { readonly top: Line; readonly of: readonly (Line | undefined)[] }[] = [];
  private readonly visits: number[];

  constructor(turns: number) {
    this.visits = Array.from({ length: turns }, () => 0);
  }

  enter(lines: readonly Line[]): void {
    const of: (Line | undefined)[] = this.visits.map(() => undefined);
    let top = lines[0];
    for (const line of lines) {
      if (line.wish > (of[line.first]?.wish ?? -Infinity)) of[line.first] = line;
      if (top && line.wish > top.wish) top = line;
    }
    if (top) this.depths.push({ top, of });
  }

  follow(lines: readonly Line[]): void {
    for (const { first } of lines) this.visits[first] = (this.visits[first] as number) + 1;
  }

  results(): Omit<SearchedTurn, 'moves'>[] {
    const last = this.depths.at(-1);
    return this.visits.map((visits, i) => {
      const dropped = this.depths.findLast(({ of }) => of[i]);
      const line = dropped?.of[i];
      if (!last || !dropped || !line) return { value: -Infinity, own: -Infinity, visits };
      return {
        value: last.top.wish - (dropped.top.wish - line.wish),
        own: last.top.expected.own - (dropped.top.expected.own - line.expected.own),
        visits,
      };
    });
  }
}

/** Turns, the best first, without most of those that begin with the same answer as better ones. */
function varied(turns: readonly Turn[]): readonly Turn[] {
  const times = new Map<string, number>();
  return turns.filter(({ moves: [first] }) => {
    const name = canonical([first?.key, first?.answer]);
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before < ALIKE;
  });
}
