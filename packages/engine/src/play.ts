import { count, type Bag } from './bag.ts';
import { RuleDefect } from './errors.ts';
import type { Event, Secret } from './event.ts';
import type { Game, Question } from './game.ts';
import type { Nature } from './nature.ts';
import { answerable, only, pick, type Answer, type Offer } from './offer.ts';
import { DRAW, show, topSlots, type DrawData } from './pile.ts';
import { dueAsks, NATURE, type Ask, type Group, type Json, type Seat, type State } from './state.ts';

/**
 * What rules are handed while an answer is carried out: the state, and the few things a rule can do besides changing it.
 * Everything asked goes on a stack: what is asked last is answered first.
 */
export class Play<S extends State = State> {
  readonly game: Game<S>;
  readonly s: S;
  /** Answers for chance at once; without it nature's decisions stay pending, to be answered like any other. */
  readonly nature: Nature | null;
  /** Events so far, or null where nobody listens (bots searching). */
  events: Event[] | null = null;
  /** Tokens that came from the supply, less those that went back; null where nobody counts. */
  flow: Bag | null = null;
  /** Something hidden was shown, or the turn was committed: an undo stops here. */
  barrier = false;
  /** The last decision that was looked at and is somebody's choice, with its offer: see `offerIn`. */
  awaited: Ask | null = null;
  awaitedOffer: Offer | null = null;

  constructor(game: Game<S>, s: S, nature: Nature | null = null) {
    this.game = game;
    this.s = s;
    this.nature = nature;
  }

  /** Asks a seat, on top of whatever it has been asked. */
  ask(seat: Seat, key: string, data?: Json): void {
    const { pending } = this.s;
    const ask: Ask = data === undefined ? { id: ++this.s.asked, seat, key } : { id: ++this.s.asked, seat, key, data };
    const group = pending[pending.length - 1];
    if (!group) pending.push({ asks: [ask] });
    // An array that grows takes room for sixteen more; most groups hold one ask or two.
    else if (group.asks.length === 0) group.asks = [ask];
    else if (group.asks.length === 1) group.asks = [group.asks[0] as Ask, ask];
    else group.asks.push(ask);
  }

  /** Runs a step once everything asked after this call has been answered. */
  then(step: string, data?: Json): void {
    this.s.pending.push({ asks: [], then: data === undefined ? { step } : { step, data } });
  }

  /** Says what happened, for the log and for animation. `secret` adds what only some seats may read. */
  tell(key: string, data?: { readonly [name: string]: Json }, secret?: Secret): void {
    if (!this.events) return;
    const event: Event = data === undefined ? { key } : { key, data };
    this.events.push(secret === undefined ? event : { ...event, secret });
  }

  /** Takes tokens from the supply, which is not part of the state. */
  gain(bag: Bag, token: string, n = 1): void {
    bag[token] = count(bag, token) + n;
    this.flows(token, n);
  }

  /** Returns tokens to the supply. */
  spend(bag: Bag, token: string, n = 1): void {
    const left = count(bag, token) - n;
    if (left < 0) throw new RuleDefect(`spending ${n} ${token} of ${count(bag, token)}`);
    bag[token] = left;
    this.flows(token, -n);
  }

  /** Moves tokens between two places on the table. */
  move(from: Bag, to: Bag, token: string, n = 1): void {
    const left = count(from, token) - n;
    if (left < 0) throw new RuleDefect(`moving ${n} ${token} of ${count(from, token)}`);
    from[token] = left;
    to[token] = count(to, token) + n;
  }

  private flows(token: string, n: number): void {
    if (this.flow) this.flow[token] = (Object.hasOwn(this.flow, token) ? (this.flow[token] as number) : 0) + n;
  }

  /** Lets a seat see the top n cards of a pile. Put what comes next on the stack first, with `then`. */
  look(seat: Seat, pile: string, n = 1): void {
    this.uncover(pile, n, seat);
  }

  /** Turns the top n cards of a pile face up for everybody. */
  reveal(pile: string, n = 1): void {
    this.uncover(pile, n, 'all');
  }

  private uncover(pile: string, n: number, to: Seat | 'all'): void {
    this.then(SHOW, { pile, n, to });
    // Asked from the deepest up, so that the top card is nature's next answer.
    for (const slot of topSlots(this.s, pile, n))
      if (slot.card === undefined && slot.i !== undefined) this.ask(NATURE, DRAW, { pile, deck: slot.deck, i: slot.i });
  }
}

const SHOW = 'core.show';
type ShowData = { readonly pile: string; readonly n: number; readonly to: Seat | 'all' };

/** The core's own question: nature says which card lies at a place. */
const draw: Question<State, DrawData, string> = {
  offer: (s, _, { deck }) => pick(distinct(s.unseen?.[deck] ?? [])),
  answer({ s }, _, card, { pile, deck, i }) {
    const slots = s.piles?.[pile]?.slots ?? [];
    const index = slots.findIndex((one) => one.i === i && one.deck === deck);
    const unseen = s.unseen?.[deck];
    const at = unseen?.indexOf(card) ?? -1;
    if (index < 0 || !unseen || at < 0) throw new RuleDefect(`${card} can't lie in pile ${pile}`);
    unseen.splice(at, 1);
    slots[index] = { deck, card };
  },
};

/** Each card once. Unseen cards are sorted, so equal ones are neighbours. */
function distinct(cards: readonly string[]): string[] {
  const found: string[] = [];
  for (const card of cards) if (found[found.length - 1] !== card) found.push(card);
  return found;
}

export function questionOf<S extends State>(game: Game<S>, key: string): Question<S, unknown> {
  const question = key === DRAW ? (draw as unknown as Question<S, unknown>) : game.questions[key];
  if (!question) throw new RuleDefect(`${game.id} asks ${key}, but has no such question`);
  return question;
}

/** What may be answered to an ask. */
export const offerOf = <S extends State>(
  game: Game<S>,
  s: S,
  ask: { seat: Seat; key: string; data?: Json | undefined },
): Offer => questionOf(game, ask.key).offer(s, ask.seat, ask.data);

/** The same where one plays on one state in place: what carrying out the last answer has found out is not computed again. */
export const offerIn = <S extends State>(play: Play<S>, ask: Ask): Offer =>
  ask === play.awaited && play.awaitedOffer ? play.awaitedOffer : offerOf(play.game, play.s, ask);

/** Carries out an answer that is known to be legal, then whatever follows of itself. */
export function carryOut<S extends State>(play: Play<S>, ask: Ask, answer: Answer): void {
  remove(play.s, ask);
  perform(play, ask.seat, ask.key, ask.data, answer);
  settle(play, ask.seat);
}

/** The same for an aside, which is on no stack; that it was taken gives the next one another id. */
export function carryOutAside<S extends State>(
  play: Play<S>,
  seat: Seat,
  key: string,
  data: Json | undefined,
  answer: Answer,
): void {
  const { s } = play;
  s.taken ??= Array.from({ length: s.setup.seats }, () => 0);
  s.taken[seat] = (s.taken[seat] ?? 0) + 1;
  perform(play, seat, key, data, answer);
  settle(play, seat);
}

function perform<S extends State>(
  play: Play<S>,
  seat: Seat,
  key: string,
  data: Json | undefined,
  answer: Answer,
): void {
  const question = questionOf(play.game, key);
  play.awaited = null;
  if (question.commits || seat === NATURE) play.barrier = true;
  question.answer(play, seat, answer, data);
}

function remove(s: State, ask: Ask): void {
  const asks = (s.pending[s.pending.length - 1] as Group).asks;
  // Moved up by hand: splice makes an array of what it takes out.
  for (let i = asks.indexOf(ask); i < asks.length - 1; i++) asks[i] = asks[i + 1] as Ask;
  asks.pop();
}

/**
 * Goes on until somebody has to decide: runs steps, answers for nature where it may, and takes what has a single answer. `by` has
 * answered: what another seat is asked in secret is not looked at then, as it may be that seat's view on which the rules run.
 */
export function settle<S extends State>(play: Play<S>, by: Seat = NATURE): void {
  let who = by;
  const { pending } = play.s;
  for (let guard = 0; ; guard++) {
    if (guard > 10_000) throw new RuleDefect(`${play.game.id} goes round in circles without asking anybody`);
    const group = pending[pending.length - 1];
    if (!group) return;
    if (group.asks.length === 0) {
      pending.pop();
      if (group.then) runStep(play, group.then.step, group.then.data);
    } else {
      const taken = takeForced(play, group, who);
      if (taken === null) return;
      // From chance on the rules run on no seat's view.
      if (taken === NATURE) who = NATURE;
    }
  }
}

function runStep<S extends State>(play: Play<S>, step: string, data: unknown): void {
  if (step === SHOW) {
    const { pile, n, to } = data as ShowData;
    if (show(play.s, pile, n, to)) play.barrier = true;
    return;
  }
  const run = play.game.steps[step];
  if (!run) throw new RuleDefect(`${play.game.id} has no step ${step}`);
  run(play, data);
}

/** Takes one answer that is nobody's choice and says whose it was; null if there is none to take. */
function takeForced<S extends State>(play: Play<S>, group: Group, by: Seat): Seat | null {
  const { asks } = group;
  const top = asks[asks.length - 1] as Ask;
  if (ofOneSeat(asks)) return takeIfForced(play, top, by) ? top.seat : null;
  if (allOwn(play.game, asks)) return null;
  for (const ask of dueAsks(play.s)) {
    if (takeIfForced(play, ask, by)) return ask.seat;
    if (ask.seat === NATURE) return null;
  }
  return null;
}

function ofOneSeat(asks: readonly Ask[]): boolean {
  for (let i = 1; i < asks.length; i++) if (asks[i]?.seat !== asks[0]?.seat) return false;
  return true;
}

/** Where all that is asked is the seats' own to give, nothing can be forced. */
function allOwn<S extends State>(game: Game<S>, asks: readonly Ask[]): boolean {
  for (let i = 0; i < asks.length; i++) if (!questionOf(game, (asks[i] as Ask).key).own) return false;
  return true;
}

function takeIfForced<S extends State>(play: Play<S>, ask: Ask, by: Seat): boolean {
  if (ask.seat === NATURE) {
    if (!play.nature) return false;
    const answer = play.nature(ask, offerOf(play.game, play.s, ask));
    remove(play.s, ask);
    perform(play, NATURE, ask.key, ask.data, answer);
    return true;
  }
  const question = questionOf(play.game, ask.key);
  if (question.own || (question.secret && by !== ask.seat && by !== NATURE)) return false;
  const offer = question.offer(play.s, ask.seat, ask.data);
  const answer = only(offer);
  if (answer !== null) {
    remove(play.s, ask);
    perform(play, ask.seat, ask.key, ask.data, answer);
    return true;
  }
  play.awaited = ask;
  play.awaitedOffer = offer;
  if (!answerable(offer)) throw new RuleDefect(`${play.game.id}: ${ask.key} has no answer`);
  return false;
}
