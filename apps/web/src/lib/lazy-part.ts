/** How often a server that does not answer is asked again. */
const RETRY_MS = 1000;

/**
 * Loads a part of a page, and loads it once more when the server answers again: while it restarts, the page around the part goes on. A
 * part that is still missing then is gone for good, because the page is older than the server.
 */
export const lazyPart =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    try {
      return await load();
    } catch {
      await serverAnswers();
      return load();
    }
  };

async function serverAnswers(): Promise<void> {
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
