/** How often a server that does not answer is asked again. */
const RETRY_MS = 1000;

/**
 * Loads a part of a page, and loads it again once the server answers: a restart does not break the page. A
 * part that is still missing then belongs to an older build: see `useReloadIfOutdated`.
 */
export const lazyPart =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    try {
      return await load();
    } catch {
      await waitForServer();
      return load();
    }
  };

async function waitForServer(): Promise<void> {
  for (;;) {
    try {
      await fetch('/api/trpc', { method: 'HEAD', cache: 'no-store' });
      return;
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS);
      });
    }
  }
}
