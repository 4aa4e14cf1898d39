'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GameEntry, WhenLeft } from '@quayside/api';
import { useTRPC } from '../../lib/trpc/client.ts';
import { useOpenTable } from '../lobby/use-open-table.ts';
import { chosenClock } from './clock-settings.ts';
import { optionApplies } from './option-applies.ts';
import type { OptionValue } from './option-field.tsx';

export type NewTableState = ReturnType<typeof useNewTable>;

/** What is chosen for a new table, what follows from it, and opening it. */
export function useNewTable(game: GameEntry, botNames: readonly string[]) {
  const me = useQuery(useTRPC().session.me.queryOptions());
  const open = useOpenTable();
  const [seats, setSeats] = useState(Math.min(Math.max(2, game.seats.min), game.seats.max));
  // All of the seats, however many they are, until somebody says otherwise.
  const [wantedMinSeats, setMinSeats] = useState(Infinity);
  const usual = botNames.includes('deckhand') ? 'deckhand' : (botNames[0] ?? '');
  const [levels, setLevels] = useState<readonly string[]>([]);
  const bots = levels.length;
  // One more is like the one before it.
  const setBots = (n: number) => setLevels(Array.from({ length: n }, (_, i) => levels[i] ?? levels.at(-1) ?? usual));
  const [visibility, setVisibility] = useState<'public' | 'link'>('public');
  const [pace, setPace] = useState<'real-time' | 'turn-based'>('real-time');
  const [whenLeft, setWhenLeft] = useState<WhenLeft>('bot');
  const [watchDelay, setWatchDelay] = useState(0);
  const [rated, setRated] = useState(false);
  const [clockChoice, setClock] = useState<string | null>(null);
  const [fill, setFill] = useState<{ readonly after: number | 'never'; readonly bot: string }>({
    after: 'never',
    bot: usual,
  });
  const [options, setOptions] = useState<{ [key: string]: OptionValue }>(() =>
    Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default])),
  );
  // A match may start with fewer players, but not alone.
  const least = Math.max(game.seats.min, bots + 1, 2);
  const minSeats = Math.min(seats, Math.max(least, wantedMinSeats));
  const canBeRated = seats > 1 && me.data?.guest === false;
  const clock = chosenClock(pace, rated && canBeRated, clockChoice);
  return {
    seats,
    minSeats,
    setMinSeats,
    least,
    bots,
    setBots,
    levels,
    setLevel: (at: number, level: string) => setLevels(levels.map((one, i) => (i === at ? level : one))),
    visibility,
    setVisibility,
    pace,
    setPace: (next: typeof pace) => {
      setPace(next);
      setClock(null);
    },
    clock,
    setClock,
    whenLeft,
    setWhenLeft,
    watchDelay,
    setWatchDelay,
    rated,
    setRated,
    fill,
    setFill,
    canBeRated,
    options,
    /** All other seats are bots': it starts at once. */
    alone: bots === seats - 1,
    shownOptions: Object.entries(game.options).filter(([, spec]) => optionApplies(spec, seats)),
    setSeats: (n: number) => {
      setSeats(n);
      setBots(Math.min(bots, n - 1));
    },
    setOption: (key: string, value: OptionValue) => setOptions({ ...options, [key]: value }),
    opening: open.isPending || open.isSuccess,
    error: open.error,
    submit: () =>
      open.mutate({
        game: game.id,
        seats,
        minSeats,
        bots: levels,
        options,
        visibility,
        pace,
        rated: rated && canBeRated,
        clock,
        whenLeft,
        watchDelay,
        ...(fill.after === 'never' || bots === seats - 1 ? {} : { fill: { bot: fill.bot, after: fill.after } }),
      }),
  };
}
