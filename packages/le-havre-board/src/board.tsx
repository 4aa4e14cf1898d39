'use client';

import { besides, classes, useSwipe } from '@quayside/ui';
import { roundsOf } from '@quayside/le-havre/rules';
import {
  BoardTabs,
  Movements,
  Log,
  OwnGoods,
  PlaybackPanel,
  RoundSummary,
  Score,
  TableProvider,
  TipProvider,
  type BoardProps,
} from '@quayside/ui/board';
import { useRef, useState, type ReactNode } from 'react';
import { Chosen } from './chosen.tsx';
import { DecisionPanel } from './decision.tsx';
import { Feeding } from './feeding.tsx';
import { Basin } from './harbour.tsx';
import { BoardProvider, useLeHavre } from './board-context.tsx';
import { movements } from './movements.ts';
import { useNarrow } from './narrow.ts';
import { Piles, Specials } from './piles.tsx';
import { RoundTrack } from './round-track.tsx';
import { Quay, useSeatOrder } from './quay.tsx';
import { FarBank } from './scenery.tsx';
import { useStable } from './use-stable.ts';
import { useShortcuts } from './shortcuts.ts';
import { Token } from './token.ts';
import { ShipPiles, Town } from './town.tsx';
import { Wealth } from './wealth.tsx';

/** The board of Le Havre. */
export default function LeHavreBoard(props: BoardProps) {
  return <TableProvider {...props}>{BOARD}</TableProvider>;
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

const BOARD_TABS = ['harbour', 'town', 'players', 'log'] as const;
type BoardTab = (typeof BOARD_TABS)[number];

const BOARD = (
  <BoardProvider>
    <TipProvider>
      <Stock />
      <Layout />
    </TipProvider>
  </BoardProvider>
);

const drawToken = (token: string) => <Token token={token} size={20} />;

/** One's own goods, which a phone keeps in sight. */
function Stock() {
  const { s, seat } = useLeHavre();
  const loans = s.loans[seat] ?? 0;
  const bag = { ...s.stock[seat], ...(loans > 0 ? { loan: loans } : {}) };
  return <OwnGoods bag={bag} draw={drawToken} />;
}

/** Wide: everything at once, the decision beside it. Narrow: the decision, then one tab of the board at a time. */
function Layout() {
  const { w, rules, s, seat, chosen, playback } = useLeHavre();
  const [tab, turn] = useState<BoardTab>('harbour');
  const board = useRef<HTMLDivElement>(null);
  useShortcuts(board);
  useSwipe(board, (step) => turn(besides(BOARD_TABS, tab, step)));
  const over = rules.core.isOver(s);
  const narrow = useNarrow();
  const feeds = seat >= 0 && !over;
  const town = useStable(s.town.length);
  const plans = useStable(s.plans.flat().length);
  return (
    <div
      ref={board}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-2 side:grid-cols-[20rem_minmax(0,1fr)] side:content-start lg:h-full lg:min-h-0 lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:overflow-hidden"
    >
      <aside className="flex min-h-0 flex-col gap-2 side:contents lg:col-start-2 lg:row-start-1">
        <div className="min-h-0 side:col-start-1 side:row-span-2 side:row-start-1 lg:max-h-[78%] lg:shrink-0 lg:overflow-y-auto">
          {over ? <Score /> : playback ? <PlaybackPanel className="lg:min-h-50" /> : <DecisionPanel />}
          {over && chosen ? <Chosen subject={chosen} /> : null}
        </div>
        <RoundSummary
          title={w.roundEnds(Math.max(1, roundsOf(s).filter(({ state }) => state === 'past').length))}
          begins="hunger"
          ends="ship"
          opens="round"
          events={TOLD}
          icons={PICTURES}
          className="side:col-start-2 side:row-start-3 lg:max-h-[30%] lg:min-h-24"
        />
        {narrow ? null : (
          <>
            {feeds ? <Feeding className="sheet px-3 py-1.5" /> : null}
            <Wealth />
            {/* Half a log is no use: what is to be decided comes first. */}
            <div className="min-h-0 flex-1 [container-type:size]">
              <Log className="h-full p-3 [@container(max-height:9rem)]:hidden [&_li]:text-[0.85rem]" />
            </div>
          </>
        )}
        <BoardTabs label={w.boardTabs} tabs={BOARD_TABS} names={w.tabs} tab={tab} turn={turn} board={board} />
      </aside>
      <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 side:col-start-2 side:row-start-2 lg:col-start-1 lg:row-start-1 lg:grid-rows-[auto_fit-content(24rem)_auto_minmax(12rem,1fr)] lg:content-stretch lg:gap-0">
        <Page of="harbour" tab={tab} className="min-w-0">
          <RoundTrack />
        </Page>
        <div
          className={classes(
            'relative isolate grid min-h-0 gap-2 max-lg:order-1 lg:gap-3 lg:px-2 [--piles:var(--wide)] lg:[grid-template-columns:minmax(0,var(--piles))_minmax(0,1fr)_13rem] lg:max-[90rem]:[--piles:var(--narrow)]',
            tab === 'harbour' || tab === 'town' ? '' : 'max-lg:hidden',
          )}
          // As the piles shrink the town grows; in a narrow window it needs the room earlier.
          style={{
            ['--wide' as string]: town > 6 && plans < 12 ? '33rem' : '39rem',
            ['--narrow' as string]: town > 4 ? '32rem' : '36rem',
          }}
        >
          <FarBank />
          <Page of="harbour" tab={tab} className="min-h-0 content-start lg:py-1.5">
            <Piles />
          </Page>
          <Page of="town" tab={tab} className="flex min-h-0 flex-col lg:py-1.5">
            <Town className="flex-1" />
          </Page>
          <Page of="town" tab={tab} className="grid min-h-0 content-start gap-2 lg:py-1.5">
            <ShipPiles />
            <Specials />
          </Page>
        </div>
        <Page of="harbour" tab={tab}>
          <Basin />
        </Page>
        <Page of="players" tab={tab} className="grid min-h-0 gap-2 lg:pt-2">
          <Quays />
          {narrow ? <Wealth /> : null}
        </Page>
        {narrow ? (
          <>
            <Page of="log" tab={tab}>
              <Log />
            </Page>
            {feeds ? (
              <Page of="harbour" tab={tab} className="order-2">
                <Feeding className="sheet p-3" />
              </Page>
            ) : null}
          </>
        ) : null}
      </div>
      <Movements board={board} position={s} between={movements} />
    </div>
  );
}

/** A part of the board that lies on one of the tabs of a phone. */
function Page({
  of,
  tab,
  className,
  children,
}: {
  of: BoardTab;
  tab: BoardTab;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div data-on-tab={of} className={classes(className, tab === of ? '' : 'max-lg:hidden')}>
      {children}
    </div>
  );
}

function Quays() {
  const order = useSeatOrder();
  const { seat, s } = useLeHavre();
  const narrow = useNarrow();
  // Who has built much gets more of the width; one's own quay is the one to reach for.
  const built = useStable(s.own.map((own) => own.length));
  const share = (one: number) => (one === seat ? 1.5 : 1) + 0.1 * Math.max(0, (built[one] ?? 0) - 5);
  const columns = order.map((one) => `minmax(0, ${share(one)}fr)`).join(' ');
  return (
    <div
      // On a tab the quays lie beside each other: what scrolls must be reachable by keyboard.
      {...(narrow ? { tabIndex: 0 } : {})}
      className="relative flex min-h-0 snap-x snap-mandatory gap-2 max-lg:overflow-x-auto lg:grid lg:[grid-template-columns:var(--quays)]"
      style={{ ['--quays' as string]: columns }}
    >
      {order.map((one) => (
        <Quay key={one} of={one} className="max-lg:w-[94%] max-lg:shrink-0 max-lg:snap-center" />
      ))}
    </div>
  );
}
