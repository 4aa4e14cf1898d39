'use client';

import { useLocale } from 'next-intl';
import { useMemo, useState } from 'react';
import type { MatchRecord } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import { inLanguage } from '@quayside/languages';
import { MatchAnalysis } from '../analysis/match-analysis.tsx';
import { BoardSwitch, GameBoard } from '../board/game-board.tsx';
import { ReplayControls } from './replay-controls.tsx';
import type { Replay } from './replay.ts';

export interface ReplayBoardProps {
  /** The match here; null for a record from a file. */
  id: string | null;
  from: number | null;
  replay: Replay;
  edition: Edition;
  names: readonly string[];
  record: MatchRecord;
}

/** Any moment of a match on the board, by slider, steps or the log. */
export function ReplayBoard({ id, from, replay, edition, names, record }: ReplayBoardProps) {
  const language = useLocale();
  const [at, setAt] = useState(Math.min(from ?? replay.length, replay.length));
  const go = (moment: number) => {
    const next = Math.max(0, Math.min(replay.length, moment));
    setAt(next);
    if (id !== null) window.history.replaceState(null, '', `/matches/${id}?at=${next}`);
  };
  const view = useMemo(() => replay.stateAt(at), [replay, at]);
  const log = useMemo(() => replay.log.slice(0, at + 1), [replay, at]);
  return (
    <div className="mx-auto flex max-w-[100rem] flex-col gap-2 p-2 sm:p-3 lg:h-[calc(100dvh-var(--head)-2px-var(--strip,0px))] lg:overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-1">
        <h1 className="font-display text-lg font-bold">
          {inLanguage(edition.game.messages, language)['game.name'] ?? record.game}
        </h1>
        <ReplayControls id={id} at={at} replay={replay} edition={edition} go={go} record={record} names={names}>
          <BoardSwitch game={record.game} />
          {id === null ? null : <MatchAnalysis id={id} at={at} edition={edition} names={names} go={go} />}
        </ReplayControls>
      </div>
      <div className="min-h-0 lg:flex-1">
        <GameBoard
          rules={edition}
          view={view}
          seat={edition.core.SPECTATOR}
          names={names}
          language={language}
          log={log}
          answer={nothing}
          jump={go}
          past
          cardIndex={`/learn/${record.game}`}
        />
      </div>
    </div>
  );
}

const nothing = () => undefined;
