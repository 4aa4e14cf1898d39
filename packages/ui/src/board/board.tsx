'use client';

import { useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { besides, useSwipe } from '../parts/use-swipe.ts';
import { Commons } from './commons.tsx';
import type { BoardProps } from './contract.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { Log } from './log.tsx';
import { Score } from './score.tsx';
import { Seats } from './seats.tsx';
import { TableProvider, useTable } from './table-context.tsx';

const LEAVES = ['table', 'players', 'log'] as const;
type Leaf = (typeof LEAVES)[number];

/** Plays any rule module from its decisions, view, events and messages alone. */
export function GenericBoard(props: BoardProps) {
  return (
    <TableProvider {...props}>
      <Layout />
    </TableProvider>
  );
}

/** Wide: players, decision and table, log side by side, each scrolling in itself. Narrow: the decision, then one leaf at a time. */
function Layout() {
  const { words, rules, view } = useTable();
  const [leaf, turn] = useState<Leaf>('table');
  const on = (one: Leaf) => (leaf === one ? '' : 'max-lg:hidden');
  const over = rules.core.isOver(view);
  const board = useRef<HTMLDivElement>(null);
  useSwipe(board, (step) => turn(besides(LEAVES, leaf, step)));
  return (
    <div
      ref={board}
      className="grid gap-3 lg:h-full lg:min-h-0 lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)_minmax(16rem,21rem)] lg:overflow-hidden"
    >
      {/* Columns that scroll must be reachable by keyboard. */}
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative lg:col-start-2 lg:row-start-1 lg:min-h-0 lg:overflow-y-auto lg:p-1"
      >
        {/* Room for a usual question, so that the table below stays where it is when it comes. */}
        {over ? (
          <Score className="mb-3" />
        ) : (
          <div className="lg:min-h-[21rem]">
            <DecisionPanel />
          </div>
        )}
        <fieldset aria-label={words.show} className="mt-3 grid grid-cols-3 gap-2 lg:hidden">
          {LEAVES.map((one) => (
            <Button
              key={one}
              size="small"
              aria-pressed={leaf === one}
              className={classes('min-h-11', leaf === one && 'bg-ink text-sheet hover:bg-ink')}
              onClick={() => turn(one)}
            >
              {words[one]}
            </Button>
          ))}
        </fieldset>
        <div className={classes('mt-3', on('table'))}>
          <Commons />
        </div>
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classes(
          'relative lg:col-start-1 lg:row-start-1 lg:min-h-0 lg:overflow-y-auto lg:p-1',
          on('players'),
        )}
      >
        <Seats />
      </div>
      <div className={classes('lg:col-start-3 lg:row-start-1 lg:flex lg:min-h-0 lg:p-1', on('log'))}>
        <Log className="lg:w-full" />
      </div>
    </div>
  );
}
