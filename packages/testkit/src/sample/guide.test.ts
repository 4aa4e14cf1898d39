import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const GUIDE = new URL('../../../../docs/guide/write-a-game.md', import.meta.url);
const guide = readFileSync(GUIDE, 'utf8');
const blocks = [...guide.matchAll(/```ts (\S+)\n([\s\S]*?)```/g)].map(([, file = '', code = '']) => ({ file, code }));

it('the guide shows the sample game as it is', () => {
  expect(blocks.length).toBeGreaterThan(15);
  for (const { file, code } of blocks)
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), `${file}: ${code.slice(0, 60)}`).toContain(
      code.trim(),
    );
});

it('the guide links to files that are there', () => {
  const links = [...guide.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((link) => !existsSync(fileURLToPath(new URL(link, GUIDE))))).toEqual([]);
});

it('the guide to hands and secrets shows its game as it is', () => {
  const page = readFileSync(new URL('../../../../docs/guide/hands-and-secrets.md', import.meta.url), 'utf8');
  const shown = [...page.matchAll(/```tsx? (\S+)\n([\s\S]*?)```/g)];
  expect(shown.length).toBeGreaterThan(10);
  // A file of another package is named by its path in the repository.
  const urlOf = (file: string) => (file.includes('/') ? `../../../../${file}` : `../guide/${file}`);
  for (const [, file = '', code = ''] of shown)
    expect(readFileSync(new URL(urlOf(file), import.meta.url), 'utf8'), code.slice(0, 60)).toContain(code.trim());
});

it('no page of the guides shows code that nothing compiles', () => {
  for (const page of ['write-a-game', 'hands-and-secrets']) {
    const text = readFileSync(new URL(`../../../../docs/guide/${page}.md`, import.meta.url), 'utf8');
    expect([...text.matchAll(/```(?:tsx?|js)\n[\s\S]*?```/g)].map(([block]) => block)).toEqual([]);
  }
});

it('the sample game can be read in one go', () => {
  const lines = readFileSync(new URL('tidewater.ts', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeLessThan(320);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(130);
});
