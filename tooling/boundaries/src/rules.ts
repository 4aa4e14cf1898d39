// Module boundaries: which package may import which. The reasons are in docs/architecture.md; the checker is check.ts.

export interface PackageRules {
  /** Workspace packages, or single entries of them (`testkit/sample`; `engine/.` is the main one), that it may import. */
  imports: string[];
  /** Workspace packages of which it may import types only. */
  types?: string[];
  /** What its tests may import besides. */
  tests?: string[];
  /** No other package and no Node module: it must run anywhere and do no I/O. */
  pure?: boolean;
}

const packages: Record<string, PackageRules> = {
  engine: { imports: [], pure: true },
  languages: { imports: [], pure: true },
  testkit: { imports: ['engine'] },
  bots: { imports: ['engine'], tests: ['testkit'], pure: true },
  // Rules are written with the contract alone; only tests run games.
  '<game>': { imports: ['engine/.', 'engine/texts'], tests: ['engine', 'testkit'], pure: true },
  '<board>': { imports: ['engine', 'languages', 'ui', '<own game>'], tests: ['testkit'] },
  games: {
    imports: ['engine', 'testkit/sample', 'testkit/frozen', 'testkit/bots', '<game>'],
    tests: ['languages', 'testkit'],
  },
  'games/boards': { imports: ['engine', 'testkit/sample', 'testkit/frozen', '<game>', '<board>'], types: ['ui'] },
  'bot-workers': { imports: ['engine', 'games', 'bots'], tests: ['testkit'] },
  db: { imports: ['languages'] },
  jobs: { imports: ['db'] },
  auth: { imports: ['languages', 'db'] },
  people: { imports: ['auth', 'db'] },
  matches: {
    imports: ['engine', 'languages', 'games', 'bots', 'bot-workers', 'db', 'jobs', 'auth', 'people'],
    tests: ['testkit'],
  },
  api: {
    imports: ['engine', 'languages', 'games', 'matches', 'db', 'jobs', 'auth', 'people'],
    tests: ['testkit', 'bots', 'bot-workers'],
  },
  ui: { imports: ['engine', 'languages'], tests: ['testkit'] },
  web: {
    // Pages that the server renders take games from `games/load`: whatever board a server page can reach is sent along with it.
    imports: [
      'api',
      'bot-workers',
      'languages',
      'ui',
      'games/boards',
      'games/core',
      'games/ids',
      'games/load',
      'testkit/dev-table',
    ],
    types: ['engine', 'games'],
    tests: ['engine', 'games', 'testkit', 'bots'],
  },
  cli: { imports: ['engine', 'games', 'bots', 'testkit'] },
};

/** Packages of tooling/ are for settings and scripts; they import each other and no product code. */
const tooling = ['bootstrap', 'boundaries', 'lint', 'release', 'studio', 'tsconfig', 'vitest-config'];

/** A package that no table names is a rule module, or a rule module's board. So a new game is bound from its first line. */
export function kindOf(name: string): string {
  if (tooling.includes(name)) return 'tooling';
  if (name in packages) return name;
  return name.endsWith('-board') ? '<board>' : '<game>';
}

/** The rules for one file; none for tooling. The boards' entry of the registry has rules of its own: it alone loads React. */
export function rulesOf(name: string, file: string): PackageRules | undefined {
  const kind = kindOf(name);
  return packages[kind === 'games' && /^src\/boards\b/.test(file) ? 'games/boards' : kind];
}

/** Whether `allowed`, an entry of the rules, covers the import of package `target` at `entry` (its subpath, or ''). */
export function covers(allowed: string, importer: string, target: string, entry: string): boolean {
  if (allowed === '<own game>') return target === importer.replace(/-board$/, '');
  if (allowed.startsWith('<')) return kindOf(target) === allowed;
  if (!allowed.includes('/')) return allowed === target;
  if (allowed.endsWith('/.')) return entry === '' && allowed === `${target}/.`;
  return `${target}/${entry}` === allowed || `${target}/${entry}`.startsWith(`${allowed}/`);
}
