'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Page } from '@quayside/api';
import { Button, Panel } from '@quayside/ui';
import { Await } from '../../components/query-result.tsx';

/** Everything the office lists begins like this, so that whatever is done there makes all of it fresh. */
const OFFICE = 'admin';

export function useFresh(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(OFFICE) });
}

export interface PagesProps<T> {
  /** What is asked, for telling answers apart. */
  asked: readonly unknown[];
  ask: (after: { after?: string }) => Promise<Page<T>>;
  title: string;
  none: string;
  aside?: ReactNode;
  children: (item: T) => ReactNode;
}

/** A list that comes page by page. */
export function Pages<T>({ asked, ask, title, none, aside, children }: PagesProps<T>) {
  const history = useTranslations('history');
  const list = useInfiniteQuery({
    queryKey: [OFFICE, ...asked],
    queryFn: ({ pageParam }) => ask(pageParam === null ? {} : { after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  return (
    <Panel title={title} aside={aside}>
      <Await query={list}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length === 0 ? (
            <p className="text-pencil">{none}</p>
          ) : (
            <ul className="grid gap-2">{items.map(children)}</ul>
          );
        }}
      </Await>
      {list.hasNextPage ? (
        <Button className="mt-3" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {history('more')}
        </Button>
      ) : null}
    </Panel>
  );
}

/** A line of such a list. */
export const Item = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-rule bg-paper px-3 py-2">
    {children}
  </li>
);
