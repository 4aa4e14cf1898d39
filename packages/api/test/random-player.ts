import type { Random } from '@quayside/engine';
import { sample } from '@quayside/engine/host';
import type { AnswerResult, VisibleEvents, Update } from '../src/index.ts';
import { carried, Visitor, type Reply } from './visitor.ts';

/** What somebody has of one match: what the stream brought, and which answers were acknowledged. */
export class Place {
  update: Update | null = null;
  events: VisibleEvents[] = [];
  /** The place in the log of each answer, by its idempotency key. */
  readonly acknowledged = new Map<string, number>();
  busy = false;
  answered: string | null = null;
}

export interface Habits {
  /** How often an answer is sent three times at once, and one to a decision that is over. */
  readonly twice: number;
  readonly stale: number;
  /** At these tables people change their minds now and then. */
  readonly undoes: (match: string) => boolean;
}

/** Plays all its matches by chance over one stream, at whatever door answers, and checks how it is treated. */
export class Player {
  readonly name: string;
  readonly visitor: Visitor;
  readonly places = new Map<string, Place>();
  private readonly random: Random;
  private readonly habits: Habits;
  private readonly heard: () => void;
  private sent = 0;
  /** How many answers and choices of its own were judged, copies and stale ones among them. */
  judgements = 0;

  /** `heard` is called for every answer that was acknowledged. */
  constructor(name: string, door: () => string, random: Random, habits: Habits, heard: () => void) {
    this.name = name;
    this.visitor = new Visitor(door);
    this.random = random;
    this.habits = habits;
    this.heard = heard;
  }

  /** Until all its matches are over: a stream that is cut is taken up at another door after its last number. */
  async play(): Promise<void> {
    const matches = [...this.places.keys()].map((id) => ({ id }));
    const acting: Promise<void>[] = [];
    const end = new AbortController();
    let last: string | undefined;
    while (!end.signal.aborted) {
      try {
        const stream = this.visitor.stream('live.updates', { matches, mine: true }, last, end.signal);
        for await (const { id, data } of carried(stream)) {
          last = id;
          if (data.kind === 'refused') throw new Error(`${data.id} can't be followed: ${data.refusal.code}`);
          if (data.kind !== 'match') continue;
          const place = this.placeAt(data.id);
          place.update = data.update;
          place.events.push(...data.update.events);
          if (!place.busy) acting.push(this.act(data.id, place));
          if ([...this.places.values()].every((one) => one.update?.view?.over)) end.abort();
        }
      } catch (error) {
        if (!end.signal.aborted && !isCut(error)) throw error;
      }
    }
    await Promise.all(acting);
  }

  placeAt(match: string): Place {
    const place = this.places.get(match);
    if (!place) throw new Error(`${this.name} heard of ${match}, which it does not follow`);
    return place;
  }

  /** Answers what is due there until nothing is. */
  private async act(match: string, place: Place): Promise<void> {
    place.busy = true;
    const strict = !this.habits.undoes(match);
    for (;;) {
      const due = place.update?.view?.decisions.find((one) => one.due);
      if (!due || due.id === place.answered) break;
      const before = place.answered;
      place.answered = due.id;
      const answer = sample(due.offer, this.random);
      const idempotencyKey = `${this.name}-${this.sent++}`;
      const copies = Array.from({ length: this.random() < this.habits.twice ? 3 : 1 }, () =>
        this.judged<AnswerResult>('match.answer', { id: match, decision: due.id, idempotencyKey, answer }),
      );
      const seqs = new Set((await Promise.all(copies)).map((one) => one.data?.seq ?? null));
      if (strict && seqs.size !== 1)
        throw new Error(`copies of one answer were judged differently: ${[...seqs].join()}`);
      for (const seq of seqs) if (seq !== null) this.acknowledge(place, idempotencyKey, seq);
      if (strict && before !== null && this.random() < this.habits.stale) {
        const { refusal } = await this.judged('match.answer', {
          id: match,
          decision: before,
          idempotencyKey: `${this.name}-${this.sent++}`,
          answer,
        });
        if (!refusal) throw new Error('an answer to a decision that was over has been accepted');
      }
      if (!strict && this.random() < 0.1) {
        await this.judged('match.undo', { id: match });
        place.answered = null;
      }
    }
    place.busy = false;
  }

  private acknowledge(place: Place, key: string, seq: number): void {
    const known = place.acknowledged.get(key);
    if (known !== undefined && known !== seq) throw new Error(`${key} was acknowledged at ${known} and at ${seq}`);
    place.acknowledged.set(key, seq);
    this.heard();
  }

  /** Knocks until somebody has judged it: the idempotency key makes it safe to ask again after a connection broke. */
  private async judged<T>(path: string, input: object): Promise<Reply<T>> {
    for (;;) {
      try {
        const reply = await this.visitor.call<T>('POST', path, input);
        if (reply.status >= 500) throw new Error(`${path} broke: ${reply.refusal?.words.en}`);
        this.judgements++;
        return reply;
      } catch (error) {
        if (!isCut(error)) throw error;
      }
    }
  }
}

/** The line broke, or nobody was there: fetch says both by a TypeError; half an answer is no JSON. */
const isCut = (error: unknown): boolean => error instanceof TypeError || error instanceof SyntaxError;
