import { headers } from 'next/headers';
import { forbidden, notFound } from 'next/navigation';
import { cache } from 'react';
import type { PageData } from '@quayside/api';

/** What the reader of this page would ask for first; null where the pages do not run inside our server, or it can't tell. */
export const prefetch = cache(async (): Promise<PageData | null> => {
  const sent = await headers();
  // A page without it asks for itself.
  return globalThis.quaysidePrefetch?.((name) => sent.get(name) ?? undefined).catch(() => null) ?? null;
});

/** What is not there answers 404, what is closed to the reader 403; whatever else it is, the page says. */
export function refuseMissing(found: Awaited<ReturnType<PageData['table']>> | null | undefined): void {
  if (!found || !('missing' in found)) return;
  if (found.missing === 'unknown') notFound();
  if (found.missing === 'forbidden') forbidden();
}
