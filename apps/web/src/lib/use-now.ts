'use client';

import { useSyncExternalStore } from 'react';

const SECOND = 1000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, SECOND);
  return () => clearInterval(timer);
};
const now = () => Math.floor(Date.now() / SECOND) * SECOND;

/** The time, second by second; null while the server draws the page, which knows another clock. */
export const useNow = (): number | null => useSyncExternalStore(subscribe, now, () => null);

/** So much time as minutes and seconds: 2:05. Never less than nothing. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
