// The changelog is one page for the whole repository, because all packages share one version.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface Changeset {
  file: string;
  /** Package names without their scope. */
  packages: string[];
  summary: string;
}

const PLAYERS = { title: 'For players' };
const AUTHORS = { title: 'For rule authors', packages: ['engine', 'testkit', 'bots', 'cli', 'games'] };
const OPERATORS = {
  title: 'For operators and developers',
  packages:
    'api auth bot-workers db languages matches people bootstrap boundaries lint release studio tsconfig vitest-config'.split(
      ' ',
    ),
};

export function readChangesets(root: string): Changeset[] {
  const folder = path.join(root, '.changeset');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map((file) => parse(file, readFileSync(path.join(folder, file), 'utf8')));
}

function parse(file: string, text: string): Changeset {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
  const packages = [...head.matchAll(/^'@quayside\/([\w-]+)': (?:major|minor|patch)$/gm)].map(([, name = '']) => name);
  return { file, packages, summary: body.trim() };
}

/** What is wrong with a changeset, in words, or null. */
export function problemWith({ packages, summary }: Changeset): string | null {
  if (packages.length === 0) return 'names no package';
  if (summary.length < 20) return 'says too little';
  if (summary.length > 400 || summary.includes('\n\n')) return 'is longer than two sentences';
  return null;
}

/** One section of the changelog: each change once, under the audience of the package that it names first. */
export function section(version: string, date: string, changesets: readonly Changeset[]): string {
  const parts = [PLAYERS, AUTHORS, OPERATORS].map((audience) => {
    const here = changesets.filter((one) => audienceOf(one) === audience);
    if (here.length === 0) return '';
    const lines = here.map((one) => `- ${one.summary.replace(/\s+/g, ' ')} (${one.packages.join(', ')})`);
    return `\n### ${audience.title}\n\n${lines.join('\n')}\n`;
  });
  return `## ${version} (${date})\n${parts.join('')}`;
}

/** Whatever is not named is a game, a board or the site: for players. */
const audienceOf = ({ packages: [first = ''] }: Changeset) =>
  [AUTHORS, OPERATORS].find(({ packages }) => packages.includes(first)) ?? PLAYERS;
