import type { LoadResult } from './load.ts';

export interface StorageUse {
  readonly game: string;
  readonly seats: number;
  readonly bytes: number;
  readonly answers: number;
}

export interface BenchReport {
  readonly node: string;
  readonly load: readonly number[];
  readonly seconds: number;
  readonly subjects: {
    readonly name: string;
    readonly loads: readonly LoadResult[];
    /** Bytes of heap per open match with its two followers. */
    readonly memory: number;
    readonly stored: readonly StorageUse[];
    /** Nanoseconds of processor time to count one call; ours only. */
    readonly limiter?: number;
  }[];
}

const right = (text: string | number, width: number): string => String(text).padStart(width);

export const heading = `${right('matches', 8)}${right('asked/s', 9)}${right('bot tables', 12)}${right('answers/s', 11)}${right('p50 ms', 9)}${right('p99 ms', 9)}${right('cpu ms', 9)}${right('db cpu ms', 11)}${right('load cpu ms', 13)}`;

export const loadLine = (one: LoadResult): string =>
  right(one.matches, 8) +
  right(one.wanted ?? 'all', 9) +
  right(one.bots, 12) +
  right(one.perSecond.toFixed(one.perSecond < 100 ? 1 : 0), 11) +
  right(one.p50.toFixed(1), 9) +
  right(one.p99.toFixed(1), 9) +
  right(one.cpu.toFixed(2), 9) +
  right(one.databaseCpu.toFixed(2), 11) +
  right(one.ownCpu.toFixed(2), 13);

export const memoryLine = (bytes: number): string => `    memory per open match: ${(bytes / 1024).toFixed(0)} kB`;
export const limiterLine = (ns: number): string => `    counting a call by the rate limit: ${ns.toFixed(0)} ns`;
export const storedLine = ({ game, seats, bytes, answers }: StorageUse): string =>
  `    stored per finished match of ${game} with ${seats}: ${(bytes / 1024).toFixed(1)} kB (${answers.toFixed(0)} answers)`;

/** The promises of the server, and whether this run kept them. */
export function targets({ subjects }: BenchReport): string[] {
  const named = (part: string) => subjects.find(({ name }) => name.includes(part));
  const postgres = named('PostgreSQL');
  const pglite = named('PGlite');
  const peer = named('boardgame.io');
  const load = (one: typeof peer, matches: number, wanted: number | null, bots = 0) =>
    one?.loads.find((other) => other.matches === matches && other.wanted === wanted && other.bots === bots);
  const lines: string[] = [];
  const check = (what: string, value: number | undefined, met: (value: number) => boolean, unit: string) => {
    if (value !== undefined) lines.push(`${met(value) ? 'met   ' : 'MISSED'} ${what}: ${value.toFixed(1)} ${unit}`);
  };
  check(
    'PostgreSQL, 200 matches, 100 answers/s, p99 within 80 ms',
    load(postgres, 200, 100)?.p99,
    (ms) => ms <= 80,
    'ms',
  );
  check('PostgreSQL, the same beside 20 tables with bots', load(postgres, 200, 100, 20)?.p99, (ms) => ms <= 80, 'ms');
  const theirs = Math.max(...(peer?.loads.map((one) => one.perSecond) ?? []));
  const most = postgres && Math.max(...postgres.loads.map((one) => one.perSecond));
  if (peer)
    check(`PostgreSQL, as many answers/s as boardgame.io (${theirs.toFixed(0)})`, most, (n) => n >= theirs, '/s');
  check('PGlite, 200 matches, 25 answers/s, p99 within 150 ms', load(pglite, 200, 25)?.p99, (ms) => ms <= 150, 'ms');
  check('PGlite, the same beside 20 tables with bots', load(pglite, 200, 25, 20)?.p99, (ms) => ms <= 150, 'ms');
  for (const one of subjects)
    check(
      `a finished Le Havre match within 100 kB (${one.name})`,
      one.stored.find(({ game }) => game === 'le-havre')?.bytes,
      (bytes) => bytes <= 100 * 1024,
      'bytes',
    );
  return lines;
}
