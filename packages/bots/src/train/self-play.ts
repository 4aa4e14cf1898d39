import {
  below,
  currentAsk,
  RuleDefect,
  totalOf,
  type Features,
  type Game,
  type Random,
  type Seat,
  type Setup,
  type State,
} from '@quayside/engine';
import { dealer, isOver, Play, randomFrom, start } from '@quayside/engine/host';
import { baseline, bestOther, PositionEvaluator, outputsFor, SCALE } from '../learned/position-evaluator.ts';
import { finishTurn } from '../learned/finish-turn.ts';
import type { Network } from '../learned/network.ts';
import { Turns, type Turn, type Width } from '../learned/turns.ts';
import type { Example } from './learner.ts';

export interface SelfPlayOptions {
  /** One turn in so many is played at random. */
  readonly exploreEvery: number;
  /** How far a result reaches back: 1 is the result alone, 0 the next position alone. */
  readonly lambda: number;
  readonly rivalry: number;
  readonly width: Width;
  /** In one game of so many some of the opponents play by the module's own opinion, so that the network meets others than itself. */
  readonly strangersEvery: number;
}

/** What one game has taught, and the results of the seats that learn. */
export interface SelfPlayResult {
  readonly examples: readonly Example[];
  readonly points: readonly number[];
}

/** A position at the end of somebody's turn, as one seat sees it. */
interface Observation {
  readonly places: Uint16Array;
  readonly values: Float32Array;
  /** What the module and what the network say, in points: own result, best other's. */
  readonly base: readonly number[];
  readonly says: readonly number[];
}

/** The end of a turn, as some of the seats see it. */
interface TurnEnd {
  readonly seen: readonly (Observation | null)[];
  readonly explored: boolean;
}

/** Plays one game and works out, for each position and seat, what should have been expected there: TD(λ) in its forward view. */
export function selfPlay(
  game: Game,
  features: Features<State>,
  setup: Setup,
  network: Network,
  seed: string,
  options: SelfPlayOptions,
): SelfPlayResult {
  const evaluator = new PositionEvaluator(game, features, network, options.rivalry);
  const turns = new Turns(game, evaluator.value, options.width);
  const random = randomFrom(`${seed}/moves`);
  const nature = dealer(game, setup, seed, randomFrom);
  const { state } = start(game, setup, nature, null);
  const play = new Play(game, state, nature);
  const strangers = strangersAt(setup.seats, options.strangersEvery, random);
  const plain = new Turns(game, (s, seat) => baseline(game, s, seat), options.width);
  const observer = new Observer(game, features, evaluator, network.features);
  const path: TurnEnd[] = [];
  for (let n = 0; !isOver(state); n++) {
    if (n > MOST_TURNS) throw new RuleDefect(`${game.id} does not end: ${MOST_TURNS} turns played`);
    const seat = currentAsk(state)?.seat ?? -1;
    evaluator.approach(state, seat);
    const found = (strangers[seat] ? plain : turns).from(state, seat);
    const explored = found.length > 1 && below(random, options.exploreEvery) === 0;
    const turn = found[explored ? below(random, found.length) : 0];
    if (!turn) throw new RuleDefect(`${game.id} waits for seat ${seat}, but it can do nothing`);
    if (found.length > 1 || turn.moves.length === 0)
      path.push({ seen: observer.look(turn.state, seat, random, explored ? found[0] : undefined), explored });
    finishTurn(play, turn, seat);
  }
  const points = game.score(state).map(totalOf);
  return {
    examples: taught(path, points, options.lambda, strangers),
    points: points.filter((_, seat) => !strangers[seat]),
  };
}
const MOST_TURNS = 20_000;
/** One position in so many is also learned from the view of a seat whose turn it was not. */
const OTHER_VIEW_EVERY = 8;

/** Which seats other bots play; the network always has at least one. */
function strangersAt(seats: number, every: number, random: Random): boolean[] {
  const some = seats > 1 && below(random, every) === 0;
  const kept = below(random, seats);
  return Array.from({ length: seats }, (_, seat) => some && seat !== kept && (seats === 2 || below(random, 2) === 0));
}

/** Writes down what seats see of positions. */
class Observer {
  private readonly game: Game;
  private readonly features: Features<State>;
  private readonly evaluator: PositionEvaluator;
  private readonly numbers: Float32Array;

  constructor(game: Game, features: Features<State>, evaluator: PositionEvaluator, count: number) {
    this.game = game;
    this.features = features;
    this.evaluator = evaluator;
    this.numbers = new Float32Array(count);
  }

  /**
   * For the seat whose turn it was, which is how bots evaluate positions, and now and then for one other, so that curves of chances mean
   * something. Where a turn was played at random, the position before it was worth what the best turn is.
   */
  look(s: State, seat: Seat, random: Random, instead?: Turn): (Observation | null)[] {
    const { seats } = s.setup;
    const also = seats > 1 && below(random, OTHER_VIEW_EVERY) === 0;
    const other = also ? (seat + 1 + below(random, seats - 1)) % seats : seat;
    return Array.from({ length: seats }, (_, one) =>
      one === seat ? this.seen(s, one, instead?.state) : one === other ? this.seen(s, one) : null,
    );
  }

  private seen(s: State, seat: Seat, instead = s): Observation {
    const { own, other } = this.evaluator.forecast(instead, seat);
    this.features.write(s, seat, this.numbers);
    const others = bestOther(s.setup.seats, seat, (one) => baseline(this.game, s, one));
    return { ...sparse(this.numbers), base: [baseline(this.game, s, seat), others], says: [own, other] };
  }
}

function sparse(numbers: Float32Array): { places: Uint16Array; values: Float32Array } {
  let n = 0;
  for (let i = 0; i < numbers.length; i++) if (numbers[i] !== 0) n++;
  const places = new Uint16Array(n);
  const values = new Float32Array(n);
  n = 0;
  for (let i = 0; i < numbers.length; i++)
    if (numbers[i] !== 0) {
      places[n] = i;
      values[n++] = numbers[i] as number;
    }
  return { places, values };
}

function taught(
  path: readonly TurnEnd[],
  points: readonly number[],
  lambda: number,
  strangers: readonly boolean[],
): Example[] {
  const examples: Example[] = [];
  const seats = points.length;
  const outputs = outputsFor(seats);
  for (let seat = 0; seat < seats; seat++) {
    if (strangers[seat]) continue;
    let expected: readonly number[] = [points[seat] ?? 0, bestOther(seats, seat, (one) => points[one] ?? 0)];
    let says = expected;
    let trust = 1;
    for (let k = path.length - 1; k >= 0; k--) {
      const { seen, explored } = path[k] as TurnEnd;
      const now = seen[seat];
      if (now) {
        const [said, part] = [says, trust];
        expected = expected.map((later, o) => (1 - part) * (said[o] as number) + part * later);
        const targets = new Float32Array(outputs);
        for (let o = 0; o < outputs; o++) targets[o] = ((expected[o] as number) - (now.base[o] as number)) / SCALE;
        examples.push({ places: now.places, values: now.values, targets });
        says = now.says;
        trust = 1;
      }
      // What came of a random turn says nothing about the position before it.
      trust *= explored ? 0 : lambda;
    }
  }
  return examples;
}
