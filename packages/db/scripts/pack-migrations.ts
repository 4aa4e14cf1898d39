// Puts what drizzle-kit wrote into one file that travels with the code: `pnpm generate` runs it after drizzle-kit.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrations } from './read-migrations.ts';

const file = path.resolve(import.meta.dirname, '../src/migrations.json');
writeFileSync(file, `${JSON.stringify(readMigrations(), null, 2)}\n`);
