// Who may know whom. The reasons are in docs/architecture.md; the checker is check.ts.

export interface Room {
  /** Workspace packages, or single entries of them (`testkit/sample`), that the room may import. */
  knows: string[];
  /** Workspace packages of which it may import types only. */
  types?: string[];
  /** What its tests may import besides. */
  tests?: string[];
  /** No other package and no Node module: it must run anywhere and do no I/O. */
  pure?: boolean;
}

const rooms: Record<string, Room> = {
  engine: { knows: [], pure: true },
  testkit: { knows: ['engine'] },
  bots: { knows: ['engine'], tests: ['testkit'], pure: true },
  '<game>': { knows: ['engine'], tests: ['testkit'], pure: true },
  '<board>': { knows: ['engine', 'ui', '<own game>'], tests: ['testkit'] },
  games: { knows: ['engine', 'testkit/sample', '<game>'], tests: ['testkit'] },
  'games/boards': { knows: ['engine', '<board>'], types: ['ui'] },
  db: { knows: [] },
  auth: { knows: ['db'] },
  matches: { knows: ['engine', 'games', 'bots', 'db', 'auth'], tests: ['testkit'] },
  api: { knows: ['engine', 'games', 'matches', 'db', 'auth'], tests: ['testkit', 'bots'] },
  ui: { knows: ['engine'], tests: ['testkit'] },
  web: {
    // Pages that the server renders take games from `games/load`: whatever board a server page can reach is sent along with it.
    knows: ['api', 'ui', 'games/boards', 'games/load'],
    types: ['engine', 'games'],
    tests: ['engine', 'games', 'testkit', 'bots'],
  },
  cli: { knows: ['engine', 'games', 'bots', 'testkit'] },
};

/** Packages of tooling/ are for settings and scripts; they know each other and nobody's code. */
const tooling = ['bootstrap', 'boundaries', 'lint', 'release', 'studio', 'tsconfig', 'vitest-config'];

/** A package that no table names is a rule module, or a rule module's board. So a new game is bound from its first line. */
export function kindOf(name: string): string {
  if (tooling.includes(name)) return 'tooling';
  if (name in rooms) return name;
  return name.endsWith('-board') ? '<board>' : '<game>';
}

/** The room of one file; none for tooling. The boards' entry of the registry is a room of its own: it alone loads React. */
export function roomOf(name: string, file: string): Room | undefined {
  const kind = kindOf(name);
  return rooms[kind === 'games' && /^src\/boards\b/.test(file) ? 'games/boards' : kind];
}

/** Whether `allowed`, an entry of a room, covers the import of package `target` at `entry` (its subpath, or ''). */
export function covers(allowed: string, importer: string, target: string, entry: string): boolean {
  if (allowed === '<own game>') return target === importer.replace(/-board$/, '');
  if (allowed.startsWith('<')) return kindOf(target) === allowed;
  if (!allowed.includes('/')) return allowed === target;
  return `${target}/${entry}` === allowed || `${target}/${entry}`.startsWith(`${allowed}/`);
}
