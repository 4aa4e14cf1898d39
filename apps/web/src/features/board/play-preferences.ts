'use client';

import { CONFIRMATIONS, PLAYBACK_PACES, type Confirmation, type PlaybackPace } from '@quayside/ui/board';
import { localStore } from '../../lib/local-store.ts';

/** Preferences for play, kept in this browser. */
export interface PlayPreferences {
  /** The board drawn for the game, or the one that plays any game. */
  readonly board: 'own' | 'generic';
  /** Which choices take a second click. */
  readonly confirmation: Confirmation;
  readonly motion: (typeof MOTIONS)[number];
  /** How fast the moves of others are played one after the other. */
  readonly playback: PlaybackPace;
  readonly sound: boolean;
  /** A bell when a search has found a match. */
  readonly searchSound: boolean;
}
export const MOTIONS = ['calm', 'usual', 'quick', 'none'] as const;
/** How long a movement takes, as boards read it from `--pace`. */
export const MOVEMENT_TIMES = { calm: '1.6', usual: '1', quick: '0.4', none: '0' };

export const DEFAULT_PREFERENCES: PlayPreferences = {
  board: 'own',
  confirmation: 'touch',
  motion: 'usual',
  playback: 'normal',
  sound: false,
  searchSound: true,
};

const KEY = 'quayside-table';

/** The stored preferences, with defaults for what is missing or invalid. */
export function readPreferences(kept: string | null): PlayPreferences {
  try {
    const found = JSON.parse(kept ?? '{}') as { [field: string]: unknown };
    const flag = (field: 'sound' | 'searchSound') =>
      typeof found[field] === 'boolean' ? found[field] : DEFAULT_PREFERENCES[field];
    return {
      board: found['board'] === 'generic' ? 'generic' : 'own',
      confirmation: confirmationIn(found),
      motion: MOTIONS.find((one) => one === found['motion']) ?? DEFAULT_PREFERENCES.motion,
      playback: PLAYBACK_PACES.find((one) => one === found['playback']) ?? DEFAULT_PREFERENCES.playback,
      sound: flag('sound'),
      searchSound: flag('searchSound'),
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

/** Earlier versions kept whether all choices or none were confirmed, under another name. */
function confirmationIn({ confirmation, confirm }: { readonly [field: string]: unknown }): Confirmation {
  const former = confirm === true ? 'always' : confirm === false ? 'never' : null;
  return CONFIRMATIONS.find((one) => one === confirmation) ?? former ?? DEFAULT_PREFERENCES.confirmation;
}

const preferences = localStore(KEY, readPreferences);

const savePreferences = (change: Partial<PlayPreferences>) => preferences.set({ ...preferences.get(), ...change });

/** The preferences, the same in every tab, and how to change them. */
export const usePlayPreferences = (): [PlayPreferences, typeof savePreferences] => [preferences.use(), savePreferences];
