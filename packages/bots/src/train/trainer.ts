import { below, type Features, type Game, type Options, type Random, type Setup, type State } from '@quayside/engine';
import { randomFrom } from '@quayside/engine/host';
import { outputsFor } from '../learned/position-evaluator.ts';
import { Network } from '../learned/network.ts';
import { NARROW, USUAL_WIDTH } from '../learned/turns.ts';
import { featuresOf, layoutOf, trainedSetup, type ModelCard, type Weights } from '../learned/weights.ts';
import { Learner, type Example } from './learner.ts';
import { transfer } from './transfer.ts';
import { selfPlay, type SelfPlayResult, type SelfPlayOptions } from './self-play.ts';

/** What is trained: one network for one number of seats and these options. */
export interface TrainingPlan {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly rivalry: number;
  readonly seed: string;
  /** How fast it forgets what games do not speak for, in parts of the rate at which it learns. */
  readonly decay?: number;
  /** Looks at turns as widely as it will when it plays: slower, and not better in every game. */
  readonly wide?: boolean;
}

/** A game to be played by the network against itself: where it is played may be another thread. */
export interface TrainingGame {
  readonly setup: Setup;
  readonly seed: string;
}

/** Positions that are kept to learn from again, and how often each is used on average. */
const MEMORY = 20_000;
const REUSE = 6;
/** With fewer positions than this it learns more slowly, at the beginning and after every resuming: it would learn those few by heart. */
const WARM = 5000;
/** Examples of one step. */
const BATCH = 32;
/** How fast it learns, the last part of a training in which that becomes slower, and what of it is left at the end. */
const RATE = 0.001;
/** Who has learned already takes smaller steps: so much of them. */
const RESUMED_RATE = 0.75;
const SLOW_PART = 0.5;
const LAST_RATE = 0.1;
/** Steps between two looks at what the learner has, and how many looks the mean is of: at the beginning a part of all so far. */
const LOOK_EVERY = 10;
const LOOKS = 200;
const LOOKS_PART = 0.2;
/** One game in so many has other options than the usual ones, where they may vary. */
const VARY_EVERY = 4;
/** How far a result reaches back over one turn of every seat. */
const LAMBDA = 0.9;
const EXPLORE_EVERY = 30;
const STRANGERS_EVERY = 3;

/** Learns by playing: deals games, and changes the network by what came of them. The same seed gives the same network. */
export class Trainer {
  readonly plan: TrainingPlan;
  readonly usual: Setup;
  readonly features: Features<State>;
  /** Plays and is kept: the mean of what the learner has had lately, which plays better than what it has at any moment. */
  readonly network: Network;
  private readonly learner: Learner;
  private steps = 0;
  private readonly random: Random;
  private readonly memory: Example[] = [];
  private next = 0;
  private readonly rate: number;
  games: number;

  constructor(plan: TrainingPlan, before?: Pick<Trainer, 'network' | 'games'>) {
    const { game, seats, options, seed } = plan;
    this.plan = plan;
    this.usual = trainedSetup({ options }, game, { seats, options });
    this.features = featuresOf(game, this.usual);
    const count = this.features.count(this.usual);
    this.network = before?.network ?? Network.fresh(count, outputsFor(seats), randomFrom(`${seed}/weights`));
    this.games = before?.games ?? 0;
    this.rate = before ? RATE * RESUMED_RATE : RATE;
    this.learner = new Learner(this.network.copy(), plan.decay);
    this.random = randomFrom(`${seed}/${this.games}/learn`);
  }

  /** Begins with what a network for another number of seats or other options knows. */
  beginWith({ card, network }: Weights): void {
    const { game } = this.plan;
    const there = trainedSetup(card, game, card);
    const [mine, other] = [this.usual, there].map((setup) => this.features.sections?.(setup));
    if (!mine || !other) throw new RangeError(`${game.id} does not say what its features are about.`);
    transfer(this.network, mine, network, other);
    this.learner.network.approach(this.network, 1);
  }

  get selfPlayOptions(): SelfPlayOptions {
    const { rivalry, seats, wide } = this.plan;
    return {
      exploreEvery: EXPLORE_EVERY,
      lambda: LAMBDA ** (1 / seats),
      rivalry,
      width: wide ? USUAL_WIDTH : NARROW,
      strangersEvery: STRANGERS_EVERY,
    };
  }

  /** The next game to play. */
  deal(n: number): TrainingGame {
    const seed = `train/${this.plan.seed}/${n}`;
    return {
      setup: below(randomFrom(seed), VARY_EVERY) === 0 ? this.varied(randomFrom(`${seed}/options`)) : this.usual,
      seed,
    };
  }

  play({ setup, seed }: TrainingGame): SelfPlayResult {
    return selfPlay(this.plan.game, this.features, setup, this.network, seed, this.selfPlayOptions);
  }

  /** Learns from a game; `done` is how much of the training is over, from 0 to 1. Returns the mean error. */
  learn({ examples }: SelfPlayResult, done: number): number {
    this.games++;
    for (const example of examples) {
      this.memory[this.next] = example;
      this.next = (this.next + 1) % MEMORY;
    }
    const steps = Math.ceil((examples.length * REUSE) / BATCH);
    const slowed = Math.min(1, LAST_RATE + ((1 - LAST_RATE) * (1 - Math.min(1, done))) / SLOW_PART);
    const rate = this.rate * slowed * Math.min(1, this.memory.length / WARM);
    let loss = 0;
    for (let n = 0; n < steps; n++) {
      const batch = Array.from({ length: BATCH }, () => this.memory[below(this.random, this.memory.length)] as Example);
      loss += this.learner.learn(batch, rate);
      if (++this.steps % LOOK_EVERY === 0) this.look();
    }
    return steps > 0 ? loss / steps : 0;
  }

  private look(): void {
    const looks = this.steps / LOOK_EVERY;
    this.network.approach(this.learner.network, 1 / Math.max(1, Math.min(LOOKS, looks * LOOKS_PART)));
  }

  weights(about: Pick<ModelCard, 'minutes' | 'command' | 'before' | 'panel'>): Weights {
    const { game, seats, options, rivalry } = this.plan;
    const card: ModelCard = {
      game: game.id,
      version: game.version,
      seats,
      options,
      layout: layoutOf(game, this.usual),
      features: this.network.features,
      rivalry,
      games: this.games,
      ...about,
    };
    return { card, network: this.network };
  }

  /** Options that the plan does not fix, at random. Numbers name deals and the like and stay as they are. */
  private varied(random: Random): Setup {
    const { game, options } = this.plan;
    const changed: Record<string, Options[string]> = { ...this.usual.options };
    for (const [name, spec] of Object.entries(game.options)) {
      const apply = !spec.seats || (this.usual.seats >= spec.seats.min && this.usual.seats <= spec.seats.max);
      if (name in options || !apply) continue;
      if (spec.kind === 'flag') changed[name] = below(random, 2) === 0;
      if (spec.kind === 'choice') changed[name] = spec.values[below(random, spec.values.length)] as string;
    }
    return { seats: this.usual.seats, options: changed };
  }
}
