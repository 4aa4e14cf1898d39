import path from 'node:path';
import { expect, it } from 'vitest';
import { rehearse } from './dry-run.ts';

it(
  'what is published installs into an empty project, where a new game is made and checked',
  { timeout: 600_000 },
  async () => {
    const released = await rehearse(path.resolve(import.meta.dirname, '../../..'), '2027-01-01');
    expect(released.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@quayside/engine', '@quayside/testkit', '@quayside/bots', '@quayside/cli']),
    );
    for (const { version, files } of released) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(files).toContain('README.md');
      // What `quayside new` copies has tests of its own.
      const own = files.filter((file) => !file.startsWith('templates/'));
      expect(own.filter((file) => /\.test\.|^src\b/.test(file))).toEqual([]);
    }
  },
);
