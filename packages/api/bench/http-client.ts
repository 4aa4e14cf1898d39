import { connect, type Socket } from 'node:net';

const NOTHING = Buffer.alloc(0);
const HEAD_ENDS = Buffer.from('\r\n\r\n');

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie: string;
  readonly body?: string;
}

/**
 * HTTP as a browser speaks it, without Node's objects for a client: those take as long as the server's answer, and what measures shares
 * the machine with what is measured.
 */
function serializeRequest({ method, path, cookie, body }: HttpRequest): string {
  const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

export interface HttpResponse {
  readonly status: number;
  readonly text: string;
}

/** A connection that is kept, for one request after the other. */
class Connection {
  private readonly socket: Socket;
  private heard: Buffer = NOTHING;
  private tell: ((answer: HttpResponse) => void) | null = null;
  private fail: ((error: Error) => void) | null = null;
  /** A server closes what was idle for long. Nothing that is written to it then comes back, not even an error. */
  closed = false;

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (part: Buffer) => this.hear(part));
    this.socket.on('error', (error) => this.fail?.(error));
    this.socket.on('close', () => {
      this.closed = true;
      this.fail?.(new Error('a connection was closed'));
    });
  }

  ask(request: HttpRequest): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      this.tell = resolve;
      this.fail = reject;
      this.socket.write(serializeRequest(request));
    });
  }

  private hear(part: Buffer): void {
    this.heard = this.heard.length === 0 ? part : Buffer.concat([this.heard, part]);
    const ends = this.heard.indexOf(HEAD_ENDS);
    if (ends < 0) return;
    const head = this.heard.toString('latin1', 0, ends);
    const from = ends + HEAD_ENDS.length;
    const to = from + Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (this.heard.length < to) return;
    const text = this.heard.toString('utf8', from, to);
    this.heard = this.heard.subarray(to);
    this.tell?.({ status: Number(head.slice(9, 12)), text });
  }

  close(): void {
    this.fail = null;
    this.socket.destroy();
  }
}

/** As many connections as there are requests at the same time. */
export class ConnectionPool {
  private readonly port: number;
  private readonly idle: Connection[] = [];

  constructor(port: number) {
    this.port = port;
  }

  /** How many wait to be used again. */
  get usable(): number {
    return this.idle.filter((line) => !line.closed).length;
  }

  async ask(request: HttpRequest): Promise<HttpResponse> {
    let line = this.idle.pop();
    while (line?.closed) line = this.idle.pop();
    line ??= new Connection(this.port);
    const answer = await line.ask(request);
    this.idle.push(line);
    return answer;
  }

  close(): void {
    for (const line of this.idle) line.close();
  }
}

/** Follows a stream; returns what ends it. `cut` is called where anybody else ends it. */
export function follow(port: number, request: HttpRequest, hear: (text: string) => void, cut: () => void): () => void {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.setEncoding('utf8');
  socket.on('data', hear);
  socket.on('error', () => undefined);
  socket.on('close', cut);
  socket.write(serializeRequest(request));
  return () => {
    socket.off('close', cut);
    socket.destroy();
  };
}
