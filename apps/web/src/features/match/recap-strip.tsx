'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Panel } from '@quayside/ui';
import { Recap, TableProvider, type BoardProps } from '@quayside/ui/board';
import { useTRPC } from '../../lib/trpc/client.ts';

/** What happened since one's last move: a button, and the story under it. By turns it lies open when one comes. */
export function RecapStrip({ match, open: atFirst, board }: { match: string; open: boolean; board: BoardProps }) {
  const t = useTranslations('table');
  const [open, setOpen] = useState(atFirst);
  const { seat, log } = board;
  const mine = log.findLast((one) => one.seat === seat && !one.undone)?.seq;
  const since = mine === undefined ? [] : log.filter((one) => one.seq > mine && !one.undone && one.events.length > 0);
  // What stood there then is asked of the server: the last move may have been made on another device.
  const left = useQuery({
    ...useTRPC().match.stateAt.queryOptions({ id: match, seq: mine ?? 0 }),
    enabled: open && since.length > 0,
    staleTime: Infinity,
  });
  return (
    <div className="relative">
      {/* Always there and always as wide, so that nothing beside it moves when somebody does. */}
      <Button
        size="small"
        className="min-w-[12.5rem] tabular-nums"
        aria-expanded={open && since.length > 0}
        disabled={since.length === 0}
        onClick={() => setOpen(!open)}
      >
        {t('since', { n: since.length })}
      </Button>
      {/* On a phone from below, above what confirms: hints come from the top. */}
      {open && since.length > 0 ? (
        <Panel className="absolute top-full right-0 z-30 mt-1 max-h-[60dvh] w-[min(30rem,calc(100vw-1rem))] overflow-y-auto shadow-print max-sm:fixed max-sm:inset-x-2 max-sm:top-auto max-sm:bottom-24 max-sm:w-auto">
          <TableProvider {...board}>
            <Recap before={left.data?.state ?? null} entries={since} />
          </TableProvider>
          <Button size="small" className="mt-3" onClick={() => setOpen(false)}>
            {t('close')}
          </Button>
        </Panel>
      ) : null}
    </div>
  );
}
