'use client';

import { useEffect, useState } from 'react';
import type { Edition } from '@quayside/games/boards';
import { dealtBy, goTo, openDevMatch, retake, stepsOf, type DevMatch, type DevStep } from '@quayside/testkit/dev-table';

/** Who answers for chance: the person, or a seed. */
export type Chance = 'hand' | 'seed';

/** What is kept in this browser, so that rules can be changed and the page loaded again. */
interface SavedTable {
  readonly seats: number;
  readonly options: unknown;
  readonly steps: readonly DevStep[];
  readonly chance: Chance;
  readonly seed: string;
  readonly bots: readonly (string | null)[];
}

const keyOf = (game: string): string => `quayside-dev-${game}`;

function savedTable(game: string): SavedTable | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as SavedTable | null;
  } catch {
    return null;
  }
}

export interface DevTableState {
  readonly line: DevMatch;
  readonly chance: Chance;
  readonly seed: string;
  /** The level that plays each seat; null for the person. */
  readonly bots: readonly (string | null)[];
}

/** What was saved, as far as the rules of today go along; else a new match. */
function resume({ game, core }: Edition): { state: DevTableState; stopped: string | null } {
  const fresh = (seats: number, options?: unknown): DevTableState => {
    const line = openDevMatch(game, seats, options);
    const seed = 'dev';
    const { setup } = line;
    return { line: dealtBy(line, core.dealer(game, setup, seed)), chance: 'seed', seed, bots: Array(seats).fill(null) };
  };
  const saved = savedTable(game.id);
  try {
    if (saved) {
      const { line, stopped } = retake(openDevMatch(game, saved.seats, saved.options), saved.steps);
      return { state: { line, chance: saved.chance, seed: saved.seed, bots: saved.bots }, stopped };
    }
  } catch {
    // Kept by older rules with other options: there is nothing to go on with.
  }
  return { state: fresh(game.seats.min), stopped: null };
}

/** The line of play, who answers for chance and which seats bots play; all of it is kept in this browser. */
export function useDevTable(edition: Edition) {
  const { game, core } = edition;
  const [{ state, stopped }, setAll] = useState(() => resume(edition));
  const set = (next: DevTableState) => setAll({ state: next, stopped: null });
  useEffect(() => {
    const { line, chance, seed, bots } = state;
    const saved: SavedTable = {
      seats: line.setup.seats,
      options: line.setup.options,
      steps: stepsOf(goTo(line, line.moments.length - 1)),
      chance,
      seed,
      bots,
    };
    try {
      localStorage.setItem(keyOf(game.id), JSON.stringify(saved));
    } catch {
      // A browser that keeps nothing loses the line when the page is loaded again.
    }
  }, [game, state]);
  const dealt = (line: DevMatch, { chance, seed }: Pick<DevTableState, 'chance' | 'seed'> = state): DevMatch =>
    chance === 'seed' ? dealtBy(line, core.dealer(game, line.setup, seed)) : line;
  return {
    ...state,
    /** Why what was kept could not be played on to its end. */
    stopped,
    /** Something was done: chance answers, if it is not the person's to. */
    play: (line: DevMatch) => set({ ...state, line: dealt(line) }),
    /** Another moment is looked at. */
    go: (at: number) => set({ ...state, line: goTo(state.line, at) }),
    open: (line: DevMatch) => set({ ...state, line, bots: Array<null>(line.setup.seats).fill(null) }),
    restart(seats: number, options: unknown) {
      const line = dealt(openDevMatch(game, seats, options));
      set({ ...state, line, bots: Array<null>(seats).fill(null) });
    },
    setChance: (chance: Chance, seed: string) => set({ ...state, chance, seed }),
    dealOnce: () => set({ ...state, line: dealt(state.line, { chance: 'seed', seed: state.seed }) }),
    setBot: (seat: number, level: string | null) => set({ ...state, bots: state.bots.with(seat, level) }),
  };
}
export type DevTableModel = ReturnType<typeof useDevTable>;
