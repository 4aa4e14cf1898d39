import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as schema from '../src/schema/index.ts';

test('the migrations lead to the schema: `pnpm --filter @quayside/db generate` was not forgotten', async () => {
  const folder = path.resolve(import.meta.dirname, '../migrations/meta');
  const last = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort((a, b) => (a < b ? -1 : 1))
    .at(-1);
  const before = JSON.parse(readFileSync(path.join(folder, last ?? ''), 'utf8')) as ReturnType<
    typeof generateDrizzleJson
  >;
  expect(await generateMigration(before, generateDrizzleJson(schema, before.id))).toEqual([]);
});
