import { headers } from 'next/headers';
import { enter, type Inside } from '@quayside/api/inside';

/** What the reader of this page would ask for first; null where the pages have no server of ours around them. */
export async function inside(): Promise<Inside | null> {
  const sent = await headers();
  const way = enter();
  // A page without it is a page that asks for itself.
  return way ? way((name) => sent.get(name) ?? undefined).catch(() => null) : null;
}
