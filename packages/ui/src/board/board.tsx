'use client';

import { useRef, useState, type ReactNode } from 'react';
import { classes } from '../parts/classes.ts';
import { besides, useSwipe } from '../parts/use-swipe.ts';
import { SharedArea } from './shared-area.tsx';
import type { BoardProps } from './contract.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { Log } from './log.tsx';
import { OwnGoods } from './own-goods.tsx';
import type { Reading } from '@quayside/engine/reading';
import { PlaybackPanel } from './playback-panel.tsx';
import { Score } from './score.tsx';
import { Seats } from './seats.tsx';
import { TableProvider, useTable } from './table-context.tsx';

const BOARD_TABS = ['table', 'players', 'log'] as const;
/** More players than this need a broader column. */
const FEW = 3;
type BoardTab = (typeof BOARD_TABS)[number];

/** Plays any rule module from its decisions, view, events and messages alone. */
export function GenericBoard(props: BoardProps) {
  return (
    <TableProvider {...props}>
      <OwnGoods />
      <Layout />
    </TableProvider>
  );
}

/** Wide: players, decision, table and log side by side, none of which moves another. Narrow: the decision, then one tab at a time. */
function Layout() {
  const { words, rules, view, reading, playback } = useTable();
  const [tab, turn] = useState<BoardTab>('table');
  const on = (one: BoardTab) => (tab === one ? '' : 'max-lg:hidden');
  const over = rules.core.isOver(view);
  // A table with nothing on it leaves its room to the decision.
  const bare = isBare(reading);
  const board = useRef<HTMLDivElement>(null);
  useSwipe(board, (step) => turn(besides(BOARD_TABS, tab, step)));
  return (
    <div
      ref={board}
      className={classes(
        'grid gap-3 side:grid-cols-[20rem_minmax(0,1fr)] side:content-start lg:h-full lg:min-h-0 lg:grid-rows-1 lg:overflow-hidden',
        view.setup.seats > FEW
          ? 'lg:grid-cols-[minmax(18rem,26rem)_minmax(0,1fr)_minmax(0,1fr)_16rem]'
          : 'lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)_minmax(0,1fr)_16rem]',
      )}
    >
      <Column
        className={classes(
          'side:col-start-1 side:row-span-2 side:row-start-1 lg:col-start-2 lg:row-start-1',
          bare && 'lg:col-span-2',
        )}
      >
        {over ? <Score /> : playback ? <PlaybackPanel /> : <DecisionPanel />}
      </Column>
      <BoardTabs label={words.show} tabs={BOARD_TABS} names={words} tab={tab} turn={turn} board={board} />
      <Column
        className={classes(
          'side:col-start-2 side:row-start-2 lg:col-start-3 lg:row-start-1',
          on('table'),
          bare && 'lg:hidden',
        )}
      >
        <SharedArea className="lg:min-h-full" />
      </Column>
      <Column className={classes('side:col-start-2 side:row-start-2 lg:col-start-1 lg:row-start-1', on('players'))}>
        <Seats className="lg:h-full" />
      </Column>
      <div
        className={classes(
          'side:col-start-2 side:row-start-2 lg:col-start-4 lg:row-start-1 lg:flex lg:min-h-0 lg:p-1',
          on('log'),
        )}
      >
        <Log className="lg:w-full" />
      </div>
    </div>
  );
}

const isBare = ({ common, piles, spaces }: Reading): boolean =>
  [common.bags, common.cards, common.facts, piles, spaces].every((part) => part.length === 0);

/** A column that scrolls in itself where there is too much in it, by keyboard too. */
function Column({ className, children }: { className: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} className={classes('relative lg:min-h-0 lg:overflow-y-auto lg:p-1', className)}>
      {children}
    </div>
  );
}
