import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportedNames, fileComment, type ExportedName } from './exported-names.ts';

/** The entries that people outside write code against. */
const ENTRIES = {
  engine: ['.', './host', './texts', './reading'],
  testkit: ['.', './vitest'],
  bots: ['.', './train'],
};

export interface Page {
  /** `@quayside/engine/host` */
  readonly entry: string;
  readonly about: string | null;
  readonly names: readonly ExportedName[];
}

/** What is documented, entry by entry. */
export const readEntries = (root: string): Page[] =>
  Object.entries(ENTRIES).flatMap(([name, entries]) => {
    const folder = path.join(root, 'packages', name);
    const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      exports: { [entry: string]: string };
    };
    return entries.map((entry) => {
      const file = path.join(folder, exports[entry] ?? '');
      return { entry: path.posix.join('@quayside', name, entry), about: fileComment(file), names: exportedNames(file) };
    });
  });

/** The pages of docs/reference, by their file's name. */
export function renderPages(root: string): Map<string, string> {
  const pages = readEntries(root);
  const fileOf = ({ entry }: Page) => `${entry.replace('@quayside/', '').replace('/', '-')}.md`;
  const index = [
    '# Reference',
    '',
    'Every name that the packages for rule authors export. Written by `pnpm reference` from the comments in the source.',
    '',
    ...pages.map((page) => `- [\`${page.entry}\`](${fileOf(page)})`),
    '',
  ];
  return new Map([
    ['README.md', index.join('\n')],
    ...pages.map((page) => [fileOf(page), render(page, root)] as const),
  ]);
}

function render({ entry, about, names }: Page, root: string): string {
  const sorted = names.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  const parts = sorted.flatMap(({ name, about: words, declaration, file }) => [
    `## ${name}`,
    '',
    ...(words === null ? [] : [words, '']),
    '```ts',
    declaration,
    '```',
    '',
    `[${path.relative(root, file)}](../../${path.relative(root, file)})`,
    '',
  ]);
  return [`# \`${entry}\``, '', ...(about === null ? [] : [about, '']), ...parts].join('\n');
}
