import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { problemWith, readChangesets, section } from './changelog.ts';

const root = path.resolve(import.meta.dirname, '../../..');

it('every pending changeset names packages that exist, in one or two sentences', () => {
  for (const changeset of readChangesets(root)) {
    expect(problemWith(changeset), changeset.file).toBeNull();
    for (const name of changeset.packages) {
      const found = ['packages', 'apps', 'tooling'].some((folder) => existsSync(path.join(root, folder, name)));
      expect(found, `${changeset.file} names ${name}`).toBe(true);
    }
  }
});

it('a changeset without packages, without words or with too many is refused', () => {
  const summary = 'Le Havre has a sixth player.';
  expect(problemWith({ file: 'a.md', packages: ['le-havre'], summary })).toBeNull();
  expect(problemWith({ file: 'a.md', packages: [], summary })).toBe('names no package');
  expect(problemWith({ file: 'a.md', packages: ['web'], summary: 'Fixes.' })).toBe('says too little');
  expect(problemWith({ file: 'a.md', packages: ['web'], summary: `${summary}\n\n${summary}` })).toMatch(/longer/);
});

it('a section lists each change once, players first', () => {
  const text = section('0.2.0', '2027-01-01', [
    { file: 'a.md', packages: ['db'], summary: 'Backups are\ncompressed.' },
    { file: 'b.md', packages: ['le-havre', 'engine'], summary: 'Loans can be repaid at any time.' },
    { file: 'c.md', packages: ['engine'], summary: 'A state has a schema.' },
    { file: 'd.md', packages: ['a-game-nobody-has-named'], summary: 'There is a new game.' },
  ]);
  expect(text).toBe(
    [
      '## 0.2.0 (2027-01-01)',
      '',
      '### For players',
      '',
      '- Loans can be repaid at any time. (le-havre, engine)',
      '- There is a new game. (a-game-nobody-has-named)',
      '',
      '### For rule authors',
      '',
      '- A state has a schema. (engine)',
      '',
      '### For operators and developers',
      '',
      '- Backups are compressed. (db)',
      '',
    ].join('\n'),
  );
});
