// boardgame.io's server as its documentation starts it: matches in memory, socket.io, no database.
import { createRequire } from 'node:module';
import { tidewater } from './tidewater.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js');
const server = Server({ games: [tidewater], origins: ['*'] });
const running = await server.run({ port: Number(process.argv[2]), callback: () => undefined });

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
let looking = 0;

// What looking has cost is not counted: collecting all garbage before the heap is measured is nobody's move.
process.on('message', ({ n }) => {
  const cpu = spent();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ n, answer: { cpu: cpu - looking, databaseCpu: 0, heap: heapUsed + external, rss } });
  looking += spent() - cpu;
});
process.on('disconnect', () => process.exit());
process.send({ port: running.appServer.address().port });
