// boardgame.io's server as its documentation starts it: matches in memory, socket.io, no database.
import { createRequire } from 'node:module';
import { tidewater } from './tidewater.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js');
const server = Server({ games: [tidewater], origins: ['*'] });
const running = await server.run({ port: Number(process.argv[2]), callback: () => undefined });

const use = () => {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6, databaseCpu: 0 };
};

const heap = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

process.on('message', ({ n, what }) => process.send({ n, answer: what === 'heap' ? heap() : use() }));
process.on('disconnect', () => process.exit());
process.send({ port: running.appServer.address().port });
