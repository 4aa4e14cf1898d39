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
 * Measures one subject after the other, in turns with the yardstick, and takes the middle of the ratios: what disturbs the machine
 * for a while disturbs both. Before that each runs until it is warm.
 */
export function measure(
  subjects: readonly Subject[],
  yardstick: (unit: string) => () => number,
  { rounds, ms }: { rounds: number; ms: number },
  told: (done: number) => void = () => undefined,
): Measured[] {
  return subjects.map(({ game, name, unit, run }, i) => {
    const base = yardstick(unit);
    rate(base, ms);
    rate(run, WARM * ms);
    const rates: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const expected = rate(base, ms / 2);
      const here = rate(run, ms);
      rates.push(here);
      ratios.push(here / expected);
      told((i + (round + 1) / rounds) / subjects.length);
    }
    return { game, name, unit, perSecond: middle(rates), ratio: middle(ratios) };
  });
}

/** The compiler needs a second or so of whole games before it has settled. */
const WARM = 10;
