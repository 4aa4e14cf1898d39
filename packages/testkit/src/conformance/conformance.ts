import { applyInPlace, Play, randomFrom, start, type Game, type Offered } from '@quayside/engine';
import { answerCounting } from '../count.ts';
import { accepts } from './accepts.ts';
import { conserves } from './conserves.ts';
import { ends, endsByDue } from './ends.ts';
import { Findings, type Violation } from './findings.ts';
import { playOut, tableOf, type Played, type Table } from './game.ts';
import { keyOrder } from './keyOrder.ts';
import type { Property } from './property.ts';
import { pure } from './pure.ts';
import { refuses } from './refuses.ts';
import { replays } from './replays.ts';
import { says } from './says.ts';
import { pairwiseSetups } from './setups.ts';
import { undoes } from './undoes.ts';
import { fromView, imagines, keepsSecrets, previews } from './views.ts';
import { keepsToOneself } from './worlds.ts';

/** Everything that a machine can check of any module. */
const PROPERTIES: readonly Property[] = [
  accepts,
  refuses,
  ends,
  replays,
  keyOrder,
  pure,
  conserves,
  undoes,
  fromView,
  previews,
  imagines,
  keepsSecrets,
  keepsToOneself,
  says,
];
export const PROPERTY_NAMES: readonly string[] = [...PROPERTIES.map((one) => one.name), endsByDue];

export interface ConformanceOptions {
  /** Everything follows from it: the same seed looks at the same positions. */
  readonly seed?: string;
  /** Random games per setup with asides, and as many by due decisions alone: five of each, unless said. */
  readonly games?: number;
  /** Positions looked into closely, over all games. */
  readonly budget?: number;
  /** A game with more answers than this does not end. */
  readonly longest?: number;
  /** Only these properties. */
  readonly only?: readonly string[];
  /** Told now and then how far it is, from 0 to 1. */
  readonly progress?: (done: number) => void;
}

export interface Conformance {
  readonly violations: readonly Violation[];
  /** All violations of each property, also those not kept. */
  readonly counts: ReadonlyMap<string, number>;
  readonly setups: number;
  readonly games: number;
  readonly answers: number;
  readonly positions: number;
  readonly checks: number;
}

/** Plays a module in every way a machine can think of and collects what is wrong with it. */
export function conformance(game: Game, options: ConformanceOptions = {}): Conformance {
  const { seed = 'quayside', budget = 300, games = 5, longest = 10_000, only, progress } = options;
  const properties = PROPERTIES.filter((one) => !only || only.includes(one.name));
  const findings = new Findings();
  for (const property of properties)
    if (property.module)
      findings.attempt(property.name, null, 'the module can’t be read', () => property.module?.(game, findings));
  const setups = pairwiseSetups(game, seed);
  findings.check(ends.name, setups.length > 0, null, () => 'no seats and options go together (unfit refuses all)');
  const rounds = setups.flatMap((setup, i) =>
    Array.from({ length: games * 2 }, (_, j) => ({
      setup,
      asides: j % 2 === 0,
      // Of each sort every other game.
      keen: j % 4 > 1,
      seed: `${seed}/${i}/${j}`,
    })),
  );
  const visits = new Map<string, number>();
  const given = new Map<string, number>();
  let [answers, positions] = [0, 0];
  rounds.forEach(({ setup, asides, keen, seed: own }, i) => {
    const table = tableOf(game, setup, own);
    const round = { table, asides, keen, longest, properties, findings, given };
    const played = findings.attempt(ends.name, { ...table, line: [] }, 'the game can’t be begun', () =>
      playAndWatch(round),
    );
    if (!played) return;
    answers += played.line.length;
    for (const property of properties)
      if (property.game && played.broken === null)
        findings.attempt(property.name, { ...table, line: played.line }, 'the finished game can’t be judged', () =>
          property.game?.(table, played, findings),
        );
    const share = Math.max(
      1,
      Math.floor((budget * (i + 1)) / rounds.length) - Math.floor((budget * i) / rounds.length),
    );
    findings.attempt(replays.name, { ...table, line: played.line }, 'the same game can’t be played again', () => {
      positions += lookInto(round, played, share, visits);
    });
    progress?.((i + 1) / rounds.length);
  });
  const { violations, counts, checks } = findings;
  return { violations, counts, setups: setups.length, games: rounds.length, answers, positions, checks };
}

function playAndWatch({ table, asides, keen, longest, properties, findings, given }: Round): Played {
  const { game } = table;
  let open: readonly Offered[] = [];
  const played = playOut(table, { asides, keen }, longest, {
    given,
    before: (offered) => (open = offered),
    answer(state, move, line) {
      const done = answerCounting(game, state, move, null);
      for (const property of properties) property.answered?.({ table, line, move, state, done, open }, findings);
      open = [];
    },
  });
  const { line, over, broken, keys } = played;
  const end = asides ? ends.name : endsByDue;
  if (broken !== null) findings.add(end, { ...table, line }, `the game breaks off at ${keys.at(-1)}: ${broken}`);
  else
    findings.check(
      end,
      over,
      { ...table, line: line.slice(0, 50) },
      () => `after ${longest} random answers the game is not over`,
    );
  return played;
}

interface Round {
  readonly table: Table;
  readonly asides: boolean;
  readonly keen: boolean;
  readonly longest: number;
  readonly properties: readonly Property[];
  readonly findings: Findings;
  readonly given: Map<string, number>;
}

/** Goes through a game again and looks into some positions, those first that ask what has been seen least. */
function lookInto(
  { table, properties, findings }: Round,
  { line, keys, broken }: Played,
  share: number,
  visits: Map<string, number>,
): number {
  const { game, setup, seed, nature } = table;
  const random = randomFrom(`${seed}/positions`);
  // Where a game broke off is worth a look in any case.
  const chosen = new Set<number>(broken === null ? [] : [keys.length - 1]);
  const places = keys.map((key, at) => ({ key, at, luck: random() }));
  while (chosen.size < Math.min(share, places.length)) {
    let best: (typeof places)[number] | null = null;
    for (const place of places) if (!chosen.has(place.at) && (!best || rank(place) < rank(best))) best = place;
    if (!best) break;
    chosen.add(best.at);
    visits.set(best.key, (visits.get(best.key) ?? 0) + 1);
  }
  function rank({ key, luck }: { key: string; luck: number }): number {
    return (visits.get(key) ?? 0) + luck;
  }
  const { state } = start(game, setup);
  for (let at = 0; at < keys.length; at++) {
    if (chosen.has(at)) {
      const position = { game, setup, seed, line: line.slice(0, at), state, nature, random };
      for (const property of properties)
        if (property.position)
          findings.attempt(property.name, position, 'the position can’t be judged', () =>
            property.position?.(position, findings),
          );
    }
    const move = line[at];
    if (move) applyInPlace(new Play(game, state), move);
  }
  return chosen.size;
}
