'use client';

import { useSearchParams } from 'next/navigation';

/** Writes the part of the address behind the question mark, without leaving a trace in the way back. */
export function replaceSearch(search: string): void {
  const { pathname } = window.location;
  window.history.replaceState(null, '', search === '' ? pathname : `${pathname}?${search}`);
}

/** What is chosen on a page, kept in its address: a link to the page is a link to the choice. */
export function useUrlState<const Name extends string>(usual: { readonly [name in Name]: string }): [
  { readonly [name in Name]: string },
  (part: { readonly [name in Name]?: string }) => void,
] {
  const search = useSearchParams();
  const chosen: { [name in Name]: string } = { ...usual };
  for (const name in usual) chosen[name] = search.get(name) ?? usual[name];
  const choose = (part: { readonly [name in Name]?: string }) => {
    const next = new URLSearchParams();
    for (const name in usual) {
      const value = part[name] ?? chosen[name];
      if (value !== usual[name]) next.set(name, value);
    }
    replaceSearch(next.toString());
  };
  return [chosen, choose];
}
