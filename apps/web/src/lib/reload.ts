import { useEffect } from 'react';

const KEY = 'quayside-reloaded';
/** A page that breaks again within this time is not reloaded by itself once more. */
const PAUSE_MS = 60_000;

export const reload = (): void => window.location.reload();

function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage nothing would stop it from reloading for ever.
    return;
  }
  reload();
}

/** Reloads a page from before an update: the scripts that it still has to load are gone from the server. */
export function useReloadIfOutdated({ name }: Error): void {
  useEffect(() => {
    if (name === 'ChunkLoadError') reloadOnce();
  }, [name]);
}
