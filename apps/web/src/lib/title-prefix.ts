'use client';

import { useEffect } from 'react';

/** What may stand before the title of a page, in this order. */
const PARTS = ['waiting', 'turn'] as const;
type Part = (typeof PARTS)[number];

const parts = new Map<Part, string>();
let applied = '';
let observer: MutationObserver | null = null;

/** Puts the prefix before whatever title the page has now. */
function apply(): void {
  const { title } = document;
  const own = applied !== '' && title.startsWith(applied) ? title.slice(applied.length) : title;
  applied = PARTS.map((part) => parts.get(part) ?? '').join('');
  if (title !== applied + own) document.title = applied + own;
}

/** Pages bring their own title, often after this was said: a direct load does, and every navigation. */
function observe(): void {
  observer ??= new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
}

function setPart(part: Part, text: string | null): void {
  if (text === null) parts.delete(part);
  else parts.set(part, text);
  apply();
  if (parts.size > 0) observe();
  else observer?.disconnect();
}

/** Shows a text before the page's title for as long as it is given. */
export function useTitlePrefix(part: Part, text: string | null): void {
  useEffect(() => {
    setPart(part, text);
    return () => setPart(part, null);
  }, [part, text]);
}
