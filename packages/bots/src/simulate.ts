import {
  currentAsk,
  NATURE,
  RuleDefect,
  type Game,
  type Options,
  type ScoreSheet,
  type Seat,
  type Setup,
  type State,
  type Move,
} from '@quayside/engine';
import {
  applyInPlace,
  conceal,
  dealer,
  isOver,
  offers,
  offersIn,
  Play,
  randomFrom,
  start,
  type Nature,
} from '@quayside/engine/host';
import type { Bot } from './bot.ts';
import { answerAtRandom, random as randomBot } from './random.ts';

/** A game that one process has played by itself. */
export interface SimulationResult<S extends State> {
  readonly state: S;
  readonly scores: readonly ScoreSheet[];
  /** Who gave the first answer: in most games the one who moves first. */
  readonly first: Seat;
  /** Answers that bots gave; nature's and forced ones are not among them. */
  readonly answers: number;
  /** Everything a record needs, nature's answers included; only where it was asked for. */
  readonly line: readonly Move[];
}

/** How a game between bots is played. */
export interface SimulateOptions {
  /** Keep all answers, so that a record can be written. */
  readonly record?: boolean;
  /** Answers for chance, instead of a dealer with the game's seed. */
  readonly nature?: Nature;
}

/** No game of ours takes a hundredth of it: a match this long goes round in circles. */
const MOST_ANSWERS = 100_000;
/** A game that goes on asks somebody; no bot sits here. */
const NOBODY = -3;

/**
 * Plays a whole game between bots, one per seat, on a single state that is changed in place: nothing is copied, no event is
 * told. The same seed gives the same game.
 */
export function simulate<S extends State, O extends Options>(
  typed: Game<S, O>,
  setup: Setup<O>,
  seats: readonly Bot[],
  seed: string,
  { record = false, nature }: SimulateOptions = {},
): SimulationResult<S> {
  // Bots and core play by decisions alone and never look at what is special about this game's state.
  const game = typed as unknown as Game;
  const chance = nature ?? dealer(game, setup, seed, randomFrom);
  const line: Move[] = [];
  const listening: Nature = (ask, offer, s) => {
    const answer = chance(ask, offer, s);
    line.push({ seat: NATURE, key: ask.key, answer });
    return answer;
  };
  const deal = record ? listening : chance;
  const { state } = start(game, setup, deal, null);
  const play = new Play(game, state, deal);
  const random = randomFrom(seed);
  const hides = seats.some((bot) => bot !== randomBot) && hidesAnything(game, state);
  let answers = 0;
  let first = 0;
  while (!isOver(state)) {
    const ask = currentAsk(state);
    const seat = ask?.seat ?? NOBODY;
    if (answers === 0) first = seat;
    const bot = seats[seat];
    if (!bot || !ask) throw new RangeError(`nobody sits on seat ${seat}`);
    if (bot === randomBot) answerAtRandom(play, ask, random, record ? line : null);
    else {
      // All others get what their seat may know and nothing else.
      const view = hides ? conceal(game, state, seat) : state;
      const decisions = hides ? offers(game, view, seat) : offersIn(play, seat);
      const choice = bot.decide({ game, view, seat, decisions, random });
      if (!choice) throw new RuleDefect(`${bot.name} on seat ${seat} has no answer, but ${game.id} waits for one`);
      const move = { seat, key: choice.key, answer: choice.answer };
      if (record) line.push(move);
      applyInPlace(play, move);
    }
    if (++answers > MOST_ANSWERS) throw new RuleDefect(`${game.id} does not end: ${MOST_ANSWERS} answers given`);
  }
  // The state was made by this game's own setup, so it is of its own kind.
  return { state: state as S, scores: game.score(state), first, answers, line };
}

/** Whether a view of this game can differ from its state at all. */
function hidesAnything(game: Game, state: State): boolean {
  return !!game.conceal || !!state.piles || Object.values(game.questions).some((question) => question.secret);
}
