import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const architecture = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
const section = architecture.split(/^## /m).find((one) => one.startsWith('A move, from the click')) ?? '';

/** The steps of a move as the page lists them: the file, and by what it hands the move on. */
const steps = [...section.matchAll(/^\| +(\d+) +\| `([^`]+)` +\| ([^|]*) \|/gm)].map(
  ([, number, file = '', by = '']) => ({
    number: Number(number),
    file,
    by: by.trim(),
  }),
);
/** What both files contain; undefined where the move leaves the code, as an HTTP request does. */
const nameIn = (by: string) => /^`([^`]+)`$/.exec(by)?.[1];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The steps that hand on by a name, each with the next. */
const named = steps.slice(0, -1).flatMap(({ file, by }, i) => {
  const name = nameIn(by);
  return name === undefined ? [] : [{ file, name, next: steps[i + 1]?.file ?? '' }];
});

describe('the way of a move in docs/architecture.md', () => {
  it('passes at most 24 files, each once', () => {
    expect(steps.length).toBeGreaterThan(10);
    expect(steps.length).toBeLessThanOrEqual(24);
    expect(steps.map((one) => one.number)).toEqual(steps.map((_, i) => i + 1));
    expect(new Set(steps.map((one) => one.file)).size).toBe(steps.length);
  });

  it('begins on the board and ends on the screen of another player', () => {
    expect(steps[0]?.file).toMatch(/^packages\/ui\/src\/board\//);
    expect(steps.at(-1)?.file).toMatch(/^apps\/web\/src\/features\/match\//);
  });

  it.each(steps)('has the file $file', ({ file }) => {
    expect(existsSync(path.join(root, file))).toBe(true);
  });

  it.each(named)('goes from $file to $next by $name', ({ file, next, name }) => {
    const word = new RegExp(`\\b${name}\\b`);
    expect(read(file)).toMatch(word);
    expect(read(next)).toMatch(word);
  });

  it('leaves the code five times only, where no name can be followed, and says by what', () => {
    const reasons = steps.slice(0, -1).filter(({ by }) => nameIn(by) === undefined);
    expect(reasons).toHaveLength(5);
    for (const { by } of reasons) expect(by).toMatch(/\w/);
  });
});
