import type { BenchMatch, BenchServer } from './bench-server.ts';

export interface LoadResult {
  readonly matches: number;
  /** Answers a second that were asked for; null means as many as it takes. */
  readonly wanted: number | null;
  /** Tables with bots beside them. */
  readonly bots: number;
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time per answer: the server's, and its database's. */
  readonly cpu: number;
  readonly databaseCpu: number;
  /** The same of the measuring side, which shares the machine. */
  readonly ownCpu: number;
}

export interface Load {
  readonly matches: number;
  readonly wanted: number | null;
  readonly bots: number;
  readonly seconds: number;
}

/** A place where match after match is played, so that there are always as many as wanted. */
class MatchSlot {
  private match: BenchMatch | null = null;
  private readonly subject: BenchServer;

  constructor(subject: BenchServer) {
    this.subject = subject;
  }

  async answer(): Promise<number> {
    for (;;) {
      this.match ??= await this.subject.open();
      const ms = await this.match.answer();
      if (ms !== null) return ms;
      this.close();
    }
  }

  close(): void {
    this.match?.close();
    this.match = null;
  }
}

/** Everybody sits down, and each match has gone a few answers. */
export async function openSlots(subject: BenchServer, matches: number): Promise<MatchSlot[]> {
  const places = Array.from({ length: matches }, () => new MatchSlot(subject));
  for (let from = 0; from < matches; from += 10)
    await Promise.all(
      places.slice(from, from + 10).map(async (place) => {
        for (let i = 0; i < 4; i++) await place.answer();
      }),
    );
  return places;
}

/** Lets so many matches be played for so long: at a given pace, or each as fast as it goes. */
export async function measure(subject: BenchServer, { matches, wanted, bots, seconds }: Load): Promise<LoadResult> {
  const places = await openSlots(subject, matches);
  const taken: number[] = [];
  await subject.playBots?.(bots);
  const before = await subject.use();
  const own = process.cpuUsage();
  const began = performance.now();
  const end = began + seconds * 1000;
  if (wanted === null) await Promise.all(places.map((place) => hurry(place, end, taken)));
  else await pace(places, wanted, end, taken);
  const spent = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  const after = await subject.use();
  for (const place of places) place.close();
  await subject.playBots?.(0);
  taken.sort((a, b) => a - b);
  return {
    matches,
    wanted,
    bots,
    answers: taken.length,
    perSecond: taken.length / spent,
    p50: at(taken, 0.5),
    p99: at(taken, 0.99),
    cpu: ((after.cpu - before.cpu) * 1000) / taken.length,
    databaseCpu: ((after.databaseCpu - before.databaseCpu) * 1000) / taken.length,
    ownCpu: (user + system) / 1000 / taken.length,
  };
}

async function hurry(place: MatchSlot, end: number, taken: number[]): Promise<void> {
  while (performance.now() < end) taken.push(await place.answer());
}

/** Answers come at even distances, whether the earlier ones have been taken or not, save that a match has one at a time. */
async function pace(places: readonly MatchSlot[], wanted: number, end: number, taken: number[]): Promise<void> {
  const idle = [...places];
  const under: Promise<void>[] = [];
  for (let next = performance.now(); next < end; next += 1000 / wanted) {
    const wait = next - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const place = idle.shift();
    if (!place) continue;
    under.push(
      place.answer().then((ms) => {
        taken.push(ms);
        idle.push(place);
      }),
    );
  }
  await Promise.all(under);
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
