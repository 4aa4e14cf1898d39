const KEY = 'quayside-opened-anew';
/** A page that breaks again at once would not be mended by a third try. */
const AGAIN_MS = 60_000;

/** From the server, with all its pieces: what could not be drawn or fetched once would not be so a second time. */
export const reload = (): void => window.location.reload();

/** The same without being asked, and not again and again. */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Where nothing can be kept it would never end.
    return;
  }
  reload();
}
