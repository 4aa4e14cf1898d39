'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { inLanguage } from '@quayside/languages';
import { Button } from '@quayside/ui';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import { BoardSwitch } from '../board/game-board.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { NextTableLink } from '../lobby/next-table-link.tsx';
import { BotNotice } from './bot-notice.tsx';
import type { MatchBoardProps } from './match-board.tsx';
import { PlayerPresence } from './player-presence.tsx';
import { Proposals } from './proposals.tsx';
import { RecapStrip } from './recap-strip.tsx';
import { ScoreNow } from './score-now.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import type { BoardMode } from './use-board-mode.tsx';
import type { LiveMatch } from './use-match.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

// Fetched when the match is over.
// Fetched where hints are given.
const HintButton = dynamic(lazyPart(async () => (await import('../analysis/hint-button.tsx')).HintButton));
const AfterMatch = dynamic(lazyPart(async () => (await import('./after-match.tsx')).AfterMatch));

export interface MatchHeaderProps extends Omit<MatchBoardProps, 'shown'> {
  mode: BoardMode;
}

/** Above the board: the game, who is here, what went wrong, and everything that one can do besides playing. */
export function MatchHeader({
  table,
  edition,
  match,
  view,
  names,
  mode: { now, playing, startPlan },
}: MatchHeaderProps) {
  const t = useTranslations('table');
  const messages = inLanguage(edition.game.messages, useLocale());
  const me = useQuery(useTRPC().session.me.queryOptions()).data?.id ?? null;
  const { id, game, mine } = table;
  const running = table.status === 'running';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-1">
      {/* As high as a button, so that nothing moves when another table begins to wait. */}
      <div className="flex min-h-9 flex-wrap items-center gap-x-6">
        <h1 className="font-display text-lg font-bold">{messages['game.name'] ?? game}</h1>
        {running ? <PlayerPresence table={table} names={names} /> : null}
        <HintsUsed table={table} names={names} />
        <NextTableLink besides={id} />
      </div>
      <MatchError match={match} />
      {running ? <BotNotice table={table} events={match.events} /> : null}
      <div className="-mx-1 flex items-center gap-2 px-1 py-0.5 max-sm:w-full max-sm:overflow-x-auto sm:flex-wrap [&>*]:shrink-0">
        {playing && mine !== null ? (
          <>
            <RecapStrip match={id} open={table.pace === 'turn-based'} board={now} />
            <Button size="small" onClick={startPlan}>
              {t('plan')}
            </Button>
            {table.rated || table.daily !== null || !view.due.includes(mine) ? null : (
              <HintButton id={id} seq={view.seq} edition={edition} />
            )}
          </>
        ) : null}
        {running ? <ScoreNow board={now} /> : null}
        <BoardSwitch game={game} />
        {running ? <SoundSwitch /> : null}
        <ChatPanel table={table} messages={match.messages} me={me} />
        {running && mine !== null ? <Proposals id={id} seat={mine} undo={view.undo} names={names} /> : null}
        {running ? null : <AfterMatch table={table} names={names} messages={messages} />}
      </div>
    </div>
  );
}

/** Who has asked for hints, and how often: for all at the table. */
function HintsUsed({ table, names }: Pick<MatchHeaderProps, 'table' | 'names'>) {
  const t = useTranslations('hint');
  const used = table.seats.filter((one) => one.hints !== undefined);
  if (used.length === 0) return null;
  const said = used.map((one) => t('used', { name: names[one.seat] ?? '', n: one.hints ?? 0 })).join(', ');
  return <p className="text-sm text-pencil">{t('usedBy', { said })}</p>;
}

/** What went wrong last, or that the connection is lost. */
function MatchError({ match }: { match: LiveMatch }) {
  const t = useTranslations('table');
  const errorText = useErrorText();
  return (
    <div role="status" className="text-sm">
      {match.error ? (
        <span className="inline-flex items-center gap-2 font-semibold text-brick">
          {errorText(match.error)}
          <Button size="small" onClick={match.forget}>
            {t('dismiss')}
          </Button>
        </span>
      ) : match.table && !match.connected ? (
        <span className="font-semibold text-brick">{t('away')}</span>
      ) : null}
    </div>
  );
}
