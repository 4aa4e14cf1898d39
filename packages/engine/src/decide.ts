import { canonical, copy, fingerprint } from './copy.ts';
import { Hidden, Refused, RuleDefect, type RefusalCode } from './errors.ts';
import type { GameEvent } from './event.ts';
import type { Aside, Game } from './game.ts';
import type { Nature } from './nature.ts';
import { refuseCoreNames } from './hand.ts';
import { meant, refuse, type Answer, type Offer } from './offer.ts';
import { readOptions, type Options } from './options.ts';
import { dueAsks, topAsk, type Ask } from './pending.ts';
import { Play } from './play.ts';
import { carryOut, carryOutAside, offerIn, offerOf, questionOf, settle } from './settle.ts';
import { sorted } from './sorted.ts';
import { isOver, NATURE, type Json, type Seat, type Setup, type State } from './state.ts';
import type { GameText } from './text.ts';

/** A decision as a seat, a bot or a board gets it: plain data. */
export interface Decision {
  /** Names it for as long as it is open and unchanged. */
  readonly id: string;
  readonly key: string;
  readonly seat: Seat;
  /** Due: somebody must answer for the game to go on. Otherwise it is an aside. */
  readonly due: boolean;
  readonly data?: Json;
  readonly offer: Offer;
}

/** An answer to the decision with this key; a seat never has two open with the same key. */
export interface Move {
  readonly seat: Seat;
  readonly key: string;
  readonly answer: Answer;
}

/** Seats and options as the game wants them, or a refusal that says what is wrong. */
export function readSetup(game: Game, seats: unknown, options?: unknown): Setup {
  const { min, max } = game.seats;
  if (!Number.isSafeInteger(seats) || (seats as number) < min || (seats as number) > max)
    throw new Refused('bad-options', { key: 'core.options.seats', args: { min, max } });
  const setup: Setup = { seats: seats as number, options: readOptions(game.options, options) };
  const unfit = game.unfit?.(setup);
  if (unfit) throw new Refused('bad-options', unfit, game.id);
  return setup;
}

/** A new match, up to its first decision. Without a list for events nobody is told any. */
export function start<S extends State, O extends Options>(
  game: Game<S, O>,
  setup: Setup<O>,
  nature: Nature | null = null,
  events: GameEvent[] | null = [],
): StartResult<S> {
  // The module's fresh object becomes the state: copying it into another costs as much as a decision.
  const state = game.setup(setup) as unknown as S;
  (state as { setup: Setup }).setup = setup;
  state.asked = 0;
  state.taken = undefined;
  state.pending = [];
  state.over = undefined;
  state.unseen = undefined;
  state.hints = undefined;
  state.reshuffled = undefined;
  const decks = game.decks?.(setup);
  if (decks) {
    state.unseen = {};
    for (const deck of Object.keys(decks)) state.unseen[deck] = sorted(decks[deck] ?? []);
  }
  refuseCoreNames(game.id, state);
  const play = new Play<S>(game, state, nature);
  play.events = events;
  game.begin(play);
  settle(play);
  return { state, events: events ?? [] };
}
export interface StartResult<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
}

/** A copy of a state that shares nothing that rules may change. */
export const copyState = <S extends State>(game: Game<S>, s: S): S => (game.copy ? game.copy(s) : copy(s));

/** What a seat may decide now: the due decision first, then the asides. Hot path. */
export function offers<S extends State>(game: Game<S>, s: S, seat: Seat): OpenDecision[] {
  const ask = topAsk(s, seat);
  return withAsides(game, s, seat, ask, ask && offerOf(game, s, ask));
}

/** The same for those who play on one state in place. */
export function offersIn<S extends State>(play: Play<S>, seat: Seat): OpenDecision[] {
  const ask = topAsk(play.s, seat);
  return withAsides(play.game, play.s, seat, ask, ask && offerIn(play, ask));
}

function withAsides<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  ask: Ask | undefined,
  offer: Offer | undefined,
): OpenDecision[] {
  const asides = asidesOf(game, s, seat);
  if (!ask || !offer) return asides;
  const due: OpenDecision = { key: ask.key, seat, due: true, data: ask.data, offer };
  if (asides.length === 0) return [due];
  asides.unshift(due);
  return asides;
}

/** The asides alone: nothing is computed for the decision that is due. */
export function asidesOf<S extends State>(game: Game<S>, s: S, seat: Seat): OpenDecision[] {
  const asides = game.asides && isSeat(s, seat) && !isOver(s) ? game.asides(s, seat) : NONE;
  if (asides.length === 0) return [];
  // Made in its size: an array that grows takes room for sixteen more.
  const found = new Array<OpenDecision>(asides.length);
  for (let i = 0; i < asides.length; i++) {
    const { key, data } = asides[i] as Aside;
    found[i] = { key, seat, due: false, data, offer: questionOf(game, key).offer(s, seat, data) };
  }
  return found;
}
const NONE: readonly Aside[] = [];

/** A decision as the hot path sees it: what a seat may answer now, without words. */
export interface OpenDecision {
  readonly key: string;
  readonly seat: Seat;
  readonly due: boolean;
  readonly data: Json | undefined;
  readonly offer: Offer;
}

/** The same with ids, as it is sent to people. */
export function decisions<S extends State>(game: Game<S>, s: S, seat: Seat): Decision[] {
  return offers(game, s, seat).map(({ key, due, data, offer }) => ({
    id: nameOf(s, seat, key, due) + fingerprint([key, data ?? null, offer]),
    key,
    seat,
    due,
    ...(data === undefined ? {} : { data }),
    offer,
  }));
}

/** The first part of an id: the number of the ask, or which of the seat's asides it would be. An id is good for one answer. */
const nameOf = (s: State, seat: Seat, key: string, due: boolean): string =>
  due ? `${topAsk(s, seat)?.id}.` : `${key}.${s.taken?.[seat] ?? 0}.`;

/** What a seat is offered under this id, if anything: only what could be meant is looked at closely. */
export function offeredAs<S extends State>(game: Game<S>, s: S, seat: Seat, id: string): OpenDecision | undefined {
  return offers(game, s, seat).find(({ key, due, data, offer }) => {
    const name = nameOf(s, seat, key, due);
    return id.startsWith(name) && id === name + fingerprint([key, data ?? null, offer]);
  });
}

/** The seats that must decide for the game to go on (nature among them). */
export const dueSeats = (s: State): Seat[] => dueAsks(s).map((ask) => ask.seat);

const isSeat = (s: State, seat: Seat): boolean => seat >= 0 && seat < s.setup.seats;

/** Why this can't be answered, or null. Judges any input; changes nothing. */
export function refusal<S extends State>(
  game: Game<S>,
  s: S,
  move: { seat: unknown; key: unknown; answer: unknown },
): Refused | null {
  const { seat, key, answer } = move;
  if (!Number.isSafeInteger(seat) || typeof key !== 'string')
    return new Refused('malformed', { key: 'core.malformed' });
  if (isOver(s)) return new Refused('over', { key: 'core.over' });
  const offered = offers(game, s, seat as Seat).find((one) => one.key === key);
  if (!offered) {
    const others = Array.from({ length: s.setup.seats }, (_, other) => other).filter(
      (other) => topAsk(s, other)?.key === key,
    );
    if (others.length > 0) return new Refused('wrong-seat', { key: 'core.refused.seat' });
    const question = Object.hasOwn(game.questions, key) && isSeat(s, seat as Seat) ? game.questions[key] : undefined;
    const closed = question?.closed?.(s, seat as Seat, answer);
    return new Refused('not-open', closed ?? { key: 'core.refused.closed' }, game.id);
  }
  return refusalOf(game, s, offered, answer);
}

/** The same of what is known to be offered. */
function refusalOf<S extends State>(
  game: Game<S>,
  s: S,
  { key, seat, data, offer }: OpenDecision,
  answer: unknown,
): Refused | null {
  const refused = refuse(offer, answer);
  if (!refused) return null;
  const code: RefusalCode = refused.key.includes('malformed') ? 'malformed' : 'not-offered';
  const why = code === 'not-offered' ? questionOf(game, key).why?.(s, seat, answer, data) : null;
  return new Refused(code, why ?? refused, game.id);
}

/** Why not, in words: the cold path behind every button that is not lit. */
export function explain<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  key: string,
  answer: unknown,
): GameText | null {
  return refusal(game, s, { seat, key, answer })?.text ?? null;
}

/** What an answer has led to: the next state, what happened, and whether it can be undone. */
export interface ApplyResult<S> extends StartResult<S> {
  /** An undo does not reach back over this answer. */
  readonly barrier: boolean;
}

/** Answers a decision. Never touches the caller's state; a refused answer throws `Refused` and changes nothing. */
export function apply<S extends State>(game: Game<S>, s: S, move: Move, nature: Nature | null = null): ApplyResult<S> {
  const refused = refusal(game, s, move);
  if (refused) throw refused;
  return carriedOut(game, s, move, nature);
}

/** The same for who has looked up what is offered. */
export function applyTo<S extends State>(game: Game<S>, s: S, offered: OpenDecision, answer: Answer): ApplyResult<S> {
  const refused = refusalOf(game, s, offered, answer);
  if (refused) throw refused;
  return carriedOut(game, s, { seat: offered.seat, key: offered.key, answer }, null);
}

function carriedOut<S extends State>(game: Game<S>, s: S, move: Move, nature: Nature | null): ApplyResult<S> {
  const play = new Play(game, copyState(game, s), nature);
  play.events = [];
  applyInPlace(play, move);
  return { state: play.s, events: play.events, barrier: play.barrier };
}

/** For those who hold a legal answer and own the state: no check, no copy. */
export function applyInPlace<S extends State>(play: Play<S>, { seat, key, answer }: Move): void {
  const ask = topAsk(play.s, seat);
  if (ask && ask.key === key) carryOut(play, ask, meant(answer));
  else {
    const aside = play.game.asides?.(play.s, seat).find((open) => open.key === key);
    if (!aside) throw new RuleDefect(`${key} is not open for seat ${seat}`);
    carryOutAside(play, seat, key, aside.data, meant(answer));
  }
}

/** An answer tried on a seat's own view: what would follow, as far as that seat can know. */
export function preview<S extends State>(game: Game<S>, view: S, move: Move): Preview<S> {
  try {
    const { state, events } = apply(game, view, move);
    return { state, events, stopped: dueSeats(state).includes(NATURE) };
  } catch (error) {
    if (error instanceof Hidden) return { state: null, events: [], stopped: true };
    throw error;
  }
}
export interface Preview<S> {
  /** Null where the answer touched something hidden at once. */
  readonly state: S | null;
  readonly events: readonly GameEvent[];
  /** Chance or hidden knowledge was reached: what really follows is not known yet. */
  readonly stopped: boolean;
}

/** Two states are the same if and only if these texts are. */
export const stateText = (s: State): string => canonical(s);
