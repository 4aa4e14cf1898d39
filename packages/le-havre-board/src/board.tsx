'use client';

import { Button, classes } from '@quayside/ui';
import { roundsOf } from '@quayside/le-havre';
import { Log, RoundStory, Score, TableProvider, type BoardProps } from '@quayside/ui/board';
import { useRef, useState } from 'react';
import { DecisionPanel } from './decision.tsx';
import { Feeding } from './feeding.tsx';
import { Basin } from './harbour.tsx';
import { HavreProvider, useHavre } from './havre.tsx';
import { useMovement } from './movement.ts';
import { Piles, Specials } from './piles.tsx';
import { Plan } from './plan.tsx';
import { Quay, useSeatOrder } from './quay.tsx';
import { FarBank } from './scenery.tsx';
import { useShortcuts } from './shortcuts.ts';
import { TipProvider } from './tip.tsx';
import { ShipPiles, Town } from './town.tsx';
import { Wealth } from './wealth.tsx';

/** The board of Le Havre. */
export default function LeHavreBoard(props: BoardProps) {
  return (
    <TableProvider {...props}>
      <HavreProvider>
        <TipProvider>
          <Layout />
        </TipProvider>
      </HavreProvider>
    </TableProvider>
  );
}

/** What is told of the end of a round, with its picture: harvest, feeding, what the town builds, the new ship. */
const PICTURES = {
  harvest: 'harvest',
  hunger: 'food',
  feed: 'food',
  loan: 'loan',
  town: 'building',
  special: 'landmark',
  ship: 'ship',
  final: 'round',
  round: 'round',
};
const TOLD = Object.keys(PICTURES);

const LEAVES = ['harbour', 'town', 'players', 'log'] as const;
type Leaf = (typeof LEAVES)[number];

/** Wide: everything at once, the decision beside it. Narrow: the decision, then one leaf of the board at a time. */
function Layout() {
  const { w, rules, s, seat } = useHavre();
  const [leaf, turn] = useState<Leaf>('harbour');
  const board = useRef<HTMLDivElement>(null);
  useMovement(board);
  useShortcuts(board);
  const on = (one: Leaf) => (leaf === one ? '' : 'max-lg:hidden');
  const over = rules.core.isOver(s);
  return (
    <div
      ref={board}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-2 lg:h-full lg:min-h-0 lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:overflow-hidden"
    >
      <aside className="flex min-h-0 flex-col gap-2 lg:col-start-2 lg:row-start-1">
        <div className="min-h-0 lg:max-h-[78%] lg:shrink-0 lg:overflow-y-auto">
          {over ? <Score /> : <DecisionPanel />}
        </div>
        {seat >= 0 && !over ? <Feeding className="sheet px-3 py-1.5 max-lg:hidden" /> : null}
        <Wealth className="max-lg:hidden" />
        <Log className="min-h-0 flex-1 overflow-hidden p-3 max-lg:hidden [&_li]:text-[0.85rem]" />
        <fieldset aria-label={w.plan} className="grid grid-cols-4 gap-1.5 lg:hidden">
          {LEAVES.map((one) => (
            <Button
              key={one}
              size="small"
              aria-pressed={leaf === one}
              className={classes('min-h-11 px-1', leaf === one && 'bg-ink text-sheet')}
              onClick={() => turn(one)}
            >
              {w.tabs[one]}
            </Button>
          ))}
        </fieldset>
      </aside>
      <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 lg:col-start-1 lg:row-start-1 lg:grid-rows-[auto_fit-content(24rem)_auto_minmax(12rem,1fr)] lg:content-stretch lg:gap-0">
        <Plan className={on('harbour')} />
        <div
          className={classes(
            'relative isolate grid min-h-0 gap-2 lg:grid-cols-[minmax(0,37rem)_minmax(0,1fr)_13.5rem] lg:gap-3 lg:px-2',
            leaf === 'harbour' || leaf === 'town' ? '' : 'max-lg:hidden',
          )}
        >
          <FarBank />
          <Piles className={classes('min-h-0 content-start lg:py-1.5', on('harbour'))} />
          <Town className={classes('min-h-0 lg:py-1.5', on('town'))} />
          <div className={classes('grid min-h-0 content-start gap-2 lg:py-1.5', on('town'))}>
            <ShipPiles />
            <Specials />
          </div>
        </div>
        <Basin className={on('harbour')} />
        <Quays className={classes('lg:pt-2', on('players'))} />
        <div className={classes('grid gap-2 lg:hidden', on('players'))}>
          <Wealth />
        </div>
        <div className={classes('lg:hidden', on('log'))}>
          <Log />
        </div>
        {seat >= 0 && !over ? <Feeding className={classes('sheet p-3 lg:hidden', on('harbour'))} /> : null}
      </div>
      <RoundStory
        title={w.roundEnds(Math.max(1, roundsOf(s).filter(({ state }) => state === 'past').length))}
        begins="hunger"
        ends="ship"
        opens="round"
        told={TOLD}
        icons={PICTURES}
      />
    </div>
  );
}

function Quays({ className }: { className?: string }) {
  const order = useSeatOrder();
  const { seat } = useHavre();
  const columns = order.map((one) => (one === seat ? '1.55fr' : 'minmax(0,1fr)')).join(' ');
  return (
    <div
      className={classes(
        'relative flex min-h-0 snap-x snap-mandatory gap-2 max-lg:overflow-x-auto lg:grid lg:[grid-template-columns:var(--quays)]',
        className,
      )}
      style={{ ['--quays' as string]: columns }}
    >
      {order.map((one) => (
        <Quay key={one} of={one} className="max-lg:w-[94%] max-lg:shrink-0 max-lg:snap-center" />
      ))}
    </div>
  );
}
