import { randomFrom, sample, type Decision } from '@quayside/engine/host';
import { ChildServer } from './child-server.ts';
import { follow, ConnectionPool } from './http-client.ts';
import type { BenchMatch, BenchServer, ResourceUse } from './bench-server.ts';

interface ReceivedView {
  readonly seq: number;
  readonly due: readonly number[];
  readonly over: boolean;
  readonly decisions: readonly Decision[];
}

const random = randomFrom('bench');

/** Our server over HTTP and SSE, as browsers use it: each player posts answers and follows one stream. */
export class QuaysideServer implements BenchServer {
  readonly name: string;
  readonly child: ChildServer;
  private readonly lines: ConnectionPool;
  private cookies: string[] = [];
  private sent = 0;

  constructor(name: string, child: ChildServer) {
    this.name = name;
    this.child = child;
    this.lines = new ConnectionPool(child.port);
  }

  use(): Promise<ResourceUse> {
    return this.child.ask({ what: 'use' });
  }

  playBots(tables: number): Promise<void> {
    return this.child.ask({ what: 'bots', tables });
  }

  heap(): Promise<number> {
    return this.child.ask({ what: 'heap' });
  }

  async open(): Promise<BenchMatch> {
    if (this.cookies.length < 2) this.cookies.push(...(await this.child.ask<string[]>({ what: 'people', count: 400 })));
    const cookies = this.cookies.splice(-2);
    const [ann = '', ben = ''] = cookies;
    const { id } = JSON.parse(await this.post('tables.create', ann, { game: 'tidewater', seats: 2 })).result.data.json;
    await this.post('tables.join', ben, { id });
    await this.post('tables.start', ann, { id });
    const streams = cookies.map((cookie) => new Stream(this.child.port, id, cookie));
    await Promise.all(streams.map((stream) => stream.reached(0)));
    return {
      answer: () => this.answer(id, cookies, streams),
      close: () => {
        for (const stream of streams) stream.close();
        this.cookies.push(...cookies);
      },
    };
  }

  private async answer(id: string, cookies: readonly string[], streams: readonly Stream[]): Promise<number | null> {
    const [first] = streams;
    const { due, over } = first?.seen() ?? { due: [], over: true };
    const seat = due[0];
    if (over || seat === undefined) return null;
    const [own, other] = [streams[seat], streams[1 - seat]];
    const decision = own?.seen().decisions.find((one) => one.due);
    if (!own || !other || !decision) throw new Error(`seat ${seat} has nothing to decide`);
    const sent = performance.now();
    const accepted = await this.post('match.answer', cookies[seat] ?? '', {
      id,
      decision: decision.id,
      idempotencyKey: `t${this.sent++}`,
      answer: sample(decision.offer, random),
    });
    // The sender continues with the response, as pages do.
    const { view } = JSON.parse(accepted).result.data.json as { view: ReceivedView };
    own.take(view);
    return (await other.reached(view.seq)) - sent;
  }

  private async post(path: string, cookie: string, input: object): Promise<string> {
    const body = JSON.stringify({ json: input });
    const { status, text } = await this.lines.ask({ method: 'POST', path: `/api/trpc/${path}`, cookie, body });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return text;
  }

  async close(): Promise<void> {
    this.lines.close();
    await this.child.close();
  }
}

/** A message is its data and then its number. */
const DATA = 'data: ';
const ID = '\nid: ';

/** One player's stream. The last message is read only when it is needed: reading all of them would load the measuring side. */
class Stream {
  readonly close: () => void;
  private seq = -1;
  private when = 0;
  private last = '';
  private known: ReceivedView | null = null;
  private rest = '';
  private waiting: { seq: number; tell: (when: number) => void; fail: (error: Error) => void }[] = [];
  private wasCut: Error | null = null;

  constructor(port: number, id: string, cookie: string) {
    const input = encodeURIComponent(JSON.stringify({ json: { id } }));
    const path = `/api/trpc/match.updates?input=${input}`;
    this.close = follow(
      port,
      { method: 'GET', path, cookie },
      (chunk) => this.hear(chunk),
      () => this.cut(),
    );
  }

  /** Pages would reconnect; here it is a fault of the server, or of this side. */
  private cut(): void {
    this.wasCut = new Error(`a stream was cut after entry ${this.seq}`);
    for (const one of this.waiting.splice(0)) one.fail(this.wasCut);
  }

  private hear(chunk: string): void {
    const when = performance.now();
    const parts = (this.rest + chunk).split('\n\n');
    this.rest = parts.pop() ?? '';
    for (const part of parts) {
      const at = part.lastIndexOf(ID);
      const seq = at < 0 ? -1 : Number(part.slice(at + ID.length));
      if (seq <= this.seq) continue;
      this.seq = seq;
      this.when = when;
      this.last = part;
      this.known = null;
    }
    const reached = this.waiting.filter((one) => one.seq <= this.seq);
    this.waiting = this.waiting.filter((one) => one.seq > this.seq);
    for (const one of reached) one.tell(when);
  }

  /** This player has it from elsewhere. */
  take(view: ReceivedView): void {
    if (view.seq <= this.seq) return;
    this.seq = view.seq;
    this.known = view;
  }

  /** When this player had an entry of the log. */
  reached(seq: number): Promise<number> {
    if (this.seq >= seq) return Promise.resolve(this.when);
    if (this.wasCut) return Promise.reject(this.wasCut);
    return new Promise((tell, fail) => this.waiting.push({ seq, tell, fail }));
  }

  seen(): ReceivedView {
    const { last } = this;
    return (this.known ??= JSON.parse(last.slice(last.indexOf(DATA) + DATA.length, last.lastIndexOf(ID))).json.view);
  }
}
