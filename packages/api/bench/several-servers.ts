import type { BenchMatch, BenchServer, ResourceUse } from './bench-server.ts';

/** Several processes on one database: matches are opened at one after the other. */
export class SeveralServers implements BenchServer {
  readonly name: string;
  private readonly servers: readonly BenchServer[];
  private opened = 0;

  constructor(name: string, servers: readonly BenchServer[]) {
    this.name = name;
    this.servers = servers;
  }

  open(): Promise<BenchMatch> {
    const next = this.servers[this.opened++ % this.servers.length];
    if (!next) throw new Error('there is no server');
    return next.open();
  }

  /** Each tells of itself and of the database that all share. */
  async use(): Promise<ResourceUse> {
    const all = await Promise.all(this.servers.map((one) => one.use()));
    return { cpu: all.reduce((sum, { cpu }) => sum + cpu, 0), databaseCpu: all[0]?.databaseCpu ?? 0 };
  }

  async heap(): Promise<number> {
    const all = await Promise.all(this.servers.map((one) => one.heap()));
    return all.reduce((sum, bytes) => sum + bytes, 0);
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((one) => one.close()));
  }
}
