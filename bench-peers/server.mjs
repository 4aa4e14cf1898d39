// boardgame.io's server as its documentation starts it: matches in memory, socket.io, no database.
import { createRequire } from 'node:module';
import { tidewater } from './tidewater.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js');
const server = Server({ games: [tidewater], origins: ['*'] });
const running = await server.run({ port: Number(process.argv[2]), callback: () => undefined });

process.on('message', ({ n }) => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ n, answer: { cpu: (user + system) / 1e6, databaseCpu: 0, heap: heapUsed + external, rss } });
});
process.on('disconnect', () => process.exit());
process.send({ port: running.appServer.address().port });
