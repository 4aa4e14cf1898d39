import type { Seat, Setup, State } from '@quayside/engine';
import type {
  AnswerEntry,
  Entry,
  GameEvent,
  Match,
  Nature,
  StandingAnswer,
  Submission,
  UndoEntry,
} from '@quayside/engine/host';
import type { Edition } from '@quayside/games';
import { orderOf } from './answer-keys.ts';
import { SeatViews } from './seat-views.ts';

/** The events of an entry of the log, secrets included: what each viewer may read is decided when it is sent. */
export interface EntryEvents {
  readonly seq: number;
  readonly kind: 'start' | Entry['kind'];
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly to?: number;
  /** The bot that has taken the seat. */
  readonly who?: string;
  /** The standing order that answered for the seat. */
  readonly order?: string;
}

/**
 * A running match in this process's memory: its log, state and events. Stored entries are applied to it; what is not
 * stored yet is a `Draft`, so that a failed transaction leaves no trace here.
 */
export class RunningMatch {
  readonly edition: Edition;
  readonly seed: string;
  private readonly nature: Nature;
  private match: Match;
  private seatViews: SeatViews;
  private readonly entryEvents: EntryEvents[];
  private readonly standingAnswers: StandingAnswer[] = [];
  /** How much of the log is in `standingAnswers`. */
  private standingUntil = 0;

  constructor(edition: Edition, setup: Setup, seed: string) {
    this.edition = edition;
    this.seed = seed;
    const { core, game } = edition;
    this.nature = core.dealer(game, setup, seed);
    const { state, events } = core.start(game, setup);
    this.match = { game, setup, log: [], state, events: [] };
    this.seatViews = new SeatViews(edition, state);
    this.entryEvents = [{ seq: 0, kind: 'start', seat: core.NATURE, events }];
  }

  get seq(): number {
    return this.match.log.length;
  }
  get log(): readonly Entry[] {
    return this.match.log;
  }
  /** The answers that were not taken back, each with its place in the log. */
  get standing(): readonly StandingAnswer[] {
    const { log } = this.match;
    // A log only grows.
    if (this.standingUntil < log.length) this.edition.core.standOn(this.standingAnswers, log, this.standingUntil);
    this.standingUntil = log.length;
    return this.standingAnswers;
  }
  /** Where the log has a seat's answer with this idempotency key; null where it has none. */
  placeOf(seat: Seat, idempotencyKey: string): number | null {
    const at = this.log.findIndex((one) => one.kind === 'answer' && one.token === idempotencyKey && one.seat === seat);
    return at < 0 ? null : at + 1;
  }
  get state(): State {
    return this.match.state;
  }
  /** What each seat can know of the state. */
  get views(): SeatViews {
    return this.seatViews;
  }
  get over(): boolean {
    return this.edition.core.isOver(this.match.state);
  }

  /** The events after an entry. */
  eventsAfter(seq: number): readonly EntryEvents[] {
    let at = this.entryEvents.length;
    while (at > 0 && (this.entryEvents[at - 1] as EntryEvents).seq > seq) at--;
    return this.entryEvents.slice(at);
  }

  /** Plays stored entries, in order. */
  advance(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (entry.kind === 'answer') this.follow(entry);
      else if (entry.kind === 'undo') this.goBack(entry);
      else {
        this.match.log.push(entry);
        this.entryEvents.push({ seq: this.seq, kind: 'seat', seat: entry.seat, events: [], who: entry.who });
      }
    }
    this.seatViews = new SeatViews(this.edition, this.match.state);
  }

  private follow(entry: AnswerEntry): void {
    const { core, game } = this.edition;
    const play = new core.Play(game, this.match.state);
    play.events = [];
    core.applyInPlace(play, entry);
    this.match.log.push(entry);
    const last = this.entryEvents[this.entryEvents.length - 1] as EntryEvents;
    // Chance belongs to the answer that brought it about.
    if (entry.seat === core.NATURE)
      this.entryEvents[this.entryEvents.length - 1] = { ...last, events: [...last.events, ...play.events] };
    else this.entryEvents.push(answerEvents(this.seq, entry, play.events));
  }

  private goBack(entry: UndoEntry): void {
    this.edition.core.undoTo(this.match, entry.to, entry.by);
    this.entryEvents.push({ seq: this.seq, kind: 'undo', seat: entry.by, events: [], to: entry.to });
  }

  /** Chance before the first decision of a seat. */
  draftStart(): Draft {
    const { core, game } = this.edition;
    const draft = core.openMatch(game, this.match.setup, this.nature);
    return this.draft(draft, draft.log);
  }

  /** What an answer would lead to; throws the engine's refusal. Nothing is changed until `advance`. */
  draftAnswer(submission: Submission): Draft {
    const draft = { ...this.match };
    return this.draft(draft, this.edition.core.submit(draft, submission, this.nature));
  }

  /** The same after a draft: both are stored as one. */
  draftAnswerAfter(before: Draft, submission: Submission): Draft {
    const match = { ...before.match };
    const entries = this.edition.core.submit(match, submission, this.nature);
    return {
      ...this.draft(match, [...before.entries, ...entries]),
      entryEvents: [...this.eventsOf(before), ...eventsAt(match, entries)],
    };
  }

  draftUndo(seat: Seat, all: boolean): Draft {
    const draft = { ...this.match };
    this.edition.core.undo(draft, seat, all);
    // Besides the undo itself there may be answers of others that it lets stand.
    return this.draft(draft, draft.log.slice(this.seq));
  }

  draftUndoTo(to: number, by: Seat): Draft {
    const draft = { ...this.match };
    return this.draft(draft, [this.edition.core.undoTo(draft, to, by)]);
  }

  draftNothing(): Draft {
    return this.draft(this.match, []);
  }

  draftSeats(seats: readonly Seat[], who: string): Draft {
    const entries = seats.map((seat): Entry => ({ kind: 'seat', seat, who }));
    return this.draft({ ...this.match, log: [...this.match.log, ...entries] }, entries);
  }

  /** While the state is the same, so is what is seen of it. */
  private draft(match: Match, entries: readonly Entry[]): Draft {
    const same = match.state === this.match.state;
    return { match, entries, views: same ? this.seatViews : new SeatViews(this.edition, match.state) };
  }

  /** Takes a draft over once it is stored. */
  adopt(draft: Draft): void {
    const entryEvents = this.eventsOf(draft);
    this.match = draft.match;
    this.seatViews = draft.views;
    this.entryEvents.push(...entryEvents);
  }

  /** The events that a draft adds. */
  eventsOf({ match, entries, entryEvents }: Draft): readonly EntryEvents[] {
    if (entryEvents) return entryEvents;
    const [first, ...others] = entries;
    const seq = this.seq + 1;
    switch (first?.kind) {
      case 'answer':
        return [answerEvents(seq, first, match.events)];
      case 'undo':
        return [
          { seq, kind: 'undo', seat: first.by, events: [], to: first.to },
          // Answers of others that are held: they stand, and tell nothing yet.
          ...others.flatMap((one, i) =>
            one.kind === 'answer' ? [{ seq: seq + 1 + i, kind: one.kind, seat: one.seat, events: [] }] : [],
          ),
        ];
      case 'seat':
        return entries.flatMap((one, i) =>
          one.kind === 'seat' ? [{ seq: seq + i, kind: one.kind, seat: one.seat, events: [], who: one.who }] : [],
        );
      case undefined:
        return [];
    }
  }
}

/** Entries that are about to be stored, and the match with them. */
export interface Draft {
  readonly match: Match;
  readonly entries: readonly Entry[];
  /** What each seat would know of its state. */
  readonly views: SeatViews;
  /** The events of its entries, where more than one seat has answered in it. */
  readonly entryEvents?: readonly EntryEvents[];
}

/** What a single answer told, at the end of the log. */
const eventsAt = ({ log, events }: Match, entries: readonly Entry[]): EntryEvents[] => {
  const [first] = entries;
  return first?.kind === 'answer' ? [answerEvents(log.length - entries.length + 1, first, events)] : [];
};

function answerEvents(seq: number, { seat, token }: AnswerEntry, events: readonly GameEvent[]): EntryEvents {
  const order = orderOf(token);
  return { seq, kind: 'answer', seat, events, ...(order === null ? {} : { order }) };
}
