import type { IncomingMessage, ServerResponse } from 'node:http';

export type ServerState = 'starting' | 'ready' | 'closing';

/** How long the database may take to answer a check. */
const PATIENCE_MS = 2000;

/**
 * What a supervisor or a balancer asks. `/health/live`: the process answers. `/health/ready`: it can serve players now, its database
 * included; not yet while it starts, and no more once it was told to end.
 */
export class Health {
  private state: ServerState = 'starting';
  private check: () => Promise<void> = () => Promise.resolve();

  ready(check: () => Promise<void>): void {
    this.check = check;
    this.state = 'ready';
  }

  closing(): void {
    this.state = 'closing';
  }

  /** Answers the request if it is one of these; says whether it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url?.split('?')[0];
    if (path === '/health/live') send(response, 200, { status: 'live' });
    else if (path === '/health/ready')
      void this.readiness().then((status) => send(response, status === 'ready' ? 200 : 503, { status }));
    else return false;
    return true;
  }

  private async readiness(): Promise<ServerState | 'database-unavailable'> {
    if (this.state !== 'ready') return this.state;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The database takes too long.')), PATIENCE_MS);
    });
    try {
      await Promise.race([this.check(), late]);
      return this.state;
    } catch {
      return 'database-unavailable';
    } finally {
      clearTimeout(timer);
    }
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(JSON.stringify(body));
}
