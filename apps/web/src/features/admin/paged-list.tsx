'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '@quayside/api';
import { Panel } from '@quayside/ui';
import { LoadMore } from '../../components/load-more.tsx';
import { QueryResult } from '../../components/query-result.tsx';

/** The first part of every query key here, so that each action refreshes all of them. */
const ADMIN_KEY = 'admin';

export function useRefreshAdmin(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(ADMIN_KEY) });
}

export interface PagedListProps<T> {
  /** What is asked, for telling answers apart. */
  queryKey: readonly unknown[];
  fetchPage: (after: { after?: string }) => Promise<Page<T>>;
  title: string;
  none: string;
  aside?: ReactNode;
  children: (item: T) => ReactNode;
}

/** A list that comes page by page. */
export function PagedList<T>({ queryKey, fetchPage, title, none, aside, children }: PagedListProps<T>) {
  const list = useInfiniteQuery({
    queryKey: [ADMIN_KEY, ...queryKey],
    queryFn: ({ pageParam }) => fetchPage(pageParam === null ? {} : { after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  return (
    <Panel title={title} aside={aside}>
      <QueryResult query={list}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length === 0 ? (
            <p className="text-pencil">{none}</p>
          ) : (
            <ul className="grid gap-2">{items.map(children)}</ul>
          );
        }}
      </QueryResult>
      <LoadMore query={list} />
    </Panel>
  );
}

/** A line of such a list. */
export const PagedListItem = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-rule bg-paper px-3 py-2">
    {children}
  </li>
);
