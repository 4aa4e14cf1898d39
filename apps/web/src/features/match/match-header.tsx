'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { inLanguage } from '@quayside/languages';
import { Button, classes } from '@quayside/ui';
import { UndoButtons } from '@quayside/ui/board';
import { useLeaverText } from '../../lib/leaver-text.ts';
import { useBotName } from '../../lib/seat-names.ts';
import { isUntrained } from '../../lib/is-untrained.ts';
import { useGames } from '../../lib/use-games.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import { BoardSwitch } from '../board/game-board.tsx';
import { MatchErrorNotice } from './match-error-notice.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { NextTableLink } from '../lobby/next-table-link.tsx';
import { BotNotice } from './bot-notice.tsx';
import type { MatchBoardProps } from './match-board.tsx';
import { PlayerClocks } from './player-clocks.tsx';
import { PlayerPresence } from './player-presence.tsx';
import { Proposals } from './proposals.tsx';
import { TakeOver } from './take-over.tsx';
import { RecapStrip } from './recap-strip.tsx';
import { CurrentScore } from './current-score.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import type { BoardMode } from './use-board-mode.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';

// Fetched where hints are given.
const HintButton = dynamic(lazyPart(async () => (await import('../analysis/hint-button.tsx')).HintButton));
const StandingOrders = dynamic(lazyPart(async () => (await import('./standing-orders.tsx')).StandingOrders));
const ReportRules = dynamic(lazyPart(async () => (await import('./report-rules.tsx')).ReportRules));
// Fetched when the match is over.
const AfterMatch = dynamic(lazyPart(async () => (await import('./after-match.tsx')).AfterMatch));

const THUMB_BAR =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:m-0 max-lg:h-(--bar) max-lg:w-auto max-lg:flex-nowrap ' +
  'max-lg:overflow-x-auto max-lg:border-t-[1.5px] max-lg:border-ink max-lg:bg-paper max-lg:px-2 max-lg:pb-[env(safe-area-inset-bottom)] ' +
  'max-lg:[&_button]:min-h-11';

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
  mode: { now, playing, startPlan, playAgain },
}: MatchHeaderProps) {
  const t = useTranslations('table');
  const language = useLocale();
  const messages = inLanguage(edition.game.messages, language);
  const me = useQuery(useTRPC().session.me.queryOptions()).data?.id ?? null;
  const { id, game, mine } = table;
  const running = table.status === 'running';
  return (
    <div data-beside-board className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-1">
      {/* As high as a button, so that nothing moves when another table begins to wait. */}
      <div className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-3 max-lg:min-h-0">
        <h1 className="font-display text-lg font-bold max-lg:text-base side:hidden">{messages['game.name'] ?? game}</h1>
        {running ? <PlayerPresence table={table} names={names} /> : null}
        {running ? <PlayerClocks table={table} names={names} /> : null}
        {running ? <Leavers table={table} names={names} /> : null}
        {running && mine === null && table.watchDelay > 0 ? (
          <p className="text-sm text-pencil">{t('watchDelay', { turns: table.watchDelay })}</p>
        ) : null}
        {running && mine === null ? <TakeOver table={table} names={names} /> : null}
        <HintsUsed table={table} names={names} />
        {running ? <Unlearned table={table} /> : null}
        <NextTableLink besides={id} />
      </div>
      <MatchErrorNotice match={match} />
      {running ? <BotNotice table={table} events={match.events} /> : null}
      <div
        // On a phone under the thumb while the match runs: undo and chat first, the rest a swipe away.
        data-thumb-bar={running || undefined}
        className={classes(
          '-mx-1 flex items-center gap-2 px-1 py-0.5 max-sm:w-full max-sm:overflow-x-auto sm:flex-wrap lg:gap-1.5 [&>*]:shrink-0',
          running && THUMB_BAR,
        )}
      >
        {/* First, so that a phone shows it. */}
        {running ? null : <AfterMatch table={table} names={names} messages={messages} />}
        {running && playing ? <UndoButtons undo={now.undo} language={language} className="lg:hidden" /> : null}
        {playing && mine !== null ? (
          <>
            <RecapStrip match={id} open={table.pace === 'turn-based'} board={now} playAgain={playAgain} />
            <Button size="small" onClick={startPlan}>
              {t('plan')}
            </Button>
            {table.rated || table.daily !== null || !view.due.includes(mine) ? null : (
              <HintButton id={id} seq={view.seq} edition={edition} />
            )}
          </>
        ) : null}
        {running ? <CurrentScore board={now} /> : null}
        <BoardSwitch game={game} />
        {running ? <SoundSwitch /> : null}
        {running && mine !== null ? <StandingOrders id={id} messages={messages} /> : null}
        <ChatPanel table={table} messages={match.messages} me={me} />
        {running && mine !== null ? (
          <Proposals id={id} seat={mine} undo={view.undo} names={names} pace={table.pace} />
        ) : null}
        {mine === null ? null : <ReportRules id={id} />}
      </div>
    </div>
  );
}

/** Who has left, and that a bot plays on. */
function Leavers({ table, names }: Pick<MatchHeaderProps, 'table' | 'names'>) {
  const t = useTranslations('leavers');
  const text = useLeaverText()(table.seats, names);
  return text === '' ? null : (
    <p role="status" className="text-sm text-pencil">
      {text} {t(table.whenLeft === 'substitute' ? 'playsUntil' : 'playsOn')}
    </p>
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

/** Which bots have learned nothing for such a table, and how they play then. */
function Unlearned({ table }: Pick<MatchHeaderProps, 'table'>) {
  const t = useTranslations('untrained');
  const botName = useBotName();
  const game = useGames().data?.find((one) => one.id === table.game);
  const levels = new Set(table.seats.flatMap((one) => (one.kind === 'bot' && one.bot !== null ? [one.bot] : [])));
  const untrained = [...levels].filter((bot) => isUntrained(game, table.seats.length, table.options, bot));
  if (untrained.length === 0) return null;
  return <p className="text-sm text-pencil">{t('text', { bot: untrained.map((bot) => botName(bot)).join(', ') })}</p>;
}
