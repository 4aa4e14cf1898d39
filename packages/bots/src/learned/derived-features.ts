import { currentAsk, type Features, type Game, type Json, type Setup, type State } from '@quayside/engine';
import {
  applyInPlace,
  canonical,
  conceal,
  copyState,
  dealer,
  isOver,
  offerOf,
  Play,
  randomFrom,
  sample,
  start,
} from '@quayside/engine/host';

/** Fields of the core, which say nothing about who is ahead. */
const CORE = new Set(['setup', 'asked', 'taken', 'pending', 'over', 'piles', 'unseen', 'hints', 'reshuffled']);
/** Games by which the shape of a state is found out, and the most answers of each. */
const GAMES = 6;
const ANSWERS = 400;
/** Words of one field that get a place of their own. */
const WORDS = 40;

/** What a place of the list tells: a number found along a path, or how often a word is there. */
interface Measure {
  readonly path: readonly (string | number)[];
  readonly word?: string;
  readonly scale: number;
}

const known = new Map<string, Features<State>>();

/**
 * Features of a game that has none of its own: every number, flag, word and list of its state, by the shape that a few random games
 * have shown. Lists with a place for each seat begin with the seat itself; what a seat can't see is left out.
 */
export function derivedFeatures(game: Game, setup: Setup): Features<State> {
  const name = `${game.id}/${game.version}/${canonical(setup)}`;
  let found = known.get(name);
  if (!found) {
    const places = measuresOf(game, setup);
    found = { count: () => places.length, write: (view, seat, into) => write(places, view, seat, into) };
    known.set(name, found);
  }
  return found;
}

function write(places: readonly Measure[], view: State, seat: number, into: Float32Array): void {
  const { seats } = view.setup;
  places.forEach(({ path, word, scale }, i) => {
    let at: unknown = view;
    for (const step of path) {
      if (typeof at !== 'object' || at === null) {
        at = undefined;
        break;
      }
      at =
        Array.isArray(at) && typeof step === 'number'
          ? at[(step + seat) % seats]
          : (at as Record<string, unknown>)[step];
    }
    into[i] = measured(at, word, seat, seats) / scale;
  });
}

function measured(at: unknown, word: string | undefined, seat: number, seats: number): number {
  if (word === undefined) {
    if (Array.isArray(at)) return at.length;
    return typeof at === 'number' && Number.isFinite(at) ? at : at === true ? 1 : 0;
  }
  if (word.startsWith('=')) return at === (Number(word.slice(1)) + seat) % seats ? 1 : 0;
  if (Array.isArray(at)) return at.reduce((n: number, one: unknown) => n + (one === word ? 1 : 0), 0);
  return at === word ? 1 : 0;
}

/** What was seen along one path. */
interface PathValues {
  readonly path: readonly (string | number)[];
  most: number;
  number: boolean;
  words: Set<string>;
}

function measuresOf(game: Game, setup: Setup): Measure[] {
  const sights = new Map<string, PathValues>();
  const hidden = new Set<string>();
  for (const state of statesOf(game, setup)) {
    const view = conceal(game, state, 0);
    for (const field of Object.keys(state)) {
      if (CORE.has(field)) continue;
      const [own, seen] = [
        (state as unknown as Record<string, Json>)[field],
        (view as unknown as Record<string, Json>)[field],
      ];
      if (canonical(own) !== canonical(seen)) hidden.add(field);
      look(sights, [field], seen ?? null, setup.seats);
    }
  }
  return [...sights.values()]
    .filter(({ path }) => !hidden.has(String(path[0])))
    .toSorted((a, b) => (canonical(a.path) < canonical(b.path) ? -1 : 1))
    .flatMap(({ path, most, number, words }) => [
      ...(number ? [{ path, scale: Math.max(1, most) }] : []),
      ...(number && most < setup.seats && setup.seats > 1
        ? Array.from({ length: setup.seats }, (_, k) => ({ path, word: `=${k}`, scale: 1 }))
        : []),
      ...[...words]
        .toSorted()
        .slice(0, WORDS)
        .map((word) => ({ path, word, scale: 1 })),
    ]);
}

function look(sights: Map<string, PathValues>, path: readonly (string | number)[], value: Json, seats: number): void {
  if (value === null) return;
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    if (list.length === seats && !list.every((one) => typeof one === 'string')) {
      list.forEach((one, i) => look(sights, [...path, i], one, seats));
      return;
    }
    const sight = sightOf(sights, path);
    sight.number = true;
    sight.most = Math.max(sight.most, list.length);
    for (const one of list) if (typeof one === 'string') sight.words.add(one);
    return;
  }
  if (typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) look(sights, [...path, key], one, seats);
    return;
  }
  const sight = sightOf(sights, path);
  if (typeof value === 'string') sight.words.add(value);
  else {
    sight.number = true;
    sight.most = Math.max(sight.most, Math.abs(Number(value)));
  }
}

function sightOf(sights: Map<string, PathValues>, path: readonly (string | number)[]): PathValues {
  const name = canonical(path);
  let sight = sights.get(name);
  if (!sight) sights.set(name, (sight = { path, most: 0, number: false, words: new Set() }));
  return sight;
}

/** Positions of a few games played at random, always the same ones. */
function* statesOf(game: Game, setup: Setup): Generator<State> {
  for (let n = 0; n < GAMES; n++) {
    const random = randomFrom(`features/${n}`);
    const nature = dealer(game, setup, `features/${n}`, randomFrom);
    const { state } = start(game, setup, nature, null);
    const play = new Play(game, state, nature);
    for (let k = 0; k < ANSWERS && !isOver(state); k++) {
      yield copyState(game, state);
      const ask = currentAsk(state);
      if (!ask) break;
      applyInPlace(play, { seat: ask.seat, key: ask.key, answer: sample(offerOf(game, state, ask), random) });
    }
    yield copyState(game, state);
  }
}
