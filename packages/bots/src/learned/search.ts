import { below, currentAsk, type Game, type Move, type Random, type Seat, type State } from '@quayside/engine';
import { canonical, copyState, Hidden, isOver, Play, sample, type Nature } from '@quayside/engine/host';
import type { PositionEvaluator, Forecast } from './position-evaluator.ts';
import { finishTurn } from './finish-turn.ts';
import { NARROW, Turns, USUAL_WIDTH, type Turn, type Width } from './turns.ts';

/** Turns of one position that are looked into, the best first; more of them the more often the position is visited. */
const CANDIDATES = 10;
const FIRST_CANDIDATES = 3;
/** Turns of one position that begin alike: else those that differ in a payment would take the places of other plans. */
const ALIKE = 2;
/** Points that make a turn e times less likely to be looked into. */
const DOUBT = 4;
/** How much unlikely turns are looked into. */
const CURIOSITY = 6;
/** Turns of others and decisions without a choice between two turns of a seat. */
const BETWEEN = 200;
/** What others play is a guess, so it need not be a fine one. */
const QUICK: Width = { answers: [4, 2, 1], asides: 1, opens: false, work: 60 };

/** A turn of the seat to come, and what has been found out about it. */
interface Node {
  readonly state: State;
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
  /** How it ends, on average. */
  readonly expected: Forecast;
}

export interface SearchedTurn {
  readonly moves: readonly Move[];
  /** What the seat wants most. */
  readonly value: number;
  /** What the seat itself ends with, in points. */
  readonly own: number;
  readonly visits: number;
}

/**
 * A tree of a seat's own turns. The others play what seems best to them one turn ahead, as captains do: their plans are not known, and a
 * tree of everybody's turns would not get beyond the first few of them. Each visit follows what the seat likes best, adds one of its
 * turns, and carries the best that can be reached from there back up. Positions are valued by a network, at the end of the seat's turns.
 */
export class Search {
  private readonly game: Game;
  private readonly evaluator: PositionEvaluator;
  private readonly rivalry: number;
  private readonly random: Random;
  private readonly wide: Turns;
  private readonly narrow: Turns;
  private readonly quick: Turns;
  private seat: Seat = 0;
  private met = false;
  /** Positions that were looked at, those of others among them. */
  private looked = 0;

  /** `rivalry`: how much a point of the best opponent counts against one's own. */
  constructor(game: Game, evaluator: PositionEvaluator, rivalry: number, random: Random) {
    this.game = game;
    this.evaluator = evaluator;
    this.rivalry = rivalry;
    this.random = random;
    this.wide = new Turns(game, evaluator.value, USUAL_WIDTH);
    this.narrow = new Turns(game, evaluator.value, NARROW);
    this.quick = new Turns(game, evaluator.value, QUICK);
  }

  /** The ways to play on from a world, the best first. */
  explore(world: State, seat: Seat, positions: number): readonly SearchedTurn[] {
    this.seat = seat;
    this.looked = 0;
    const root: Node = { state: world, branches: null, visits: 0 };
    const branches = this.expand(root, this.wide);
    while (this.looked < positions && branches.length > 1) {
      // A visit counts even where the match ends before anybody has a choice.
      this.looked++;
      root.visits++;
      // Each is looked into once: what brings little by itself may keep others from more.
      this.deepen(branches.find((one) => one.visits === 0) ?? this.select(root, branches));
    }
    return branches
      .map(({ turn, expected, visits }) => ({
        moves: turn.moves,
        value: this.wish(expected),
        own: expected.own,
        visits,
      }))
      .toSorted((a, b) => (b.visits > 0 ? 1 : 0) - (a.visits > 0 ? 1 : 0) || b.value - a.value);
  }

  /** One more turn below a node; what can be expected from the node then. */
  private visit(node: Node): Forecast {
    node.visits++;
    if (isOver(node.state)) return this.evaluator.forecast(node.state, this.seat);
    const { branches } = node;
    const known = branches ?? this.expand(node, this.narrow);
    if (known.length === 0) return this.evaluator.forecast(node.state, this.seat);
    if (branches !== null) this.deepen(this.select(node, branches));
    return this.best(known).expected;
  }

  /** Looks once more at what comes after a turn. */
  private deepen(branch: Branch): void {
    const { own, other } = this.visit(this.follow(branch));
    branch.visits++;
    // What chance decides is averaged, what the seat decides is the best of it.
    const weight = branch.chance ? 1 / branch.visits : 1;
    branch.expected.own += weight * (own - branch.expected.own);
    branch.expected.other += weight * (other - branch.expected.other);
  }

  /** The branch that the seat would play, among those it knows best. */
  private best(branches: readonly Branch[]): Branch {
    const looked = branches.filter((one) => one.visits > 0);
    const known = looked.length > 0 ? looked : branches;
    return known.reduce((most, one) => (this.wish(one.expected) > this.wish(most.expected) ? one : most));
  }

  private expand(node: Node, turns: Turns): Branch[] {
    const { seat } = this;
    this.looked++;
    this.evaluator.approach(node.state, seat);
    const found = varied(turns.from(node.state, seat)).slice(0, CANDIDATES);
    const top = found[0]?.value ?? 0;
    const weights = found.map(({ value }) => Math.exp((value - top) / DOUBT));
    const sum = weights.reduce((all, one) => all + one, 0) || 1;
    return (node.branches = found.map((turn, i) => ({
      turn,
      prior: (weights[i] as number) / sum,
      next: [],
      chance: false,
      visits: 0,
      expected: this.evaluator.forecast(turn.state, seat),
    })));
  }

  private readonly wish = ({ own, other }: Forecast): number => own - this.rivalry * other;

  private select({ visits }: Node, branches: readonly Branch[]): Branch {
    const open = Math.min(branches.length, FIRST_CANDIDATES + Math.floor(Math.sqrt(visits)));
    let chosen = branches[0] as Branch;
    let most = -Infinity;
    for (let i = 0; i < open; i++) {
      const one = branches[i] as Branch;
      const merit = this.wish(one.expected) + CURIOSITY * one.prior * (Math.sqrt(visits) / (1 + one.visits));
      if (merit > most) {
        most = merit;
        chosen = one;
      }
    }
    return chosen;
  }

  /** Where a turn leads: where chance has a say, to another place each time, until there are enough of them. */
  private follow(branch: Branch): Node {
    const { next, visits } = branch;
    if (next.length > 0 && (!branch.chance || next.length > Math.sqrt(visits)))
      return next[below(this.random, next.length)] as Node;
    this.met = false;
    const node = this.advance(branch.turn);
    branch.chance ||= this.met;
    next.push(node);
    return node;
  }

  private readonly nature: Nature = (_, offer) => {
    this.met = true;
    return sample(offer, this.random);
  };

  /** Plays on to the seat's next decision that is worth a search, or to the end. */
  private advance({ state }: Turn): Node {
    const play = new Play(this.game, copyState(this.game, state), this.nature);
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
    return { state: play.s, branches: null, visits: 0 };
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
