import { below, currentAsk, totalOf, type Game, type Move, type Random, type Seat, type State } from '@quayside/engine';
import { copyState, Hidden, isOver, Play, sample, type Nature } from '@quayside/engine/host';
import type { Judge } from './judge.ts';
import { finishTurn } from './finish-turn.ts';
import { NARROW, Turns, USUAL_WIDTH, type Turn } from './turns.ts';

/** Turns of one position that are looked into, the best first; more of them the more often the position is visited. */
const CANDIDATES = 10;
const FIRST_CANDIDATES = 3;
/** Points that make a turn e times less likely to be looked into. */
const DOUBT = 4;
/** How much unlikely turns are looked into. */
const CURIOSITY = 6;
/** Decisions without a choice worth a search between two turns. */
const BETWEEN = 200;

/** A seat's turn to come, and what has been found out about it. */
interface Node {
  readonly state: State;
  readonly seat: Seat;
  /** Null until it is looked into for the first time. */
  branches: Branch[] | null;
  visits: number;
}

/** One way to play the turn, with the positions it may lead to. */
interface Branch {
  readonly turn: Turn;
  readonly prior: number;
  readonly next: Node[];
  /** Chance had a say in what comes next. */
  chance: boolean;
  visits: number;
  /** What each seat ends with, on average. */
  points: Float64Array;
}

export interface Found {
  readonly moves: readonly Move[];
  /** What the seat wants most, for each way to play. */
  readonly value: number;
  readonly visits: number;
}

/**
 * A tree of whole turns, the own and those of the others: each visit follows what each seat likes best, adds one position, and
 * carries the best that can be reached from there back up. Positions are valued by a network.
 */
export class Search {
  private readonly game: Game;
  private readonly judge: Judge;
  private readonly rivalry: number;
  private readonly random: Random;
  private readonly wide: Turns;
  private readonly narrow: Turns;
  private met = false;

  constructor(game: Game, judge: Judge, rivalry: number, random: Random) {
    this.game = game;
    this.judge = judge;
    this.rivalry = rivalry;
    this.random = random;
    this.wide = new Turns(game, judge.value, USUAL_WIDTH);
    this.narrow = new Turns(game, judge.value, NARROW);
  }

  /** The ways to play on from a world, the best first. */
  explore(world: State, seat: Seat, nodes: number): readonly Found[] {
    const root: Node = { state: world, seat, branches: null, visits: 0 };
    this.expand(root, this.wide);
    for (let n = 1; n < nodes && (root.branches?.length ?? 0) > 1; n++) this.visit(root);
    return (root.branches ?? [])
      .map(({ turn, points, visits }) => ({ moves: turn.moves, value: this.wish(points, seat), visits }))
      .toSorted((a, b) => (b.visits > 0 ? 1 : 0) - (a.visits > 0 ? 1 : 0) || b.value - a.value);
  }

  /** One more position below a node; what each seat can expect from the node then. */
  private visit(node: Node): Float64Array {
    node.visits++;
    if (isOver(node.state)) return Float64Array.from(this.game.score(node.state), totalOf);
    if (!node.branches) this.expand(node, this.narrow);
    else {
      const branch = this.select(node, node.branches);
      const next = this.follow(branch, node.seat);
      const points = this.visit(next);
      branch.visits++;
      // What chance decides is averaged, what players decide is the best of it.
      const weight = branch.chance ? 1 / branch.visits : 1;
      for (let seat = 0; seat < points.length; seat++)
        branch.points[seat] = (1 - weight) * (branch.points[seat] as number) + weight * (points[seat] as number);
    }
    return this.best(node).points;
  }

  /** The branch that the seat would play, among those it knows best. */
  private best({ branches, seat }: Node): Branch {
    const all = branches as Branch[]; // after expand
    let best = all[0] as Branch;
    const looked = all.some((one) => one.visits > 0);
    for (const one of all) {
      if (looked && one.visits === 0) continue;
      if ((looked && best.visits === 0) || this.wish(one.points, seat) > this.wish(best.points, seat)) best = one;
    }
    return best;
  }

  private expand(node: Node, turns: Turns): void {
    const { state, seat } = node;
    this.judge.approach(state, seat);
    const found = turns.from(state, seat).slice(0, CANDIDATES);
    const top = found[0]?.value ?? 0;
    const weights = found.map(({ value }) => Math.exp((value - top) / DOUBT));
    const sum = weights.reduce((all, one) => all + one, 0) || 1;
    node.branches = found.map((turn, i) => ({
      turn,
      prior: (weights[i] as number) / sum,
      next: [],
      chance: false,
      visits: 0,
      points: this.expected(turn.state),
    }));
  }

  private expected(s: State): Float64Array {
    const { seats } = s.setup;
    return Float64Array.from({ length: seats }, (_, seat) => this.judge.outlook(s, seat).own);
  }

  private wish(points: Float64Array, seat: Seat): number {
    if (points.length === 1) return points[0] as number;
    let other = -Infinity;
    for (let one = 0; one < points.length; one++) if (one !== seat) other = Math.max(other, points[one] as number);
    return (points[seat] as number) - this.rivalry * other;
  }

  private select({ seat, visits }: Node, branches: readonly Branch[]): Branch {
    const open = Math.min(branches.length, FIRST_CANDIDATES + Math.floor(Math.sqrt(visits)));
    let best = branches[0] as Branch;
    let most = -Infinity;
    for (let i = 0; i < open; i++) {
      const one = branches[i] as Branch;
      const merit = this.wish(one.points, seat) + CURIOSITY * one.prior * (Math.sqrt(visits) / (1 + one.visits));
      if (merit > most) {
        most = merit;
        best = one;
      }
    }
    return best;
  }

  /** Where a turn leads: where chance has a say, to another place each time, until there are enough of them. */
  private follow(branch: Branch, seat: Seat): Node {
    const { next, visits } = branch;
    if (next.length > 0 && (!branch.chance || next.length > Math.sqrt(visits)))
      return next[below(this.random, next.length)] as Node;
    this.met = false;
    const node = this.advance(branch.turn, seat);
    branch.chance ||= this.met;
    next.push(node);
    return node;
  }

  private readonly nature: Nature = (_, offer) => {
    this.met = true;
    return sample(offer, this.random);
  };

  /** Plays on to the next decision that is worth a search: the beginning of somebody's turn, or the end. */
  private advance({ state }: Turn, seat: Seat): Node {
    const play = new Play(this.game, copyState(this.game, state), this.nature);
    try {
      finishTurn(play, { moves: [] }, seat);
      for (let n = 0; n < BETWEEN && !isOver(play.s); n++) {
        const ask = currentAsk(play.s);
        if (!ask || ask.seat < 0 || this.narrow.isTurn(play.s, ask.seat)) break;
        this.judge.approach(play.s, ask.seat);
        const [turn] = this.narrow.from(play.s, ask.seat);
        if (!turn) break;
        finishTurn(play, turn, ask.seat);
      }
    } catch (error) {
      // Something that not even an imagined world tells: the position is valued as it is.
      if (!(error instanceof Hidden)) throw error;
    }
    return { state: play.s, seat: currentAsk(play.s)?.seat ?? seat, branches: null, visits: 0 };
  }
}
