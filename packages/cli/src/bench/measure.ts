/** Something that can be done again and again. Returns how many of it were done. */
export interface Subject {
  readonly game: string;
  readonly name: string;
  /** What is counted: `games`, `answers`. */
  readonly unit: string;
  run(): number;
}

export interface Measured {
  readonly game: string;
  readonly name: string;
  readonly unit: string;
  readonly perSecond: number;
  /** Against the hand-written loop of the sample game in the same run. */
  readonly ratio: number;
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
 * Measures all subjects in turns, the yardstick before each of them, and takes the middle of the ratios: what disturbs the machine
 * for a while disturbs both. Before that each runs until it is warm.
 */
export function measure(
  subjects: readonly Subject[],
  yardstick: (unit: string) => () => number,
  { rounds, ms }: { rounds: number; ms: number },
  told: (done: number) => void = () => undefined,
): Measured[] {
  for (const { run, unit } of subjects) {
    rate(yardstick(unit), ms);
    rate(run, 5 * ms);
  }
  const seen = subjects.map(() => ({ rates: [] as number[], ratios: [] as number[] }));
  for (let round = 0; round < rounds; round++)
    subjects.forEach(({ run, unit }, i) => {
      const base = rate(yardstick(unit), ms / 2);
      const here = rate(run, ms);
      seen[i]?.rates.push(here);
      seen[i]?.ratios.push(here / base);
      told((round * subjects.length + i + 1) / (rounds * subjects.length));
    });
  return subjects.map(({ game, name, unit }, i) => ({
    game,
    name,
    unit,
    perSecond: middle(seen[i]?.rates ?? []),
    ratio: middle(seen[i]?.ratios ?? []),
  }));
}
