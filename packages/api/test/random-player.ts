import type { Random } from '@quayside/engine';
import { sample } from '@quayside/engine/host';
import type { AnswerResult, VisibleEvents, MatchUpdate } from '../src/index.ts';
import { carried, Visitor, type Reply } from './visitor.ts';

/** What somebody has of one match: what the stream brought, and which answers were acknowledged. */
export class FollowedMatch {
  update: MatchUpdate | null = null;
  events: VisibleEvents[] = [];
  /** The place in the log of each answer, by its idempotency key. */
  readonly acknowledged = new Map<string, number>();
  busy = false;
  answered: string | null = null;
}

export interface RandomPlayerOptions {
  /** How often an answer is sent three times at once, and one to a decision that is over. */
  readonly twice: number;
  readonly stale: number;
  /** Whether players of this match undo now and then. */
  readonly undoes: (match: string) => boolean;
}

/** Plays all its matches at random over one stream, on any process, and checks the responses. */
export class RandomPlayer {
  readonly name: string;
  readonly visitor: Visitor;
  readonly places = new Map<string, FollowedMatch>();
  private readonly random: Random;
  private readonly habits: RandomPlayerOptions;
  private readonly heard: () => void;
  private sent = 0;
  /** How many answers and choices of its own were judged, copies and stale ones among them. */
  judgements = 0;

  /** `heard` is called for every answer that was acknowledged. */
  constructor(name: string, url: () => string, random: Random, habits: RandomPlayerOptions, heard: () => void) {
    this.name = name;
    this.visitor = new Visitor(url);
    this.random = random;
    this.habits = habits;
    this.heard = heard;
  }

  /** Runs until all its matches are over. A stream that is cut continues on another process from its last event id. */
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

  placeAt(match: string): FollowedMatch {
    const place = this.places.get(match);
    if (!place) throw new Error(`${this.name} heard of ${match}, which it does not follow`);
    return place;
  }

  /** Answers what is due there until nothing is. */
  private async act(match: string, place: FollowedMatch): Promise<void> {
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

  private acknowledge(place: FollowedMatch, key: string, seq: number): void {
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
