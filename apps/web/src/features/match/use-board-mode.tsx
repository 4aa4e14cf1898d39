'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useMemo, type ReactNode } from 'react';
import type { BoardProps, LogEntry } from '@quayside/ui/board';
import { useEarlyEndText, useSeatNote } from '../../lib/leaver-text.ts';
import { usePlayPreferences } from '../board/play-preferences.ts';
import { DraftStrip } from './draft-strip.tsx';
import { momentOf, toLog } from './event-log.ts';
import type { MatchBoardProps } from './match-board.tsx';
import { decider, planned } from './plan.ts';
import { useSounds } from './use-sounds.ts';
import { useLookBack } from './use-look-back.ts';
import { usePlan } from './use-plan.ts';
import { useOthersMoves } from './use-others-moves.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useTRPC } from '../../lib/trpc/client.ts';

// Fetched when somebody plans or looks back.
const PlanStrip = dynamic(lazyPart(async () => (await import('./plan-strip.tsx')).PlanStrip));
// Fetched when the match is over.
const ResultStrip = dynamic(lazyPart(async () => (await import('./result-strip.tsx')).ResultStrip));
const LookBackStrip = dynamic(lazyPart(async () => (await import('./look-back-strip.tsx')).LookBackStrip));

export interface BoardMode {
  /** The board as it is now, whatever is shown. */
  now: BoardProps;
  /** The board to show: now, an earlier moment, or a plan. */
  board: BoardProps;
  /** Says what is shown, and what can be done with it. */
  strip: ReactNode;
  /** The match runs, and the board shows it as it is now. */
  playing: boolean;
  planning: boolean;
  startPlan: () => void;
  /** Plays moves of others once more. */
  playAgain: (entries: readonly LogEntry[]) => void;
}

/** What the board of a match shows: the match as it stands, an earlier moment, or one's own plan. */
export function useBoardMode(props: MatchBoardProps): BoardMode {
  const t = useTranslations('table');
  const earlyEndText = useEarlyEndText();
  const { now, look, running, due, playing, plans, others } = useCurrentBoard(props);
  const { table, edition, match, view, shown, names } = props;
  const { mine } = table;
  const { plan, draft } = plans;
  const show = (board: BoardProps, strip: ReactNode): BoardMode => ({
    now,
    board,
    strip,
    playing,
    planning: plan !== null,
    startPlan: plans.start,
    playAgain: others.play,
  });

  if (running && look.seq !== null)
    return show(
      { ...readOnly(now), rules: look.rules, view: look.state ?? shown, at: look.seq },
      <LookBackStrip look={look} board={now} due={due} />,
    );
  if (plan && mine !== null) {
    const { jump: _none, ...planning } = readOnly(now);
    return show(
      {
        ...planning,
        view: plan.state,
        seat: decider(edition, plan, mine),
        log: plan.log,
        answer: ({ seat, key }, answer) => plans.change(planned(edition, plan, { seat, key, answer })),
      },
      <PlanStrip
        edition={edition}
        plan={plan}
        mine={mine}
        names={names}
        change={plans.change}
        again={plans.restart}
        keep={() => plans.keep(mine)}
        leave={plans.leave}
      />,
    );
  }
  if (others.playback) {
    const { log } = now;
    const { playback, state } = others;
    const { seq } = playback.step;
    return show(
      {
        ...readOnly(now),
        rules: look.rules,
        view: state,
        log: log.filter((one) => one.seq <= seq),
        ...(playback.backwards ? { at: seq } : {}),
        playback,
      },
      null,
    );
  }
  if (running && mine !== null)
    return show(
      now,
      <DraftStrip
        edition={edition}
        decisions={view.decisions}
        draft={draft}
        busy={shown !== view.state}
        follow={(decision, answer) => {
          plans.saveDraft(draft.slice(1));
          match.answer(decision, answer);
        }}
        drop={() => plans.saveDraft([])}
      />,
    );
  if (table.ending === 'abandoned' || table.ending === 'resigned')
    // The rules still ask, but the match has ended.
    return show(
      { ...readOnly(now), seat: -1 },
      <p role="status" className="rounded-card border-[1.5px] border-ink bg-brass-wash px-3 py-2 font-semibold">
        {table.ending === 'abandoned' ? t('abandoned') : earlyEndText(table.seats, table.result?.places ?? [], names)}
      </p>,
    );
  return show(now, table.result ? <ResultStrip table={table} result={table.result} names={names} /> : null);
}

/** The board as it is now, and what may be shown in its place. */
function useCurrentBoard({ table, edition, match, view, shown, names }: MatchBoardProps) {
  const language = useLocale();
  const router = useRouter();
  const [preferences] = usePlayPreferences();
  const noteOf = useSeatNote(table.seats, names);
  const log = useMemo(() => toLog(match.events, noteOf), [match.events, noteOf]);
  const running = table.status === 'running';
  const due = running && view.due.includes(view.seat);
  const endsByItself = useEndsByItself(table.id, running && table.mine !== null);
  const plans = usePlan(table.id, edition, view.state);
  const look = useLookBack(table.id, edition, log);
  const playing = running && plans.plan === null && look.seq === null;
  const others = useOthersMoves({ view, shown, log, on: plans.plan === null && look.seq === null });
  // What is played one by one is heard one by one, and the turn begins when it is seen to.
  const heard = others.playback?.step.seq;
  const told = useMemo(
    () => log.filter((one) => one.seat !== view.seat && (heard === undefined || one.seq <= heard)),
    [log, view.seat, heard],
  );
  useSounds(due && heard === undefined, told);

  const now: BoardProps = {
    rules: edition,
    view: shown,
    seat: view.seat,
    names,
    language,
    log,
    answer: match.answer,
    waiting: match.waiting,
    confirmation: preferences.confirmation,
    endsByItself,
    cardIndex: `/learn/${table.game}`,
    ...(view.undo.last && !match.waiting ? { undo: match.undo } : {}),
    // A finished match has a page for it; a running one is looked back at in its place.
    ...(running ? { jump: look.go } : {}),
    ...(table.ending === 'finished'
      ? { jump: (seq: number) => router.push(`/matches/${table.id}?at=${momentOf(log, seq)}`) }
      : {}),
  };
  return { now, look, running, due, playing, plans, others };
}

/** Whether the viewer's order ends turns; so it is until the server has said that it does not. */
function useEndsByItself(id: string, enabled: boolean): boolean {
  const trpc = useTRPC();
  const orders = useQuery({ ...trpc.match.standingOrders.queryOptions({ id }), enabled }).data;
  return enabled && orders?.find((one) => one.id === 'core.end')?.choice !== 'off';
}

/** A board on which nothing is sent and nothing taken back. */
function readOnly({ undo: _undo, ...board }: BoardProps): BoardProps {
  return { ...board, waiting: false, answer: () => undefined };
}
