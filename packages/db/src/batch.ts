/**
 * Gathers what is asked while earlier questions are under way, and asks it together: one by one where there is little to do, in
 * bigger and bigger groups where there is much. `work` answers in the order of its items.
 */
export function inBatches<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
  { atOnce = 1, most = 100 }: { readonly atOnce?: number; readonly most?: number } = {},
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let running = 0;

  const next = async (): Promise<void> => {
    running++;
    // What else happens in this moment comes along.
    await Promise.resolve();
    const group = waiting.slice(0, most);
    waiting = waiting.slice(most);
    try {
      const answers = await work(group.map(({ item }) => item));
      // The worker answers every item.
      group.forEach(({ resolve }, i) => resolve(answers[i] as R));
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      running--;
      if (waiting.length > 0 && running < atOnce) void next();
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < atOnce) void next();
    });
}

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (answer: R) => void;
  readonly reject: (error: unknown) => void;
}
