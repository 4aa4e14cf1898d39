'use client';

import { Button, classes } from '@quayside/ui';
import { Log, Score, TableProvider, useTable, type BoardProps } from '@quayside/ui/board';
import { useRef, useState } from 'react';
import { DecisionPanel } from './decision.tsx';
import { DeskProvider, useDesk, useLooks } from './desk.tsx';
import { RoundTrack } from './round-track.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { Signs } from './signs.tsx';
import { Coming, Supply } from './supply.tsx';
import { useTravel } from './travel.ts';

/** The board of the Inland Port: two ports with dial and warehouse, between them the buildings and what is to be decided. */
export function InlandPortBoard(props: BoardProps) {
  return (
    <TableProvider {...props}>
      <DeskProvider>
        <Layout />
      </DeskProvider>
    </TableProvider>
  );
}

type Leaf = 'offer' | 'me' | 'other' | 'log';
const DRAWERS = ['coming', 'log', 'legend'] as const;
type Drawer = (typeof DRAWERS)[number];

/** Wide: my port, the offer, the other port side by side. Narrow: the decision, then one leaf at a time. */
function Layout() {
  const { rules, view, seat, nameOf } = useTable();
  const { own, due, ways } = useDesk();
  const board = useRef<HTMLDivElement>(null);
  useTravel(board, view);
  const mine = seat === 1 ? 1 : 0;
  const [turned, turn] = useState<{ at: string | undefined; leaf: Leaf } | null>(null);
  // Decisions about markers open on the warehouse; a person may turn to another leaf, which holds until the next decision.
  const leaf: Leaf = turned && turned.at === due?.id ? turned.leaf : ways.length > 0 ? 'me' : (turned?.leaf ?? 'offer');
  const on = (one: Leaf) => (leaf === one ? '' : 'max-lg:hidden');
  const leaves: [Leaf, string][] = [
    ['offer', own.offer],
    ['me', seat < 0 ? nameOf(mine) : own.me],
    ['other', nameOf(1 - mine)],
    ['log', own.log],
  ];
  return (
    <div
      ref={board}
      className="grid gap-2 [--cell:min(2.75rem,calc((100vw-6.2rem)/7))] lg:h-full lg:min-h-0 lg:grid-cols-[minmax(0,27.5rem)_minmax(0,1fr)_minmax(0,27.5rem)] lg:overflow-hidden lg:[--cell:min(2.4rem,4.25vh)]"
    >
      <div className="flex min-h-0 flex-col gap-2 lg:col-start-2 lg:row-start-1 lg:overflow-hidden lg:p-1">
        <RoundTrack />
        {rules.core.isOver(view) ? (
          <Score className="shrink-0" />
        ) : (
          <DecisionPanel className="shrink-0 lg:min-h-[13.4rem]" />
        )}
        <fieldset aria-label={own.show} className="grid grid-cols-4 gap-1.5 lg:hidden">
          {leaves.map(([one, name]) => (
            <Button
              key={one}
              size="small"
              aria-pressed={leaf === one}
              className={classes('min-h-11 px-1', leaf === one && 'bg-ink text-sheet')}
              onClick={() => turn({ at: due?.id, leaf: one })}
            >
              <span className="truncate">{name}</span>
            </Button>
          ))}
        </fieldset>
        <div
          // A part that scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={classes('sheet relative min-h-0 p-2 lg:flex-[5] lg:overflow-y-auto', on('offer'))}
        >
          <h2 className="px-1 pb-1 font-display text-base leading-tight font-bold">{own.offer}</h2>
          <Supply />
          <div className="mt-3 border-t border-rule pt-2 lg:hidden">
            <h2 className="pb-1 font-display text-base font-bold">{own.coming}</h2>
            <Coming />
            <h2 className="pt-3 pb-1 font-display text-base font-bold">{own.legend}</h2>
            <Signs />
          </div>
        </div>
        <Drawers className="hidden lg:flex" />
      </div>
      <SeatPanel seat={mine} className={classes('lg:col-start-1 lg:row-start-1 lg:overflow-y-auto', on('me'))} />
      <SeatPanel seat={1 - mine} className={classes('lg:col-start-3 lg:row-start-1 lg:overflow-y-auto', on('other'))} />
      <div className={classes('lg:hidden', on('log'))}>
        <Log />
      </div>
      <Margin />
    </div>
  );
}

/** On a phone the building in question covers the lower edge: what lies there can be scrolled above it. */
function Margin() {
  const { looked, chosen } = useLooks();
  return looked === null && chosen === null ? null : <div aria-hidden className="h-52 lg:hidden" />;
}

/** What is looked at now and then, one at a time. */
function Drawers({ className }: { className: string }) {
  const { own } = useDesk();
  const { rules, view } = useTable();
  const [open, pull] = useState<Drawer>(rules.core.isOver(view) ? 'log' : 'coming');
  return (
    <div className={classes('min-h-32 flex-col', open === 'log' ? 'flex-[9]' : 'flex-[2]', className)}>
      <fieldset aria-label={own.show} className="flex gap-1 pl-2">
        {DRAWERS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={open === one}
            onClick={() => pull(one)}
            className={classes(
              'cursor-pointer rounded-t-card border-[1.5px] border-b-0 border-ink px-3 py-1 text-sm font-semibold',
              open === one ? 'bg-ink text-sheet' : 'bg-sheet hover:bg-brass-wash',
            )}
          >
            {own[one]}
          </button>
        ))}
      </fieldset>
      {open === 'log' ? (
        <Log className="min-h-0 flex-1" />
      ) : (
        <div
          // A part that scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="sheet relative min-h-0 flex-1 overflow-y-auto p-2"
        >
          {open === 'coming' ? <Coming /> : <Signs />}
        </div>
      )}
    </div>
  );
}
