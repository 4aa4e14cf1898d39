'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import type { MatchView, Table } from '@quayside/api';
import type { State } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import { Button, classes } from '@quayside/ui';
import type { BoardProps } from '@quayside/ui/board';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { DecisionHint } from '../tutorial/decision-hint.tsx';
import { errorText, useTRPC } from '../../lib/trpc/client.ts';
import { PlayerPresence } from './player-presence.tsx';
import { DraftStrip } from './draft-strip.tsx';
import { saveDrafts, draftsOf } from '../../lib/local-drafts.ts';
import { NextTableLink } from '../lobby/next-table-link.tsx';
import { decider, draftOf, noPlan, planned, planOf, type Plan } from './plan.ts';
import { usePlayPreferences } from '../board/play-preferences.ts';
import { RecapStrip } from './recap-strip.tsx';
import { ScoreNow } from './score-now.tsx';
import { useSounds } from './sound.ts';
import { SoundSwitch } from './sound-switch.tsx';
import { momentOf, toLog } from './event-log.ts';
import { BoardSwitch, GameBoard } from '../board/game-board.tsx';
import { useAutoAnswer } from './use-auto-answer.ts';
import { useLookBack } from './use-look-back.ts';
import type { LiveMatch } from './use-match.ts';
import { Proposals } from './proposals.tsx';

// Fetched when somebody plans or looks back, and when the match is over.
const After = dynamic(async () => (await import('./after-match.tsx')).AfterMatch);
const PlanStrip = dynamic(async () => (await import('./plan-strip.tsx')).PlanStrip);
const LookBackStrip = dynamic(async () => (await import('./look-back-strip.tsx')).LookBackStrip);

export interface MatchBoardProps {
  table: Table;
  edition: Edition;
  match: LiveMatch;
  view: MatchView;
  shown: State;
  names: readonly string[];
}

/** The board of a match that runs or is over, and what one can do around it. */
export function MatchBoard({ table, edition, match, view, shown, names }: MatchBoardProps) {
  const t = useTranslations('table');
  const language = useLocale();
  const router = useRouter();
  const me = useQuery(useTRPC().session.me.queryOptions()).data?.id ?? null;
  const [preferences] = usePlayPreferences();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [draft, setDraft] = useState(() => draftsOf(table.id).draft ?? []);
  const log = useMemo(() => toLog(match.told), [match.told]);
  const { mine } = table;
  const running = table.status === 'running';
  const due = running && view.due.includes(view.seat);
  const look = useLookBack(table.id, edition, log);
  const playing = running && plan === null && look.seq === null;
  const auto = useAutoAnswer(edition, match, playing && view.decisions.length > 0, view.seat);
  useSounds(due, log.filter((one) => one.seat !== view.seat).length);

  const now: BoardProps = {
    rules: edition,
    view: shown,
    seat: view.seat,
    names,
    language,
    log,
    answer: auto.answer,
    // A question that answers itself is not worth a flash.
    waiting: match.waiting || auto.busy,
    oneTap: !preferences.confirm,
    ...(view.undo.last && !match.waiting ? { undo: auto.undo } : {}),
    // A finished match has a page for it; a running one is looked back at in its place.
    ...(running ? { jump: look.go } : {}),
    ...(table.ending === 'finished'
      ? { jump: (seq: number) => router.push(`/matches/${table.id}?at=${momentOf(log, seq)}`) }
      : {}),
  };
  const keepDraft = (moves: typeof draft) => {
    setDraft(moves);
    saveDrafts(table.id, { draft: moves });
  };

  let strip = null;
  let board = now;
  if (running && look.seq !== null) {
    strip = <LookBackStrip look={look} board={now} due={due} />;
    board = { ...readOnly(now), rules: look.rules, view: look.state ?? shown, at: look.seq };
  } else if (plan && mine !== null) {
    strip = (
      <PlanStrip
        edition={edition}
        plan={plan}
        mine={mine}
        names={names}
        change={setPlan}
        again={() => setPlan(noPlan(view.state))}
        keep={() => {
          keepDraft(draftOf(plan, mine));
          setPlan(null);
        }}
        leave={() => setPlan(null)}
      />
    );
    const { jump: _none, ...planning } = readOnly(now);
    board = {
      ...planning,
      view: plan.state,
      seat: decider(edition, plan, mine),
      log: plan.log,
      answer: ({ seat, key }, answer) => setPlan(planned(edition, plan, { seat, key, answer })),
    };
  } else if (running && mine !== null)
    strip = (
      <DraftStrip
        edition={edition}
        decisions={view.decisions}
        draft={draft}
        busy={shown !== view.state}
        follow={(decision, answer) => {
          keepDraft(draft.slice(1));
          auto.answer(decision, answer);
        }}
        drop={() => keepDraft([])}
      />
    );
  else if (table.ending === 'abandoned' || table.ending === 'resigned') {
    // The rules would still ask somebody; the house asks nobody any more.
    strip = (
      <p role="status" className="rounded-card border-[1.5px] border-ink bg-brass-wash px-3 py-2 font-semibold">
        {t(table.ending)}
      </p>
    );
    board = { ...readOnly(now), seat: -1 };
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-1">
        {/* As high as a button, so that nothing moves when another table begins to wait. */}
        <div className="flex min-h-9 flex-wrap items-center gap-x-6">
          <h1 className="font-display text-lg font-bold">
            {edition.game.messages[language]['game.name'] ?? table.game}
          </h1>
          {running ? <PlayerPresence table={table} names={names} /> : null}
          <NextTableLink besides={table.id} />
        </div>
        <MatchError match={match} />
        <div className="-mx-1 flex items-center gap-2 px-1 py-0.5 max-sm:w-full max-sm:overflow-x-auto sm:flex-wrap [&>*]:shrink-0">
          {playing && mine !== null ? (
            <>
              <RecapStrip match={table.id} open={table.pace === 'turns'} board={now} />
              <Button size="small" onClick={() => setPlan(planOf(edition, view.state, draft))}>
                {t('plan')}
              </Button>
            </>
          ) : null}
          {running ? <ScoreNow board={now} /> : null}
          <BoardSwitch game={table.game} />
          {running ? <SoundSwitch /> : null}
          <ChatPanel table={table} said={match.said} me={me} />
          {running && mine !== null ? <Proposals id={table.id} seat={mine} undo={view.undo} names={names} /> : null}
          {running ? null : <After table={table} names={names} messages={edition.game.messages[language]} />}
        </div>
      </div>
      {strip}
      {/* Over the board's corner, on a phone over the page's head, never above the board: nothing may move under pointer or finger. */}
      {playing && mine !== null ? (
        <div className="fixed inset-x-2 top-2 z-30 shadow-print empty:hidden lg:top-auto lg:right-3 lg:bottom-3 lg:left-auto lg:w-[17.5rem]">
          <DecisionHint game={table.game} decision={view.decisions.find((one) => one.due)} />
        </div>
      ) : null}
      <div
        className={classes(
          'min-h-0 lg:flex-1',
          running && !playing && 'rounded-card outline-[3px] outline-offset-2 outline-dashed',
          plan ? 'outline-brass' : 'outline-water',
        )}
      >
        <GameBoard {...board} />
      </div>
    </>
  );
}

/** A board on which nothing is sent and nothing taken back. */
function readOnly({ undo: _undo, ...board }: BoardProps): BoardProps {
  return { ...board, waiting: false, answer: () => undefined };
}

/** What went wrong last, or that the line is broken. */
function MatchError({ match }: { match: LiveMatch }) {
  const t = useTranslations('table');
  const shell = useTranslations('shell');
  const language = useLocale();
  return (
    <div role="status" className="text-sm">
      {match.error ? (
        <span className="inline-flex items-center gap-2 font-semibold text-brick">
          {errorText(match.error, language, shell('broken'))}
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
