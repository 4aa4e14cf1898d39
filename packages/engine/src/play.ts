import { amount, count, type Bag } from './bag.ts';
import { DREW, REFILL, RESHUFFLE, SHOW } from './core-steps.ts';
import { RuleDefect } from './errors.ts';
import type { GameEvent, Secret } from './event.ts';
import type { AnyQuestion, Game } from './game.ts';
import { handOf } from './hand.ts';
import type { Nature } from './nature.ts';
import type { Offer } from './offer.ts';
import type { Given, Named, QuestionKey, Rolled, StepGiven, StepKey } from './keys.ts';
import { askOf, findAsk, type Ask, type Branch, type Step } from './pending.ts';
import { DRAW, moveTop, pileOf, pileSize, tellApart } from './pile.ts';
import type { Slot } from './slot.ts';
import { reshuffle, untoldIn } from './reshuffle.ts';
import { NATURE, type Json, type Seat, type State } from './state.ts';

/** A question to one of several seats that are asked together. */
export type Asking<S extends State> = Named<S> & { readonly seat: Seat };

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
  events: GameEvent[] | null = null;
  /** Tokens that came from the supply, less those that went back; null where nobody counts. */
  flow: Bag | null = null;
  /** Something hidden was shown, or the turn was committed: an undo stops here. Set by the core alone. */
  barrier = false;
  /** The branch of a simultaneous decision that is at work; what it asks stays on it. Set by the core alone. */
  branch: Branch | null = null;
  /** The question or step that is at work, for whoever has to say what went wrong. */
  doing = 'begin';
  doer: Seat | null = null;
  /** The first decision that is somebody's choice, and what is known of it. Set by the core alone; see `offerIn`. */
  awaited: Ask | null = null;
  awaitedBranch: Branch | null = null;
  awaitedQuestion: AnyQuestion<S> | null = null;
  awaitedOffer: Offer | null = null;

  constructor(game: Game<S>, s: S, nature: Nature | null = null) {
    this.game = game;
    this.s = s;
    this.nature = nature;
  }

  /** Asks a seat, in turn: before anything that was asked earlier, of whomever. */
  ask<Q extends QuestionKey<S>>(seat: Seat, key: Q, ...data: Given<S, Q>): void;
  ask(seat: Seat, key: string, data?: Json): void {
    const { branch } = this;
    if (branch !== null && seat !== branch.seat)
      throw new RuleDefect(
        `${this.game.id}: ${this.at()} asks ${key} of seat ${seat} while several decide together; ` +
          `there only the seat itself and chance can be asked. Ask the others in a step below.`,
      );
    this.push(this.newAsk(seat, key, data));
  }

  /** Asks several seats simultaneously. Each answers when it likes, and what follows for one does not hold up the others. */
  askTogether(asking: readonly Asking<S>[]): void {
    if (this.branch !== null)
      throw new RuleDefect(`${this.game.id}: ${this.at()} asks several seats together, but is one of several itself`);
    if (asking.length === 0) return;
    const branches: Branch[] = [];
    for (const { seat, key, data } of asking as readonly Asking<State>[])
      putOnBranch(branches, this.newAsk(seat, key, data));
    this.s.pending.push({ branches });
  }

  /** Asks chance. `for` names the one seat that may read the data and the answer. */
  chance<Q extends QuestionKey<S>>(key: Q, ...data: Rolled<S, Q>): void;
  chance(key: string, data?: Json, { for: reader }: { readonly for?: Seat } = {}): void {
    this.askNature(key, data, reader);
  }

  /** Runs a step once everything asked after this call has been answered. */
  then<T extends StepKey<S>>(step: T, ...data: StepGiven<S, T>): void;
  then(step: string, data?: Json): void {
    this.goOn(step, data);
  }

  /** Takes back what a seat has been asked and has not answered. */
  withdraw(seat: Seat, key: QuestionKey<S>): void {
    const { stack, at } = this.find(seat, key);
    stack.splice(at, 1);
  }

  /** Asks a seat something else in the place of what it has not answered. */
  replace<Q extends QuestionKey<S>>(seat: Seat, key: QuestionKey<S>, by: Q, ...data: Given<S, Q>): void;
  replace(seat: Seat, key: string, by: string, data?: Json): void {
    const { stack, at } = this.find(seat, key);
    stack[at] = this.newAsk(seat, by, data);
  }

  /** The match is over: nothing is asked any more, and everything hidden is shown. */
  end(): void {
    this.s.pending.length = 0;
    this.s.over = true;
    this.barrier = true;
  }

  /** Says what happened, for the log and for animation. `secret` adds what only some seats may read. */
  tell(key: string, data?: { readonly [name: string]: Json }, secret?: Secret): void {
    if (!this.events) return;
    const event: GameEvent = data === undefined ? { key } : { key, data };
    this.events.push(secret === undefined ? event : { ...event, secret });
  }

  /** Takes tokens from the supply, which is not part of the state. */
  gain(bag: Bag, token: string, n = 1): void {
    bag[token] = amount(bag, token) + n;
    this.flows(token, n);
  }

  /** Returns tokens to the supply. */
  spend(bag: Bag, token: string, n = 1): void {
    if (count(bag, token) < n) throw new RuleDefect(`spending ${n} ${token} of ${amount(bag, token)}`);
    bag[token] = amount(bag, token) - n;
    this.flows(token, -n);
  }

  /** Moves tokens between two places on the table. */
  move(from: Bag, to: Bag, token: string, n = 1): void {
    if (count(from, token) < n) throw new RuleDefect(`moving ${n} ${token} of ${amount(from, token)}`);
    from[token] = amount(from, token) - n;
    to[token] = amount(to, token) + n;
  }

  /** Pays what one may not have, to the supply or to a place on the table: what is missing is owed. For the game's `debts` only. */
  owe(from: Bag, token: string, n = 1, to?: Bag): void {
    if (!this.game.debts?.includes(token)) throw new RuleDefect(`${this.game.id} has no debts in ${token}`);
    from[token] = amount(from, token) - n;
    if (to) to[token] = amount(to, token) + n;
    else this.flows(token, -n);
  }

  /** Lets a seat see the top n cards of a pile. Put what comes next on the stack first, with `then`. */
  look(seat: Seat, pile: string, n = 1): void {
    this.uncover(pile, n, seat);
  }

  /** Turns the top n cards of a pile face up for everybody. */
  reveal(pile: string, n = 1): void {
    this.uncover(pile, n, 'all');
  }

  /** The question or step at work, in words. */
  at(): string {
    return this.doer === null ? `step ${this.doing}` : `${this.doing} of seat ${this.doer}`;
  }

  /**
   * A seat draws cards into its hand, and the log tells it alone which. Where the pile runs out, the discards become the new pile.
   * Returns how many there are to draw. Put what comes next on the stack first, with `then`.
   */
  draw(seat: Seat, pile: string, n = 1, discards?: string): number {
    const { s } = this;
    const here = Math.min(n, pileSize(pileOf(s, pile)));
    const more = discards === undefined ? 0 : Math.min(n - here, pileSize(pileOf(s, discards)));
    if (more > 0 && discards !== undefined) this.goOn(REFILL, { seat, pile, n: more, discards });
    if (here > 0) {
      const hand = handOf(seat);
      for (let i = 0; i < here; i++) moveTop(s, pile, hand);
      this.goOn(DREW, { seat, n: here });
      this.askCards(hand, tellApart(s, hand, here), here, seat);
    }
    return here + more;
  }

  /** Shuffles a pile, and what is left of the other, into a new face-down pile there. */
  reshuffle(from: string, to: string): void {
    const untold = untoldIn(this.s, from, to);
    if (untold.length === 0) {
      reshuffle(this.s, from, to);
      return;
    }
    this.goOn(RESHUFFLE, { from, to });
    for (const pile of new Set([from, to])) {
      const slots = pileOf(this.s, pile).slots.filter((slot) => untold.includes(slot));
      this.askCards(pile, slots, slots.length, NATURE);
    }
  }

  private uncover(pile: string, n: number, to: Seat | 'all'): void {
    this.goOn(SHOW, { pile, n, to });
    this.askCards(pile, tellApart(this.s, pile, n), n, to);
  }

  /** Nature says what the last n of these cards are. Asked from the deepest up, so that the top card is its next answer. */
  private askCards(pile: string, slots: readonly Slot[], n: number, to: Seat | 'all'): void {
    const reader = to === 'all' ? undefined : to;
    for (let at = slots.length - n; at < slots.length; at++) {
      const { card, deck, i } = slots[at] as Slot;
      if (card === undefined && i !== undefined) this.askNature(DRAW, { pile, deck, i }, reader);
    }
  }

  private askNature(key: string, data: Json | undefined, reader: Seat | undefined): void {
    this.push(this.newAsk(NATURE, key, data, reader));
  }

  private goOn(step: string, data?: Json): void {
    this.push({ step, data });
  }

  private newAsk(seat: Seat, key: string, data: Json | undefined, reader?: Seat): Ask {
    return askOf(++this.s.asked, seat, key, data, reader);
  }

  private push(frame: Ask | Step): void {
    if (this.branch === null) this.s.pending.push(frame);
    else this.branch.stack.push(frame);
  }

  private find(seat: Seat, key: string) {
    const found = findAsk(this.s, seat, key);
    if (!found) throw new RuleDefect(`${this.game.id}: seat ${seat} has no unanswered ${key} that could be taken back`);
    return found;
  }

  private flows(token: string, n: number): void {
    if (this.flow) this.flow[token] = (Object.hasOwn(this.flow, token) ? (this.flow[token] as number) : 0) + n;
  }
}

/** Puts an ask on its seat's branch, the branches being in order of seats. Lists are made in their size: one that grows takes more. */
function putOnBranch(branches: Branch[], ask: Ask): void {
  let at = branches.length;
  while (at > 0 && (branches[at - 1] as Branch).seat > ask.seat) at--;
  const before = at > 0 ? branches[at - 1] : undefined;
  if (before?.seat === ask.seat) before.stack.push(ask);
  else if (at === branches.length) branches.push({ seat: ask.seat, stack: [ask] });
  else branches.splice(at, 0, { seat: ask.seat, stack: [ask] });
}
