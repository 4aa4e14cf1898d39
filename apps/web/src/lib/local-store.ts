'use client';

import { useSyncExternalStore } from 'react';

/** Something small that is kept in this browser, the same in every tab. */
export interface LocalStore<T> {
  get(): T;
  set(value: T): void;
  /** The same for components; on the server, and where nothing can be kept, what reading nothing gives. */
  use(): T;
}

/** `read` makes sense of whatever is found: anybody may have written there. */
export function localStore<T>(key: string, read: (text: string | null) => T): LocalStore<T> {
  const nothing = read(null);
  const listeners = new Set<() => void>();
  let cached: { readonly text: string | null; readonly value: T } = { text: null, value: nothing };

  const found = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      // A browser that keeps nothing has nothing.
      return null;
    }
  };
  const get = (): T => {
    const text = found();
    if (text !== cached.text) cached = { text, value: read(text) };
    return cached.value;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return {
    get,
    set(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        return;
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => nothing),
  };
}
