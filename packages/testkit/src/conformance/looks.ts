import { NATURE, type Game, type Seat, type State } from '@quayside/engine';
import { canonical, conceal, copy, decisions, imagine, randomFrom, readSetup, SPECTATOR } from '@quayside/engine/host';
import { frozen } from './plain.ts';

const each = <T>(s: State, look: (seat: Seat) => T): T[] =>
  Array.from({ length: s.setup.seats }, (_, seat) => look(seat));

/** Everything that hosts, boards and bots compute from a state, by name. */
export const looksOf = (game: Game): [string, (s: State) => unknown][] => [
  ['an offer', (s) => [decisions(game, s, NATURE), ...each(s, (seat) => decisions(game, s, seat))]],
  ['a view', (s) => [conceal(game, s, SPECTATOR), ...each(s, (seat) => conceal(game, s, seat))]],
  ['an imagined world', (s) => each(s, (seat) => imagine(game, conceal(game, s, seat), seat, randomFrom('world')))],
  ['the census', (s) => game.census(s)],
  [
    'the display',
    (s) =>
      [SPECTATOR, ...each(s, (seat) => seat)].map(
        (seat) => game.display?.(frozen(copy(conceal(game, s, seat)))) ?? null,
      ),
  ],
  ['the decks', (s) => game.decks?.(s.setup) ?? {}],
  ['the fitness of its setup', (s) => game.unfit?.(s.setup) ?? null],
  ...tablesOf(game),
];

/** What is shown of a state at any time, to whoever watches: for a seat, or for all (null). */
export const tablesOf = (game: Game): [string, (s: State) => unknown][] => [
  ['the score', (s) => game.score(s)],
  ['the ledger', (s) => game.ledger?.(s) ?? {}],
  ['the value', (s) => each(s, (seat) => game.value?.(s, seat) ?? 0)],
  ['the weights', (s) => each(s, (seat) => game.weights?.(s, seat) ?? {})],
];

/** The same as a seat can work it out on its view: what is for one seat, for this one. */
export const seenOf = (game: Game, seat: Seat): [string, (s: State) => unknown][] => [
  ['the score', (s) => game.score(s)],
  ['the ledger', (s) => game.ledger?.(s) ?? {}],
  ...(seat < 0
    ? []
    : ([
        ['the value', (s) => Math.round((game.value?.(s, seat) ?? 0) * 1e6)],
        ['the weights', (s) => game.weights?.(s, seat) ?? {}],
      ] as [string, (s: State) => unknown][])),
];

/** The options of a rematch after this end, which must be some that can be played. */
export const rematchOf = (game: Game, s: State): string =>
  canonical(game.rematch ? readSetup(game, s.setup.seats, game.rematch(s)).options : {});
