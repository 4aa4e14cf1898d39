import { Agent, get, request, type ClientRequest } from 'node:http';
import { randomFrom, sample, type Decision } from '@quayside/engine';
import { Child } from './child.ts';
import type { PlayedMatch, Subject, Use } from './subject.ts';

interface Seen {
  readonly due: readonly number[];
  readonly over: boolean;
  readonly decisions: readonly Decision[];
}

const random = randomFrom('bench');
const JSON_TYPE = { 'content-type': 'application/json' };

/** Our server over HTTP and SSE, as browsers use it: each player posts answers and follows one stream. */
export class Ours implements Subject {
  readonly name: string;
  readonly child: Child;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 });
  private cookies: string[] = [];
  private tokens = 0;

  constructor(name: string, child: Child) {
    this.name = name;
    this.child = child;
  }

  use(): Promise<Use> {
    return this.child.ask({ what: 'use' });
  }

  async open(): Promise<PlayedMatch> {
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
    const decision = streams[seat]?.seen().decisions.find((one) => one.due);
    if (!decision) throw new Error(`seat ${seat} has nothing to decide`);
    const sent = performance.now();
    const accepted = await this.post('match.answer', cookies[seat] ?? '', {
      id,
      decision: decision.id,
      token: `t${this.tokens++}`,
      answer: sample(decision.offer, random),
    });
    const seq = Number(/"seq":(\d+)/.exec(accepted)?.[1]);
    const [own, other] = await Promise.all([streams[seat]?.reached(seq), streams[1 - seat]?.reached(seq)]);
    if (own === undefined || other === undefined) throw new Error('a stream is missing');
    return other - sent;
  }

  private post(path: string, cookie: string, input: object): Promise<string> {
    const body = JSON.stringify({ json: input });
    return new Promise((resolve, reject) => {
      const { agent } = this;
      const headers = { ...JSON_TYPE, cookie, 'content-length': Buffer.byteLength(body) };
      const options = {
        host: '127.0.0.1',
        port: this.child.port,
        path: `/api/trpc/${path}`,
        method: 'POST',
        agent,
        headers,
      };
      const call = request(options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          response.statusCode === 200 ? resolve(text) : reject(new Error(`${path}: ${response.statusCode} ${text}`)),
        );
      });
      call.on('error', reject);
      call.end(body);
    });
  }

  async close(): Promise<void> {
    this.agent.destroy();
    await this.child.close();
  }
}

/** One player's stream. The last message is read only when it is needed: reading all of them would load the measuring side. */
class Stream {
  private readonly call: ClientRequest;
  private seq = -1;
  private when = 0;
  private last = '';
  private known: Seen | null = null;
  private rest = '';
  private waiting: { seq: number; tell: (when: number) => void }[] = [];

  constructor(port: number, id: string, cookie: string) {
    const input = encodeURIComponent(JSON.stringify({ json: { id } }));
    const options = { host: '127.0.0.1', port, path: `/api/trpc/match.updates?input=${input}`, agent: false };
    this.call = get({ ...options, headers: { cookie } }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => this.hear(chunk));
      response.on('error', () => undefined);
    });
    this.call.on('error', () => undefined);
  }

  private hear(chunk: string): void {
    const when = performance.now();
    const parts = (this.rest + chunk).split('\n\n');
    this.rest = parts.pop() ?? '';
    for (const part of parts) {
      const id = /^id: ?(-?\d+)$/m.exec(part)?.[1];
      if (id === undefined) continue;
      this.seq = Number(id);
      this.when = when;
      this.last = part;
      this.known = null;
    }
    const reached = this.waiting.filter((one) => one.seq <= this.seq);
    this.waiting = this.waiting.filter((one) => one.seq > this.seq);
    for (const one of reached) one.tell(when);
  }

  /** When this player had an entry of the log. */
  reached(seq: number): Promise<number> {
    if (this.seq >= seq) return Promise.resolve(this.when);
    return new Promise((tell) => this.waiting.push({ seq, tell }));
  }

  seen(): Seen {
    return (this.known ??= JSON.parse(/^data: ?(.*)$/m.exec(this.last)?.[1] ?? '{}').json.view);
  }

  close(): void {
    this.call.destroy();
  }
}
