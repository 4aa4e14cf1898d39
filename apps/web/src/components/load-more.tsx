'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@quayside/ui';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Fetches the next page of a list; nothing where there is none. */
export function LoadMore({ query }: { query: PagedQuery }) {
  const t = useTranslations('history');
  if (!query.hasNextPage) return null;
  return (
    <Button className="mt-3" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {t('more')}
    </Button>
  );
}
