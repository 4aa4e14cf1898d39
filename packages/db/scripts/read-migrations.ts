import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../migrations');

export function readMigrations(): { name: string; statements: string[] }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      name: file.replace(/\.sql$/, ''),
      statements: readFileSync(path.join(folder, file), 'utf8')
        .split('--> statement-breakpoint')
        .map((statement) => statement.trim()),
    }));
}
