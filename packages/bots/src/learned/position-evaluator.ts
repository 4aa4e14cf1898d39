import { totalOf, type Features, type Game, type Seat, type State } from '@quayside/engine';
import { isOver } from '@quayside/engine/host';
import { Evaluator, type Network } from './network.ts';

/** Points that an output of 1 stands for. */
export const SCALE = 50;

/** What a seat's own result will be, and that of the best of the others; the network says by how much the module's guess is off. */
export interface Forecast {
  own: number;
  other: number;
}

/** The module's own opinion of a position, or else the score. */
export function baseline(game: Game, s: State, seat: Seat): number {
  if (game.value) return game.value(s, seat);
  const sheet = game.score(s).find((one) => one.seat === seat);
  return sheet ? totalOf(sheet) : 0;
}

/** The best of the others by such a measure; 0 for who plays alone. */
export function bestOther(seats: number, seat: Seat, of: (other: Seat) => number): number {
  let best = -Infinity;
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, of(other));
  return best === -Infinity ? 0 : best;
}

/** Outputs of a network for so many seats: one's own result and, in company, the best of the others. */
export const outputsFor = (seats: number): number => (seats > 1 ? 2 : 1);

/** Values positions with a network. */
export class PositionEvaluator {
  readonly game: Game;
  readonly features: Features<State>;
  private readonly evaluator: Evaluator;
  private readonly seen: Float32Array;
  /** How much a point of the best opponent counts against one of one's own. */
  private readonly rivalry: number;

  constructor(game: Game, features: Features<State>, network: Network, rivalry: number) {
    this.game = game;
    this.features = features;
    this.evaluator = new Evaluator(network);
    this.seen = new Float32Array(network.features);
    this.rivalry = rivalry;
  }

  /** Positions that are valued from now on are like this one. */
  approach(s: State, seat: Seat): void {
    this.features.write(s, seat, this.seen);
    this.evaluator.load(this.seen);
  }

  forecast(s: State, seat: Seat): Forecast {
    const { seats } = s.setup;
    if (isOver(s)) {
      const points = this.game.score(s).map(totalOf);
      return { own: points[seat] ?? 0, other: bestOther(seats, seat, (one) => points[one] ?? 0) };
    }
    this.features.write(s, seat, this.seen);
    const outputs = this.evaluator.evaluate(this.seen);
    const own = baseline(this.game, s, seat) + SCALE * (outputs[0] as number);
    if (seats === 1) return { own, other: 0 };
    const other = bestOther(seats, seat, (one) => baseline(this.game, s, one));
    return { own, other: other + SCALE * (outputs[1] as number) };
  }

  /** What a seat wants most. */
  readonly value = (s: State, seat: Seat): number => {
    if (this.rivalry > 0 || isOver(s)) {
      const { own, other } = this.forecast(s, seat);
      return own - this.rivalry * other;
    }
    this.features.write(s, seat, this.seen);
    return baseline(this.game, s, seat) + SCALE * (this.evaluator.evaluate(this.seen)[0] as number);
  };
}
