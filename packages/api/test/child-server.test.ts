import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ChildServer } from '../bench/child-server.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-child-'));
let programs = 0;
afterAll(() => rmSync(folder, { recursive: true }));

async function child(answer: string): Promise<ChildServer> {
  const program = path.join(folder, `${programs++}.mjs`);
  writeFileSync(program, `process.on('message', ({ n }) => { ${answer} }); process.send({ port: 1 });`);
  const server = new ChildServer(program, []);
  await server.ready();
  return server;
}

test('a server that dies answers with an error, and is closed already', async () => {
  const server = await child(`process.kill(process.pid, 'SIGKILL')`);
  await expect(server.ask({ what: 'heap' })).rejects.toThrow('SIGKILL');
  await expect(server.ask({ what: 'heap' })).rejects.toThrow('has ended');
  await server.close();
});

test('an answer that fails is an error here too', async () => {
  const server = await child(`process.send({ n, error: 'no such log' })`);
  await expect(server.ask({ what: 'replay' })).rejects.toThrow('no such log');
  await server.close();
});
