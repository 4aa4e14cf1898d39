import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** A package whose entries are for the others: what none of them uses is not exported. */
export const CURATED = 'engine';

/** What the entries of a package export by name, with the entry's file. */
export function exportsOf(dir: string): { name: string; file: string; line: number }[] {
  const { exports } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    exports?: { [entry: string]: string };
  };
  return Object.values(exports ?? {}).flatMap((file) => {
    const text = readFileSync(path.join(dir, file), 'utf8');
    const { staticExports } = parseSync(file, text).module;
    return staticExports
      .flatMap((one) => one.entries)
      .map(({ exportName, start }) => ({
        name: exportName.name ?? '*',
        file: path.normalize(file),
        line: text.slice(0, start).split('\n').length,
      }));
  });
}

/**
 * Whether a file that imports the package may use this name of it. A whole module taken at once (`* as core`, `typeof import(…)`)
 * uses what the file names anywhere.
 */
export function mentions(text: string, names: ReadonlySet<string>): string[] {
  if (!text.includes(`@quayside/${CURATED}`)) return [];
  return (text.match(/[A-Za-z_]\w*/g) ?? []).filter((word) => names.has(word));
}
