import type { Game, Setup } from '@quayside/engine';
import { applyInPlace, Play, randomFrom, start, type OpenDecision } from '@quayside/engine/host';
import { accepts } from './accepts.ts';
import { Alone, alone } from './alone.ts';
import { arrival } from './arrival.ts';
import { conserves } from './conserves.ts';
import { Effects, effects } from './effects.ts';
import { ends, endsByDue } from './ends.ts';
import { Findings, type Violation } from './findings.ts';
import { playOut, dealOf, type Aim, type PlayedGame, type Deal } from './game.ts';
import { keyOrder } from './key-order.ts';
import { piles } from './piles.ts';
import type { Property } from './property.ts';
import { pure } from './pure.ts';
import { refuses } from './refuses.ts';
import { replays } from './replays.ts';
import { says } from './says.ts';
import { pairwiseSetups, setupsBetween } from './setups.ts';
import { Turns } from './turns.ts';
import { undoes } from './undoes.ts';
import { waits } from './waits.ts';
import { countWatched } from './watch.ts';
import { fromView, imagines, keepsSecrets, previews } from './views.ts';
import { keepsToOneself } from './worlds.ts';

/** Everything that a machine can check of any module. */
const PROPERTIES: readonly Property[] = [
  accepts,
  refuses,
  ends,
  waits,
  arrival,
  replays,
  keyOrder,
  pure,
  conserves,
  piles,
  undoes,
  fromView,
  previews,
  imagines,
  keepsSecrets,
  keepsToOneself,
  says,
];
/** The names of all properties that are looked at. */
export const PROPERTY_NAMES: readonly string[] = [...PROPERTIES.map((one) => one.name), endsByDue, alone, effects];

/** How long and how closely to look. */
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
  /** Stops after the game in which something is found. */
  readonly first?: boolean;
  /** Told now and then how far it is, from 0 to 1. */
  readonly progress?: (done: number) => void;
}

/** What was found, and how much was looked at. */
export interface Conformance {
  readonly violations: readonly Violation[];
  /** All violations of each property, also those not kept. */
  readonly counts: ReadonlyMap<string, number>;
  readonly setups: number;
  readonly games: number;
  readonly answers: number;
  readonly positions: number;
  readonly checks: number;
  /** Questions and steps that no game came to: more games may, or nothing leads there. */
  readonly unreached: readonly string[];
}

/** What players are after, one pair of games after the other; with asides and by due decisions alone. */
const AIMS: readonly (readonly [Aim, Aim])[] = [
  ['any', 'any'],
  ['win', 'win'],
  ['explore', 'first'],
  ['hoard', 'spend'],
  ['any', 'last'],
];

/** Plays a module in every way a machine can think of and collects what is wrong with it. */
export function conformance(game: Game, options: ConformanceOptions = {}): Conformance {
  const findings = new Findings();
  const { only } = options;
  const watch = !only || only.includes(alone) ? new Alone(game, findings) : null;
  try {
    const looked = play(game, options, findings, watch);
    watch?.finish();
    return looked;
  } finally {
    watch?.stop();
  }
}

function play(game: Game, options: ConformanceOptions, findings: Findings, watch: Alone | null): Conformance {
  const { seed = 'quayside', budget = 300, games = 5, longest = 10_000, only, progress, first = false } = options;
  // Whether rules keep to the state shows wherever they run.
  const properties = PROPERTIES.filter((one) => !only || only.includes(one.name) || only.includes(alone));
  for (const property of properties)
    if (property.module)
      findings.attempt(property.name, null, 'the module can’t be read', () => property.module?.(game, findings));
  const setups =
    findings.attempt(ends.name, null, 'the setups can’t be listed', () => pairwiseSetups(game, seed)) ?? [];
  const between =
    findings.attempt(ends.name, null, 'the setups can’t be listed', () => setupsBetween(game, seed)) ?? [];
  findings.check(ends.name, setups.length > 0, null, () => 'no seats and options go together (unfit refuses all)');
  const rounds = [
    ...setups.flatMap((setup, i) => roundsOf(setup, games * 2, `${seed}/${i}`)),
    ...between.flatMap((setup, i) => roundsOf(setup, 2, `${seed}/between/${i}`)),
  ];
  const visits = new Map<string, number>();
  const given = new Map<string, number>();
  const reached = new Set<string>();
  const [turns, changes] = [new Turns(), new Effects()];
  let [answers, positions] = [0, 0];
  rounds.forEach(({ setup, asides, aim, seed: own }, i) => {
    if (first && findings.violations.some((one) => !only || only.includes(one.property))) return;
    const deal = dealOf(game, setup, own);
    const round = { deal, asides, aim, longest, properties, findings, given, reached };
    const played = findings.attempt(ends.name, { ...deal, line: [] }, 'the game can’t be begun', () =>
      playAndWatch(round),
    );
    if (!played) return;
    answers += played.line.length;
    turns.count(deal, played);
    changes.keep(deal, played);
    for (const property of properties)
      if (property.game && played.broken === null)
        findings.attempt(property.name, { ...deal, line: played.line }, 'the finished game can’t be judged', () =>
          property.game?.(deal, played, findings),
        );
    if (played.broken === null)
      findings.attempt(alone, { ...deal, line: played.line }, 'the record can’t be replayed', () =>
        watch?.keep(deal, played.line),
      );
    const share = Math.max(
      1,
      Math.floor((budget * (i + 1)) / rounds.length) - Math.floor((budget * i) / rounds.length),
    );
    findings.attempt(replays.name, { ...deal, line: played.line }, 'the same game can’t be played again', () => {
      positions += lookInto(round, played, share, visits);
    });
    if (watch) watch.pause(() => progress?.((i + 1) / rounds.length));
    else progress?.((i + 1) / rounds.length);
  });
  if (!only || only.includes(waits.name)) turns.judge(findings);
  if (!only || only.includes(effects)) changes.judge(findings);
  const { violations, counts, checks } = findings;
  const unreached = [
    ...Object.keys(game.questions).map((key) => `question ${key}`),
    ...Object.keys(game.steps).map((step) => `step ${step}`),
  ].filter((one) => !reached.has(one));
  return { violations, counts, setups: setups.length, games: rounds.length, answers, positions, checks, unreached };
}

const roundsOf = (setup: Setup, games: number, seed: string) =>
  Array.from({ length: games }, (_, j) => ({
    setup,
    asides: j % 2 === 0,
    aim: AIMS[(j >> 1) % AIMS.length]?.[j % 2] ?? 'any',
    seed: `${seed}/${j}`,
  }));

function playAndWatch({ deal, asides, aim, longest, properties, findings, given, reached }: Round): PlayedGame {
  const { game } = deal;
  let open: readonly OpenDecision[] = [];
  const played = playOut(deal, { asides, aim }, longest, {
    given,
    before: (offered) => (open = offered),
    answer(state, move, line) {
      const done = countWatched(game, state, move, null);
      for (const one of done.reached) reached.add(one);
      for (const property of properties) property.answered?.({ deal, line, move, state, done, open }, findings);
      open = [];
    },
  });
  const { line, over, broken, keys } = played;
  const end = asides ? ends.name : endsByDue;
  if (broken !== null) findings.add(end, { ...deal, line }, `the game breaks off at ${keys.at(-1)}: ${broken}`);
  else
    findings.check(
      end,
      over,
      { ...deal, line: line.slice(0, 50) },
      () => `after ${longest} random answers the game is not over`,
    );
  return played;
}

interface Round {
  readonly deal: Deal;
  readonly asides: boolean;
  readonly aim: Aim;
  readonly longest: number;
  readonly properties: readonly Property[];
  readonly findings: Findings;
  readonly given: Map<string, number>;
  readonly reached: Set<string>;
}

/** Goes through a game again and looks into some positions, those first that ask what has been seen least. */
function lookInto(
  { deal, properties, findings }: Round,
  { line, keys, broken }: PlayedGame,
  share: number,
  visits: Map<string, number>,
): number {
  const { game, setup, seed, nature } = deal;
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
