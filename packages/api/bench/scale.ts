// What a number of players a day needs, from measured costs: `pnpm scale [--players 1000,100000,10000000]`. It plays matches at random to
// know how many answers they have, then draws a day of arrivals minute by minute. Nothing is sent anywhere.
import { parseArgs } from 'node:util';
import {
  applyInPlace,
  dealer,
  dueSeats,
  isOver,
  offers,
  Play,
  randomFrom,
  readSetup,
  sample,
  start,
} from '@quayside/engine/host';
import { loadGame } from '@quayside/games';

/** Measured on two shared cores (docs/performance.md): an answer costs less the more of them share a commit. */
const COSTS = {
  /** Milliseconds of processor time per answer at so many answers a second in one process. */
  server: [
    [25, 2.06],
    [100, 1.69],
    [2000, 0.42],
  ],
  database: [
    [25, 3.6],
    [100, 3.03],
    [2000, 0.12],
  ],
  /** Bytes of heap of a match with two followers. */
  heap: 22 * 1024,
  /** Bytes on disk of a finished match, per answer. */
  stored: { 'le-havre': (46.4 * 1024) / 596, tidewater: (21.6 * 1024) / 64 },
  connections: 11,
} as const;

/** How people play. These are assumptions, not measurements: change them for a site that has some of its own. */
const HABITS = {
  matchesPerPlayer: 1.5,
  /** Seconds between two answers of a match, all its players together. */
  secondsPerAnswer: 9,
  /** The busiest hour has so many times the average of the day. */
  peak: 2.5,
  /** Besides answers: pages, lists and reconnections cost as much as so many answers. */
  otherCalls: 0.5,
  mix: [
    { game: 'le-havre', seats: 3, options: { length: 'short' }, share: 0.6 },
    { game: 'tidewater', seats: 2, options: {}, share: 0.4 },
  ],
} as const;
/** A core is planned to be busy for half of the time in the busiest minute. */
const BUSY = 0.5;

const { values } = parseArgs({ options: { players: { type: 'string', default: '1000,100000,10000000' } } });
const random = randomFrom('scale');
const say = (text: string) => process.stdout.write(`${text}\n`);

/** The answers of people in matches that are played at random. */
async function answersOf(
  { game: id, seats, options }: (typeof HABITS.mix)[number],
  matches: number,
): Promise<number[]> {
  const game = await loadGame(id);
  const setup = readSetup(game, seats, options);
  return Array.from({ length: matches }, (_, n) => {
    const nature = dealer(game, setup, `scale ${n}`);
    const { state } = start(game, setup, nature, null);
    const play = new Play(game, state, nature);
    let answers = 0;
    while (!isOver(state)) {
      const seat = dueSeats(state)[0] ?? 0;
      const [due] = offers(game, state, seat);
      if (!due) throw new Error(`${id} asks nobody`);
      applyInPlace(play, { seat, key: due.key, answer: sample(due.offer, random) });
      answers++;
    }
    return answers;
  }).sort((a, b) => a - b);
}

/** Between measured points along the logarithm of the rate; the ends hold beyond them. */
function costAt(points: readonly (readonly [number, number])[], rate: number): number {
  const above = points.findIndex(([at]) => at >= rate);
  if (above === 0) return points[0]?.[1] ?? 0;
  if (above < 0) return points.at(-1)?.[1] ?? 0;
  const [[from = 1, high = 0] = [], [to = 1, low = 0] = []] = [points[above - 1], points[above]];
  return high + ((low - high) * Math.log(rate / from)) / Math.log(to / from);
}

/** How many come in a minute for which so many are expected. */
function poisson(mean: number): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  let n = 0;
  for (let left = Math.exp(-mean), product = random(); product > left; product *= random()) n++;
  return n;
}

const MINUTES = 1440;
const rateAt = (minute: number): number =>
  1 + (HABITS.peak - 1) * Math.cos((2 * Math.PI * (minute - 20 * 60)) / MINUTES) ** 3;

interface Kind {
  readonly game: keyof typeof COSTS.stored;
  readonly seats: number;
  readonly share: number;
  readonly answers: readonly number[];
}

/** A day, after a day that fills the tables: matches and streams that are open at once, and answers a second, in the busiest minute. */
function day(players: number, kinds: readonly Kind[]) {
  const seats = kinds.reduce((sum, kind) => sum + kind.share * kind.seats, 0);
  const perMinute = (players * HABITS.matchesPerPlayer) / seats / MINUTES;
  const ends = new Float64Array(3 * MINUTES);
  const streamEnds = new Float64Array(3 * MINUTES);
  let [open, streams, most, mostStreams, rate, matches, bytes] = [0, 0, 0, 0, 0, 0, 0];
  for (let minute = 0; minute < 2 * MINUTES; minute++) {
    for (const kind of kinds) {
      const n = poisson(perMinute * kind.share * rateAt(minute % MINUTES));
      // Ten lengths stand for all of a minute where there are very many.
      const parts = Math.min(n, 10);
      for (let i = 0; i < parts; i++) {
        const answers = kind.answers[Math.floor(random() * kind.answers.length)] ?? 0;
        const end = Math.min(ends.length - 1, minute + Math.ceil((answers * HABITS.secondsPerAnswer) / 60));
        const alike = n / parts;
        ends[end] = (ends[end] ?? 0) + alike;
        streamEnds[end] = (streamEnds[end] ?? 0) + alike * kind.seats;
        open += alike;
        streams += alike * kind.seats;
        if (minute >= MINUTES) bytes += alike * answers * COSTS.stored[kind.game];
        if (minute >= MINUTES) matches += alike;
      }
    }
    open -= ends[minute] ?? 0;
    streams -= streamEnds[minute] ?? 0;
    if (minute < MINUTES) continue;
    most = Math.max(most, open);
    mostStreams = Math.max(mostStreams, streams);
    rate = Math.max(rate, open / HABITS.secondsPerAnswer);
  }
  return { matches, open: most, streams: mostStreams, rate, bytes };
}

/** The fewest processes that are not busier than planned: with more of them each has fewer answers, which then cost more. */
function processesFor(rate: number): number {
  const calls = rate * (1 + HABITS.otherCalls);
  for (let n = 1; ; n = Math.ceil(n * 1.05) + (n < 20 ? 0 : 1)) {
    if ((calls / n) * costAt(COSTS.server, calls / n) <= 1000 * BUSY) return n;
  }
}

const kinds: Kind[] = [];
for (const one of HABITS.mix) {
  const answers = await answersOf(one, one.game === 'le-havre' ? 60 : 400);
  const at = (share: number) => answers[Math.floor(answers.length * share)] ?? 0;
  say(`${one.game} with ${one.seats}: ${at(0.1)} to ${at(0.9)} answers in eight of ten matches, median ${at(0.5)}`);
  kinds.push({ game: one.game, seats: one.seats, share: one.share, answers });
}
for (const players of values.players.split(',').map(Number)) {
  const { matches, open, streams, rate, bytes } = day(players, kinds);
  const processes = processesFor(rate);
  const each = rate / processes;
  // What shares a commit is what one process has at once, so the database's cost follows from each process's rate.
  const database = (rate * costAt(COSTS.database, each)) / 1000;
  // A process commits once in a turn of its event loop: never more often than it has answers, and not above some hundreds a second.
  const commits = processes * Math.min(each, 400);
  const n = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });
  say(`\n${n(players)} players a day
  matches a day          ${n(matches)}
  busiest minute         ${n(open)} matches open, ${n(streams)} streams, ${n(rate, 1)} answers a second
  server                 ${processes} ${processes === 1 ? 'process' : 'processes'}, ${n(each, 1)} answers a second each, ${n((open * COSTS.heap) / 2 ** 20 / processes, 1)} MB of matches each
  database               ${n(database, 2)} cores for answers, ${n(commits)} commits a second, ${n(processes * COSTS.connections)} connections
  NOTIFY                 ${n(commits)} a second, received ${n(commits * processes)} times
  storage                ${n(bytes / 2 ** 30, 2)} GB a day, ${n((bytes * 365) / 2 ** 40, 2)} TB a year`);
}
