// Cuts a release in the working tree: versions and changelog. Committing, tagging and publishing stay with a person.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { problemWith, readChangesets, section } from './changelog.ts';

const TITLE = '# Changelog\n\nAll packages share one version. Newest first.\n';

/** Consumes all changesets of the repository at `root` with the changeset program given, and returns the new version. */
export function cutRelease(root: string, changeset: string, today: string): string {
  const changesets = readChangesets(root);
  if (changesets.length === 0) throw new Error('There is no changeset, so there is nothing to release.');
  for (const one of changesets) {
    const problem = problemWith(one);
    if (problem) throw new Error(`.changeset/${one.file} ${problem}.`);
  }
  const { status, stdout, stderr, error } = spawnSync(changeset, ['version'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`\`changeset version\` failed.\n${error ?? stdout + stderr}`);
  const version = String(
    JSON.parse(readFileSync(path.join(root, 'packages', 'engine', 'package.json'), 'utf8')).version,
  );

  const file = path.join(root, 'CHANGELOG.md');
  const before = existsSync(file) ? readFileSync(file, 'utf8').slice(TITLE.length) : '';
  writeFileSync(file, `${TITLE}\n${section(version, today, changesets)}${before}`);
  return version;
}
