import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const nobody = () => undefined;

test('a busy port is named, with a way out', async () => {
  const [first] = await listen({ port: 0, hosts: ['127.0.0.1'] }, nobody);
  const { port } = first!.address() as AddressInfo;
  await expect(listen({ port, hosts: ['127.0.0.1'] }, nobody)).rejects.toThrow(
    `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1} npm start`,
  );
  first!.close();
});

test('a machine without one of the addresses is served on the other', async () => {
  // An address of a network kept for documentation: no machine has it.
  const servers = await listen({ port: 0, hosts: ['127.0.0.1', '192.0.2.1'] }, nobody);
  expect(servers).toHaveLength(1);
  for (const server of servers) server.close();
});
