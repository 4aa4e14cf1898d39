'use client';

import { localStore } from '../../lib/local-store.ts';

/** How a person likes to sit at a table, kept in this browser. */
export interface PlayPreferences {
  /** The board drawn for the game, or the one that plays any game. */
  readonly board: 'own' | 'generic';
  /** A choice is made by a second tap. What can't be taken back always is. */
  readonly confirm: boolean;
  /** Decisions with one answer that only begin or continue a turn, such as taking the supply, are given by themselves. */
  readonly supply: boolean;
  /** The end of a turn, where nothing else is due, is given by itself. */
  readonly end: boolean;
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
}
export const MOTIONS = ['calm', 'usual', 'quick', 'none'] as const;
/** How long a movement takes, as boards read it from `--pace`. */
export const PACES = { calm: '1.6', usual: '1', quick: '0.4', none: '0' };

export const DEFAULT_PREFERENCES: PlayPreferences = {
  board: 'own',
  confirm: true,
  supply: false,
  end: false,
  motion: 'usual',
  sound: false,
};

const KEY = 'quayside-table';

/** What was kept, and the usual for whatever was not or makes no sense. */
export function readPreferences(kept: string | null): PlayPreferences {
  try {
    const found = JSON.parse(kept ?? '{}') as { [field: string]: unknown };
    const flag = (field: 'confirm' | 'supply' | 'end' | 'sound') =>
      typeof found[field] === 'boolean' ? found[field] : DEFAULT_PREFERENCES[field];
    return {
      board: found['board'] === 'generic' ? 'generic' : 'own',
      confirm: flag('confirm'),
      supply: flag('supply'),
      end: flag('end'),
      motion: MOTIONS.find((one) => one === found['motion']) ?? DEFAULT_PREFERENCES.motion,
      sound: flag('sound'),
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

const preferences = localStore(KEY, readPreferences);

const keep = (change: Partial<PlayPreferences>) => preferences.set({ ...preferences.get(), ...change });

/** The preferences, the same in every tab, and how to change them. */
export const usePlayPreferences = (): [PlayPreferences, typeof keep] => [preferences.use(), keep];
