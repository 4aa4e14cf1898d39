import {
  below,
  NATURE,
  type Answer,
  type Game,
  type Offer,
  type Random,
  type Setup,
  type State,
  type Move,
} from '@quayside/engine';
import {
  applyInPlace,
  copyState,
  dealer,
  dueAsks,
  isOver,
  offerOf,
  offers,
  Play,
  randomFrom,
  sample,
  start,
  suggestions,
  type Nature,
  type OpenDecision,
} from '@quayside/engine/host';
import { reason, type Spot } from './findings.ts';
import { frozen } from './plain.ts';

/** A game to be played: everything about it follows from these. */
export interface Deal {
  readonly game: Game;
  readonly setup: Setup;
  readonly seed: string;
  readonly nature: Nature;
}
/** A place in a game, looked into. */
export interface Position extends Spot {
  readonly state: State;
  readonly nature: Nature;
  readonly random: Random;
}

export const dealOf = (game: Game, setup: Setup, seed: string): Deal => ({
  game,
  setup,
  seed,
  nature: dealer(game, setup, seed),
});

/** Whoever plays and watches: carries answers out in its own way, and remembers what has been answered in all games. */
export interface Watcher {
  /** Before an answer: what is open to whoever is about to answer. */
  before(open: readonly OpenDecision[]): void;
  answer(state: State, move: Move, line: readonly Move[]): void;
  /** How often each answer has been given so far. */
  readonly given: Map<string, number>;
}

export interface PlayedGame {
  readonly line: readonly Move[];
  /** What was answered at each position, by key; one more than answers where the last one failed. */
  readonly keys: readonly string[];
  readonly state: State;
  readonly over: boolean;
  /** Why it broke off, or null. */
  readonly broken: string | null;
}

/**
 * What the players are after: nothing; to win by the module's own `value`; to have as much or as little as there can be on the table;
 * what has been asked and offered least; the first or the last option, always.
 */
export type Aim = 'any' | 'win' | 'hoard' | 'spend' | 'explore' | 'first' | 'last';
/** How a game is played: with asides or by due decisions alone, and towards what. */
export interface Manner {
  readonly asides: boolean;
  readonly aim: Aim;
}

/** Plays at random: any answer, rare ones rather, and where `asides` says so now and then an aside of anybody. */
export function playOut(deal: Deal, { asides, aim }: Manner, longest: number, watcher: Watcher): PlayedGame {
  const { game, setup, seed, nature } = deal;
  const random = randomFrom(`${seed}/players`);
  const { state } = start(game, setup);
  const line: Move[] = [];
  const keys: string[] = [];
  let broken: string | null = null;
  try {
    while (!isOver(state) && line.length < longest) {
      const [due] = dueAsks(state);
      let move: Move;
      if (due?.seat === NATURE)
        move = { seat: NATURE, key: due.key, answer: nature(due, offerOf(game, state, due), state) };
      else {
        const chosen = choose(game, state, asides, random, watcher.given);
        if (aim !== 'any') chosen.move = aimed(game, state, chosen, aim, random, watcher.given) ?? chosen.move;
        watcher.before(chosen.open);
        move = chosen.move;
      }
      keys.push(`${move.seat === NATURE ? 'nature ' : ''}${move.key}`);
      frozen(move);
      watcher.answer(state, move, line);
      line.push(move);
    }
  } catch (error) {
    broken = reason(error);
  }
  return { line, keys, state, over: isOver(state), broken };
}

type AnswerCounts = Map<string, number>;
interface Chosen {
  move: Move;
  readonly open: readonly OpenDecision[];
}

function choose(game: Game, state: State, asides: boolean, random: Random, given: AnswerCounts): Chosen {
  if (asides && random() < 0.2) {
    const open = offers(game, state, below(random, state.setup.seats));
    const extra = open.filter((one) => !one.due);
    const aside = extra[below(random, extra.length)];
    if (aside) return { move: moveOf(aside, anyAnswer(game, state, aside, random, given)), open };
  }
  const due = dueAsks(state);
  const open = offers(game, state, due[below(random, due.length)]?.seat ?? 0);
  const asked = open[0] as OpenDecision; // a seat that is due has an offer
  return { move: moveOf(asked, anyAnswer(game, state, asked, random, given)), open };
}

/** So many answers are compared by who wants to win. */
const COMPARED = 6;

/** Who always takes the first or the last option finds out whether a game can be held up for ever. */
function aimed(game: Game, state: State, chosen: Chosen, aim: Aim, random: Random, given: AnswerCounts): Move | null {
  const { seat, key } = chosen.move;
  const offer = chosen.open.find((one) => one.key === key)?.offer;
  if (!offer) return null;
  if (aim === 'first' || aim === 'last') {
    const answers = suggestions(offer, undefined, 2);
    const answer = aim === 'first' ? answers[0] : answers.at(-1);
    return answer === undefined ? null : { seat, key, answer };
  }
  if (random() < 0.3) return null;
  let found: { move: Move; value: number } | null = null;
  for (const answer of someAnswers(offer, random, COMPARED)) {
    const next = copyState(game, state);
    const move = { seat, key, answer };
    applyInPlace(new Play(game, next), move);
    const value = worthOf(game, next, seat, aim, given);
    if (!found || value > found.value) found = { move, value };
  }
  return found?.move ?? null;
}

/** How near a position is to what somebody is after. */
function worthOf(game: Game, s: State, seat: number, aim: Aim, given: AnswerCounts): number {
  if (aim === 'win') return game.value?.(s, seat) ?? 0;
  if (aim === 'explore') return novelty(game, s, given);
  const total = Object.values(game.census(s)).reduce((sum, n) => sum + n, 0);
  return aim === 'hoard' ? total : -total;
}

/** High where something is asked or offered that has hardly ever been. */
function novelty(game: Game, s: State, given: AnswerCounts): number {
  let most = 0;
  for (const ask of dueAsks(s)) {
    if (ask.seat === NATURE) continue;
    const offer = offerOf(game, s, ask);
    const words = offer.kind === 'pick' ? offer.options.slice(0, 20) : [offer.kind];
    for (const word of words) most = Math.max(most, 1 / (1 + (given.get(`${ask.key} ${word}`) ?? 0)));
  }
  return most;
}

const moveOf = ({ seat, key }: OpenDecision, answer: Answer): Move => ({ seat, key, answer });

function anyAnswer(
  game: Game,
  state: State,
  { offer, seat, key }: OpenDecision,
  random: Random,
  given: AnswerCounts,
): Answer {
  if (offer.kind === 'bundle' && random() < 0.5) {
    const ideas = suggestions(offer, game.weights?.(state, seat));
    const idea = ideas[below(random, ideas.length)];
    if (idea !== undefined) return idea;
  }
  if (offer.kind !== 'pick') {
    given.set(`${key} ${offer.kind}`, (given.get(`${key} ${offer.kind}`) ?? 0) + 1);
    return sample(offer, random);
  }
  let answer = offer.options[below(random, offer.options.length)];
  if (answer === undefined) throw new RangeError(`${key} has no answer`);
  // Half of the time what has been answered least: so the rare corners are reached in few games.
  const used = (option: string) => given.get(`${key} ${option}`) ?? 0;
  if (random() < 0.5) for (const option of offer.options) answer = used(option) < used(answer) ? option : answer;
  given.set(`${key} ${answer}`, used(answer) + 1);
  return answer;
}

/** Answers of every sort to an offer: all options up to `most`, or suggested and sampled ones. */
export function someAnswers(offer: Offer, random: Random, most: number): Answer[] {
  if (offer.kind === 'pick') return spread(offer.options, most, random);
  const half = Math.max(1, most >> 1);
  const found = [...suggestions(offer, undefined, half)];
  while (found.length > 0 && found.length < most && found.length < half + 4) found.push(sample(offer, random));
  return found;
}

/** At most so many of a list, at random. */
export function spread<T>(list: readonly T[], most: number, random: Random): T[] {
  const all = [...list];
  while (all.length > most) all.splice(below(random, all.length), 1);
  return all;
}
