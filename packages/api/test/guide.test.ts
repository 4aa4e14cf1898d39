import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom, sample } from '@quayside/engine/host';
import type { Services, MatchView, Table } from '../src/index.ts';
import { Browser, openServices, serve } from './server.ts';

const run = promisify(execFile);
const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/guide/api.md'), 'utf8');
/** Every command of the guide, in its order; what only sets a variable is for the reader. */
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').trim().split('\n'))
  .filter((line) => !line.startsWith('export '));

describe('the guide to the API', () => {
  let services: Services;
  let server: Awaited<ReturnType<typeof serve>>;
  const env: { [name: string]: string } = {};
  beforeAll(async () => {
    services = await openServices();
    server = await serve(services);
    const [ann, ben] = [new Browser(server.url), new Browser(server.url)];
    const me = await ann.api.session.signInAsGuest.mutate({ name: 'Ann' });
    await ben.api.session.signInAsGuest.mutate({ name: 'Ben' });
    env['QUAYSIDE'] = new URL(server.url).origin;
    env['ACCOUNT'] = me.id;
    env['KEY'] = (await ann.api.session.createBotKey.mutate({ name: 'my bot' })).key;
    env['MATCH'] = await played(ann, ben);
  });
  afterAll(async () => {
    await services.close();
    await server.stop();
  });

  /** A match of two people, played to its end. */
  async function played(ann: Browser, ben: Browser): Promise<string> {
    const { id } = await ann.api.tables.create.mutate({ game: 'tidewater', seats: 2, options: { days: 2 } });
    await ben.api.tables.join.mutate({ id });
    await ann.api.tables.start.mutate({ id });
    const random = randomFrom('the guide');
    for (let n = 0; (await ann.api.tables.get.query({ id })).status === 'running'; n++)
      for (const one of [ann, ben]) {
        const due = (await one.api.match.view.query({ id })).decisions.find((decision) => decision.due);
        const answer = due && (sample(due.offer, random) as string);
        if (due && answer !== undefined)
          await one.api.match.answer.mutate({ id, decision: due.id, idempotencyKey: String(n), answer });
      }
    return id;
  }

  it('has commands for reading and for playing', () => expect(commands.length).toBeGreaterThan(12));

  it('says nothing that does not work', async () => {
    const outputs: { [procedure: string]: string } = {};
    for (const command of commands) {
      const [, procedure = ''] = /api\/trpc\/([\w.]+)/.exec(command) ?? [];
      const { stdout } = await run('sh', ['-c', command], { env: { ...process.env, ...env } }).catch(
        // A stream has no end of its own: curl says by a code that it was the one who stopped.
        (error: { code: number; stdout: string }) => {
          if (error.code === 28) return error;
          throw new Error(`${command} has failed`, { cause: error });
        },
      );
      outputs[procedure] = stdout;
      expect.soft(stdout, command).toContain('"json":');
      expect.soft(stdout, command).not.toContain('"error":');
      // What the guide lets its reader take from an answer.
      if (procedure === 'tables.create') env['TABLE'] = (answered(stdout) as Table).id;
      if (procedure === 'match.view')
        env['DECISION'] = (answered(stdout) as MatchView).decisions.find((one) => one.due)?.id ?? '';
    }
    expect(outputs['history.list']).toContain('"items":[');
    expect(outputs['match.record']).toContain('"answers":');
    expect(outputs['session.me']).toContain('"Ann"');
    expect(outputs['match.answer']).toContain('"repeated":false');
    expect(outputs['match.explain']).toContain('why.shipyard');
    expect(outputs['live.updates']).toMatch(/id: ?at\.[\s\S]*"kind":"mine"/);
    expect(server.defects).toEqual([]);
  });

  // What a procedure answers is in its types; here it comes as text.
  const answered = (text: string) => (JSON.parse(text) as { result: { data: { json: unknown } } }).result.data.json;
});
