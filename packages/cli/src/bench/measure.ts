/** Something that can be done again and again. Returns how many of it were done. */
export interface BenchCase {
  readonly game: string;
  readonly name: string;
  /** What is counted: `games`, `answers`. */
  readonly unit: string;
  run(): number;
}

export interface BenchResult {
  readonly game: string;
  readonly name: string;
  readonly unit: string;
  readonly perSecond: number;
  /** Against the yardstick in the same run. */
  readonly ratio: number;
  /** The yardstick itself. */
  readonly yardstick: number;
}

/** Milliseconds this process has worked, all its threads together: what else the machine does counts for little. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Looking at the clock costs tens of microseconds, so it is looked at once in so many milliseconds. */
const TICK = 4;

/** So many a second of work, by doing it for so long. */
function rate(run: () => number, ms: number): number {
  const start = worked();
  let done = 0;
  let spent = 0;
  for (let batch = 1; spent < ms;) {
    for (let i = 0; i < batch; i++) done += run();
    const now = worked() - start;
    if (now - spent < TICK) batch *= 2;
    spent = now;
  }
  return (done / spent) * 1000;
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Measures one subject after the other, in turns with the yardstick, and takes the middle of the ratios: what disturbs the machine
 * for a while disturbs both. Before that each runs until it is warm.
 */
export function measure(
  subjects: readonly BenchCase[],
  yardstick: (unit: string) => () => number,
  { rounds, ms }: { rounds: number; ms: number },
  told: (done: number) => void = () => undefined,
): BenchResult[] {
  return subjects.map(({ game, name, unit, run }, i) => {
    const base = yardstick(unit);
    const warm = Math.min(WARM_MS, 10 * ms);
    rate(base, warm);
    rate(run, warm);
    const rates: number[] = [];
    const expected: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const there = rate(base, ms);
      const here = rate(run, ms);
      expected.push(there);
      rates.push(here);
      ratios.push(here / there);
      told((i + (round + 1) / rounds) / subjects.length);
    }
    return { game, name, unit, perSecond: middle(rates), ratio: middle(ratios), yardstick: middle(expected) };
  });
}

/** The compiler needs a second or so of whole games before it has settled. */
const WARM_MS = 1500;

/**
 * Counts games a second while they are played for another purpose, as `measure` does: by processor time, and only from when the
 * compiler has settled, if the run lasts long enough for that.
 */
export function meter() {
  const began = performance.now();
  let games = 0;
  let answers = 0;
  const reading = () => ({ games, answers, ms: worked() });
  const start = reading();
  let warm: typeof start | null = null;
  return {
    played(given: number): void {
      games++;
      answers += given;
      // The clock on the wall is cheap to look at.
      if (warm === null && performance.now() - began > WARM_MS) warm = reading();
    },
    perSecond() {
      const end = reading();
      const from = warm !== null && end.ms - warm.ms > WARM_MS / 3 ? warm : start;
      const seconds = (end.ms - from.ms) / 1000;
      return { games: (end.games - from.games) / seconds, answers: (end.answers - from.answers) / seconds };
    },
  };
}
