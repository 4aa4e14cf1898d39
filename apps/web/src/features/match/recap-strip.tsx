'use client';

import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Panel } from '@quayside/ui';
import { Recap, sinceOwnTurn, TableProvider, type BoardProps, type LogEntry } from '@quayside/ui/board';
import { useTRPC } from '../../lib/trpc/client.ts';

export interface RecapStripProps {
  match: string;
  open: boolean;
  board: BoardProps;
  /** Plays these moves on the board once more. */
  playAgain: (entries: readonly LogEntry[]) => void;
}

/** What happened since the viewer's last turn, behind a button; open from the start in turn-based matches. */
export function RecapStrip({ match, open: atFirst, board, playAgain }: RecapStripProps) {
  const t = useTranslations('table');
  const [open, setOpen] = useState(atFirst);
  const { seat, log } = board;
  const { from, since } = sinceOwnTurn(log, seat);
  // What stood there then is asked of the server: the last move may have been made on another device.
  const left = useQuery({
    ...useTRPC().match.stateAt.queryOptions({ id: match, seq: from }),
    enabled: open && since.length > 0,
    staleTime: Infinity,
  });
  return (
    <div className="relative">
      {/* Always there and always as wide, so that nothing beside it moves when somebody does. */}
      <Button
        size="small"
        aria-label={t('since', { n: since.length })}
        className="min-w-[12.5rem] tabular-nums max-lg:min-w-17 max-lg:gap-1 max-lg:px-2"
        aria-expanded={open && since.length > 0}
        disabled={since.length === 0}
        onClick={() => setOpen(!open)}
      >
        <span className="max-lg:hidden">{t('since', { n: since.length })}</span>
        <History aria-hidden size={18} className="lg:hidden" />
        <span className="lg:hidden">{since.length}</span>
      </Button>
      {/* On a phone from below, above what confirms: hints come from the top. */}
      {open && since.length > 0 ? (
        <Panel className="absolute top-full right-0 z-30 mt-1 max-h-[60dvh] w-[min(30rem,calc(100vw-1rem))] overflow-y-auto shadow-print max-sm:fixed max-sm:inset-x-2 max-sm:top-auto max-sm:bottom-24 max-sm:w-auto">
          <TableProvider {...board}>
            <Recap before={left.data?.state ?? null} entries={since} />
          </TableProvider>
          <div className="mt-3 flex gap-2">
            <Button
              size="small"
              onClick={() => {
                setOpen(false);
                playAgain(since);
              }}
            >
              {t('playAgain')}
            </Button>
            <Button size="small" onClick={() => setOpen(false)}>
              {t('close')}
            </Button>
          </div>
        </Panel>
      ) : null}
    </div>
  );
}
