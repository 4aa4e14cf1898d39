'use client';

import type { MatchView, Table } from '@quayside/api';
import type { State } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import { classes } from '@quayside/ui';
import { GameBoard } from '../board/game-board.tsx';
import { ZoomArea } from '../board/zoom-area.tsx';
import { DecisionHint } from '../tutorial/decision-hint.tsx';
import { MatchHeader } from './match-header.tsx';
import { useBoardMode } from './use-board-mode.tsx';
import type { LiveMatch } from './use-match.ts';

export interface MatchBoardProps {
  table: Table;
  edition: Edition;
  match: LiveMatch;
  view: MatchView;
  shown: State;
  names: readonly string[];
}

/** The board of a match that runs or is over, and what one can do around it. */
export function MatchBoard(props: MatchBoardProps) {
  const { table, view, shown: _shown, ...rest } = props;
  const mode = useBoardMode(props);
  const { board, strip, playing, planning } = mode;
  return (
    <>
      <MatchHeader table={table} view={view} {...rest} mode={mode} />
      {strip}
      {/* Over the board's corner, on a phone over the page's head, where it ends above one's own goods (--hint): nothing may move under
          pointer or finger. */}
      {playing && table.mine !== null ? (
        <div className="fixed inset-x-0 top-0 z-30 shadow-print empty:hidden lg:inset-x-auto lg:top-auto lg:right-3 lg:bottom-3 lg:left-auto lg:w-[17.5rem]">
          <DecisionHint game={table.game} decision={view.decisions.find((one) => one.due)} />
        </div>
      ) : null}
      <ZoomArea
        className={classes(
          'min-h-0 lg:flex-1',
          table.status === 'running' && !playing && 'rounded-card outline-[3px] outline-offset-2 outline-dashed',
          planning ? 'outline-brass' : 'outline-water',
        )}
      >
        <GameBoard {...board} />
      </ZoomArea>
    </>
  );
}
