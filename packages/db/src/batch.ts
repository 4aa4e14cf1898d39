/**
 * Gathers what is asked while earlier questions are under way, and asks it together: one by one where there is little to do, in
 * bigger and bigger groups where there is much. `work` answers in the order of its items. Of several groups under way each is as
 * big as the one before it, or they would grow ever smaller.
 */
export function inBatches<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
  { atOnce = 1, most = 100 }: { readonly atOnce?: number; readonly most?: number } = {},
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let running = 0;
  let size = 0;
  let soon = false;

  const look = (): void => {
    const enough = running === 0 ? 1 : running < atOnce ? Math.min(size, most) : Infinity;
    if (soon || waiting.length < enough) return;
    soon = true;
    // What else comes in this moment, from whatever connection, comes along.
    setImmediate(() => void next());
  };

  const next = async (): Promise<void> => {
    soon = false;
    running++;
    const group = waiting.slice(0, most);
    waiting = waiting.slice(most);
    size = group.length;
    look();
    try {
      const answers = await work(group.map(({ item }) => item));
      // The worker answers every item.
      group.forEach(({ resolve }, i) => resolve(answers[i] as R));
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      running--;
      look();
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      look();
    });
}

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (answer: R) => void;
  readonly reject: (error: unknown) => void;
}
