import { below, type Game, type Setup, type GameText } from '@quayside/engine';
import { optionValues, randomFrom, readSetup, Refused } from '@quayside/engine/host';

type Value = string | boolean | number;
/** One thing that can be set: the number of seats, or an option. */
interface Factor {
  readonly name: string;
  readonly values: readonly Value[];
}
type Row = { readonly [factor: string]: Value };

/**
 * Setups that together have every seat count with every value of every option, and every two values of two options, as far
 * as the module says that they go together. They follow from the option schema: a new option is covered by itself.
 */
export function pairwiseSetups(game: Game, seed: string): Setup[] {
  const random = randomFrom(`${seed}/setups`);
  const factors: Factor[] = [
    {
      name: '#seats',
      values: Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i),
    },
    ...Object.entries(game.options).map(([name, spec]) => ({ name, values: optionValues(spec) })),
  ];
  const open = new Set(allPairs(factors));
  const setups: Setup[] = [];
  // The defaults first, with every number of seats: that is what most people play.
  for (const seats of factors[0]?.values ?? []) {
    const row = { ...defaults(game), '#seats': seats };
    const setup = setupOf(game, row);
    if (!setup) continue;
    setups.push(setup);
    for (const pair of pairsOf(row, factors)) open.delete(pair);
  }
  while (open.size > 0) {
    const [target] = open as unknown as Iterable<string>;
    const found = bestRow(game, factors, target as string, open, () => random());
    if (!found) {
      open.delete(target as string);
      continue;
    }
    setups.push(found.setup);
    for (const pair of pairsOf(found.row, factors)) open.delete(pair);
  }
  return setups;
}

/** Tried rows that hold this pair; one that fits may be hard to find where many options exclude each other. */
const TRIES = 60;

function bestRow(
  game: Game,
  factors: readonly Factor[],
  target: string,
  open: ReadonlySet<string>,
  random: () => number,
) {
  const fixed = JSON.parse(target) as Row;
  let best: { row: Row; setup: Setup; gain: number } | null = null;
  for (let i = 0; i < TRIES; i++) {
    const row: { [factor: string]: Value } = {};
    for (const { name, values } of factors) row[name] = fixed[name] ?? (values[below(random, values.length)] as Value);
    const setup = setupOf(game, row);
    if (!setup) continue;
    const gain = pairsOf(row, factors).filter((pair) => open.has(pair)).length;
    if (!best || gain > best.gain) best = { row, setup, gain };
  }
  return best;
}

const defaults = (game: Game): Row =>
  Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));

/** Null where the module says that these do not go together. */
function setupOf(game: Game, { '#seats': seats, ...options }: Row): Setup | null {
  try {
    return readSetup(game, seats, options);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw new UnfitFails(`unfit fails for ${seats} seats and ${JSON.stringify(options)}: ${String(error)}`);
  }
}
/** Texts with which a module refuses setups, out of many tried at random. */
export function refusedSetups(game: Game, seed: string): GameText[] {
  const random = randomFrom(`${seed}/refused`);
  const texts = new Map<string, GameText>();
  for (let i = 0; i < REFUSED; i++) {
    const options: { [name: string]: Value } = {};
    for (const [name, spec] of Object.entries(game.options)) {
      const values: readonly Value[] =
        spec.kind === 'number' ? between(spec.min, spec.max, BETWEEN, random) : optionValues(spec);
      options[name] = values[below(random, values.length)] as Value;
    }
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const text = unfitText(game, { seats, options });
    if (text) texts.set(text.key, text);
  }
  return [...texts.values()];
}
const REFUSED = 200;

function unfitText(game: Game, setup: Setup): GameText | null {
  try {
    return game.unfit?.(setup) ?? null;
  } catch (error) {
    throw new UnfitFails(
      `unfit fails for ${setup.seats} seats and ${JSON.stringify(setup.options)}: ${String(error)}. Return null or a text for all seats and options of the schema`,
    );
  }
}

/** The module can't say whether seats and options go together. */
class UnfitFails extends Error {}

/** So many values between the ends of a number are tried, in setups of their own. */
const BETWEEN = 6;

/** Setups with numbers between default, minimum and maximum, everything else at random. */
export function setupsBetween(game: Game, seed: string, most = BETWEEN): Setup[] {
  const random = randomFrom(`${seed}/between`);
  const any = <T>(list: readonly T[]): T => list[below(random, list.length)] as T;
  const setups: Setup[] = [];
  for (const [name, spec] of Object.entries(game.options)) {
    if (spec.kind !== 'number') continue;
    for (const value of between(spec.min, spec.max, most, random).filter((n) => !optionValues(spec).includes(n)))
      for (let i = 0; i < TRIES; i++) {
        const row: { [factor: string]: Value } = {
          '#seats': game.seats.min + below(random, game.seats.max - game.seats.min + 1),
        };
        for (const [other, one] of Object.entries(game.options))
          row[other] = one.kind === 'number' ? any(between(one.min, one.max, most, random)) : any(optionValues(one));
        const setup = setupOf(game, { ...row, [name]: value });
        if (!setup) continue;
        setups.push(setup);
        break;
      }
  }
  return setups;
}

function between(min: number, max: number, most: number, random: () => number): number[] {
  if (max - min <= most + 1) return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return Array.from({ length: most }, (_, i) => min + Math.floor(((i + random()) * (max - min)) / most));
}

function allPairs(factors: readonly Factor[]): string[] {
  const pairs: string[] = [];
  factors.forEach((a, i) => {
    for (const b of factors.slice(i + 1))
      for (const x of a.values) for (const y of b.values) pairs.push(JSON.stringify({ [a.name]: x, [b.name]: y }));
  });
  return pairs;
}

const pairsOf = (row: Row, factors: readonly Factor[]): string[] =>
  allPairs(factors.map(({ name }) => ({ name, values: [row[name] as Value] })));
