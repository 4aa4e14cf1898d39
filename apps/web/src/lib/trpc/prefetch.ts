import { headers } from 'next/headers';
import { cache } from 'react';
import type { PageData } from '@quayside/api';

/** What the reader of this page would ask for first; null where the pages do not run inside our server, or it can't tell. */
export const prefetch = cache(async (): Promise<PageData | null> => {
  const sent = await headers();
  // A page without it asks for itself.
  return globalThis.quaysidePrefetch?.((name) => sent.get(name) ?? undefined).catch(() => null) ?? null;
});
