import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { logLine } from '../../src/log-line.ts';
import { openServices } from '../server.ts';

it('says where and what on one line, without what people have typed', async () => {
  const services = await openServices();
  const typed = 'ann@example.org';
  const failed = await services.database.db
    .execute(sql`select ${typed}::int, ${'Ann Example'}`)
    .then(() => null, (error: unknown) => error); // prettier-ignore
  await services.close();
  const line = logLine(new Error('could not do it', { cause: failed }), 'session.signUp');
  expect(line).toMatch(/^\d{4}-\S+Z session\.signUp Error: could not do it at \S+\.ts:\d+.* because .*\(22P02\)/);
  expect(line).not.toMatch(/\n|example|Ann|select/i);
});

it.each([
  new Error('invalid input syntax for type integer: "ann@example.org"'),
  new Error('first\nsecond ann@example.org'),
  'ann@example.org',
  { email: 'ann@example.org' },
  null,
])('says nothing of %s that is personal', (error) => {
  expect(logLine(error, 'x')).not.toMatch(/\n|ann@|example/);
});
