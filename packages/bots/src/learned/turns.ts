import {
  topAsk,
  type Answer,
  type Ask,
  type Game,
  type Move,
  type Offer,
  type Seat,
  type State,
} from '@quayside/engine';
import { isAsk, isTogether, type Frame } from '@quayside/engine/host';
import {
  carryOut,
  carryOutAside,
  copyState,
  heldAsk,
  Hidden,
  isOver,
  offerIn,
  offerOf,
  offers,
  only,
  Play,
  questionOf,
  randomFrom,
  suggestions,
  type OpenDecision,
} from '@quayside/engine/host';
import { guessed } from './guess.ts';

/** How much of a turn is looked at. */
export interface Width {
  /** Answers tried of a payment or another large offer, by how many decisions came before it in the turn. */
  readonly answers: readonly number[];
  /** Turns, the best first, at whose end purchases and the like are considered. */
  readonly asides: number;
  /** Whether asides are tried that make another answer possible. */
  readonly opens: boolean;
  /** Positions that are valued before a decision, in all: bounds the time in any game. */
  readonly work: number;
}
export const USUAL_WIDTH: Width = { answers: [12, 8, 6, 4, 3, 2], asides: 5, opens: true, work: 1500 };
/** Enough to learn from, and faster. */
export const NARROW: Width = { answers: [10, 5, 3, 2], asides: 1, opens: false, work: 300 };

/** A way to finish the turn: the answers, the position it leads to, and what that is worth to the seat. */
export interface Turn {
  readonly moves: readonly Move[];
  readonly state: State;
  readonly value: number;
}

export type Value = (s: State, seat: Seat) => number;

/** Asides taken one after the other at the end of a turn, and answers of each that are tried. */
const PURCHASES = 6;
const ASIDE_ANSWERS = 16;
/** Decisions of one turn. */
const LONGEST = 24;
/** How often the answers of others that nobody knows yet are guessed. */
const GUESSES = 6;
/** By so much must an aside at the end of a turn pay. */
const HAIR = 1e-4;

/**
 * All that a seat can do until its turn is over, each with its consequences: payments from suggestions, then the asides that pay.
 * A turn ends where the question is answered that commits it, where others or chance decide, or where the next turn begins.
 */
export class Turns {
  private readonly game: Game;
  private readonly value: Value;
  private readonly width: Width;
  private seat: Seat = 0;
  private turn = 0;
  private work = 0;
  private found: Turn[] = [];

  constructor(game: Game, value: Value, width: Width = USUAL_WIDTH) {
    this.game = game;
    this.value = value;
    this.width = width;
  }

  /** The turns a seat can play from here, the best first. Empty where it has nothing to decide. */
  from(s: State, seat: Seat): readonly Turn[] {
    const ask = topAsk(s, seat);
    if (!ask) return [];
    this.seat = seat;
    this.turn = this.turnOf(s);
    this.work = this.width.work;
    this.found = [];
    const open = offers(this.game, s, seat);
    const due = open[0] as OpenDecision; // what is asked comes first
    const forced = only(due.offer);
    if (forced !== null && !this.endsTurn(ask)) {
      // Nothing to choose, but what follows may have to be seen by others first.
      this.found.push({ moves: [{ seat, key: ask.key, answer: forced }], state: s, value: 0 });
      return this.found;
    }
    this.expand(new Play(this.game, s), [], 0, due.offer);
    if (this.width.opens && open.length > 1 && forced === null) this.expandOpened(s, due, open.slice(1));
    this.found.sort((a, b) => b.value - a.value);
    const some = Math.min(this.width.asides, this.found.length);
    for (let i = 0; i < some; i++) this.found[i] = this.withAsides(this.found[i] as Turn);
    return this.found.sort((a, b) => b.value - a.value);
  }

  /** Whether a seat has something to choose. */
  hasChoice(s: State, seat: Seat): boolean {
    const ask = topAsk(s, seat);
    return !!ask && only(offerOf(this.game, s, ask)) === null;
  }

  /** Names the turn of the seat: the number of the question that will commit it. */
  private turnOf(s: State): number {
    const { game, seat } = this;
    for (let i = 0; i < s.pending.length; i++) {
      const frame = s.pending[i] as Frame;
      if (isAsk(frame)) {
        if (frame.seat === seat && questionOf(game, frame.key).commits) return frame.id;
      } else if (isTogether(frame))
        for (const { stack } of frame.branches)
          for (const one of stack)
            if (isAsk(one) && one.seat === seat && questionOf(game, one.key).commits) return one.id;
    }
    return 0;
  }

  /** Whether this is asked in a later turn. The question that commits a turn may also be asked only after the first answer. */
  private isLater(s: State, ask: Ask): boolean {
    const turn = this.turnOf(s);
    return (
      turn !== this.turn &&
      (this.turn !== 0 || (questionOf(this.game, ask.key).confirm === true && !this.endsTurn(ask)))
    );
  }

  private readonly endsTurn = (ask: Ask): boolean => questionOf(this.game, ask.key).commits === true;

  private expand(play: Play, moves: readonly Move[], depth: number, known?: Offer): void {
    const { s } = play;
    const ask = topAsk(s, this.seat);
    if (!ask || isOver(s) || depth >= LONGEST || (depth > 0 && this.isLater(s, ask))) {
      this.leaf(s, moves);
      return;
    }
    const offer = known ?? offerIn(play, ask);
    if (this.endsTurn(ask) && only(offer) !== null) {
      this.leaf(s, moves);
      return;
    }
    const { answers: widths } = this.width;
    const most = widths[Math.min(depth, widths.length - 1)] as number;
    for (const answer of this.suggested(s, offer, most)) {
      if (this.work <= 0 && this.found.length > 0) return;
      this.follow(s, moves, ask, answer, depth);
    }
  }

  private suggested(s: State, offer: Offer, most: number): readonly Answer[] {
    return offer.kind === 'pick' ? offer.options : suggestions(offer, this.game.weights?.(s, this.seat), most);
  }

  private follow(s: State, moves: readonly Move[], ask: Ask, answer: Answer, depth: number): void {
    const along = [...moves, { seat: this.seat, key: ask.key, answer }];
    const next = this.after(s, (play) => carryOut(play, topAsk(play.s, this.seat) as Ask, answer)); // the copy of this ask
    if (next) this.expand(next, along, depth + 1);
    else this.leaf(s, along);
  }

  /** The position after an answer; null where it needs what the seat can't know. Chance is where foresight ends. */
  private after(s: State, answer: (play: Play) => void): Play | null {
    const play = new Play(this.game, copyState(this.game, s));
    try {
      answer(play);
      return play;
    } catch (error) {
      if (error instanceof Hidden) return null;
      throw error;
    }
  }

  private leaf(s: State, moves: readonly Move[]): void {
    this.work--;
    this.found.push({ moves, state: s, value: heldAsk(s, this.seat) ? this.meanValue(s) : this.value(s, this.seat) });
  }

  /** Where the seat's answer is held until others have given theirs, those are anything they may answer. */
  private meanValue(s: State): number {
    let sum = 0;
    for (let k = 0; k < GUESSES; k++) sum += this.value(guessed(this.game, s, this.seat, randomFrom(k)), this.seat);
    return sum / GUESSES;
  }

  /** Asides that make an answer possible which is not there without: those answers are tried, too. */
  private expandOpened(s: State, due: OpenDecision, asides: readonly OpenDecision[]): void {
    if (due.offer.kind !== 'pick') return;
    const before = new Set(due.offer.options);
    for (const { key, data, offer } of asides)
      for (const answer of this.suggested(s, offer, ASIDE_ANSWERS)) {
        if (this.work <= 0) return;
        const next = this.after(s, (play) => carryOutAside(play, this.seat, key, data, answer));
        const ask = next && topAsk(next.s, this.seat);
        if (!next || ask?.key !== due.key) continue;
        const later = offerIn(next, ask);
        if (later.kind !== 'pick') continue;
        const move = { seat: this.seat, key, answer };
        for (const option of later.options) if (!before.has(option)) this.follow(next.s, [move], ask, option, 2);
      }
  }

  /** The turn with the asides at its end that pay, the best first, one after the other. */
  private withAsides(turn: Turn): Turn {
    let best = turn;
    for (let n = 0; n < PURCHASES; n++) {
      const { state, moves, value } = best;
      const ask = topAsk(state, this.seat);
      if (!ask || this.isLater(state, ask)) return best;
      let better: Turn | null = null;
      for (const { key, data } of this.game.asides?.(state, this.seat) ?? []) {
        const offer = questionOf(this.game, key).offer(state, this.seat, data);
        for (const answer of suggestions(offer, undefined, ASIDE_ANSWERS)) {
          const next = this.after(state, (play) => carryOutAside(play, this.seat, key, data, answer));
          if (!next || !topAsk(next.s, this.seat)) continue;
          const worth = this.value(next.s, this.seat);
          if (worth > (better?.value ?? value + HAIR))
            better = { moves: [...moves, { seat: this.seat, key, answer }], state: next.s, value: worth };
        }
      }
      if (!better) return best;
      best = better;
    }
    return best;
  }
}
