'use client';

import { besides, Button, classes, useSwipe } from '@quayside/ui';
import {
  BoardHelp,
  focusNext,
  boardKeys,
  BoardTabs,
  Movements,
  Log,
  OwnGoods,
  PlaybackPanel,
  RoundSummary,
  Score,
  TableProvider,
  TipProvider,
  useKeys,
  useTable,
  type BoardProps,
} from '@quayside/ui/board';
import { GOODS } from '@quayside/salty-ocean/rules';
import { Icon } from '@quayside/ui/art';
import { useRef, useState, type RefObject } from 'react';
import { Barrel } from './barrel.tsx';
import { City } from './city.tsx';
import { TurnOrder } from './costs.tsx';
import { DecisionPanel } from './decision.tsx';
import { BoardProvider, useSaltyOcean } from './board-context.tsx';
import { EventRow } from './events.tsx';
import { movements } from './movements.ts';
import { Market } from './market.tsx';
import { SIGNS } from './signs.ts';
import { Waters } from './waters.tsx';

/** The board of Upon a Salty Ocean: Rouen, its market, the events, and the harbour with everybody's ships. */
export function SaltyOceanBoard(props: BoardProps) {
  return <TableProvider {...props}>{BOARD}</TableProvider>;
}

// One and the same for all tables: what the host draws anew is not drawn anew here.
const BOARD = (
  <BoardProvider>
    <TipProvider>
      <Stock />
      <Layout />
    </TipProvider>
  </BoardProvider>
);

const BOARD_TABS = ['city', 'harbour', 'market', 'log'] as const;
type BoardTab = (typeof BOARD_TABS)[number];
/** What happens between two rounds. */
const TOLD_BY = {
  'round-end': 'round',
  repair: 'hammer',
  salt: 'salt',
  lose: 'lost',
  rent: 'franc',
  interest: 'franc',
  fine: 'franc',
  limit: 'lost',
  costs: 'cost',
  order: 'worker',
  round: 'calm',
  prices: 'economic',
  over: 'value',
};
const TOLD = Object.keys(TOLD_BY);

const drawToken = (token: string) =>
  token === 'coin' ? <Icon name="franc" size={18} className="text-brass" /> : <Barrel good={token} size={18} />;

/** One's own coins and barrels, which a phone keeps in sight. */
function Stock() {
  const { seat } = useTable();
  const { s } = useSaltyOcean();
  const { purse, store, ships } = s.players[seat] ?? { purse: {}, store: {}, ships: [] };
  const loaded = (good: string) =>
    [store, ...ships.map(({ hold }) => hold)].reduce((sum, one) => sum + (one[good] ?? 0), 0);
  const bag = { ...purse, ...Object.fromEntries(GOODS.map((good) => [good, loaded(good)])) };
  return <OwnGoods bag={bag} draw={drawToken} />;
}

/** Wide: Rouen on the left, everything else beside it. Narrow: the decision, then one tab at a time. */
function Layout() {
  const { rules, view, language, playback } = useTable();
  const { s, own, due } = useSaltyOcean();
  const board = useRef<HTMLDivElement>(null);
  useShortcuts(board);
  const [turned, setTurned] = useState<{ at: string | undefined; tab: BoardTab } | null>(null);
  // Whoever looks for covered tiles finds them beside the market; a person may turn to another tab, which holds until the next decision.
  const tab: BoardTab =
    turned && (turned.at === due?.id || due?.key !== 'look') ? turned.tab : due?.key === 'look' ? 'market' : 'city';
  const turn = (to: BoardTab) => setTurned({ at: due?.id, tab: to });
  useSwipe(board, (step) => turn(besides(BOARD_TABS, tab, step)));
  const on = (one: BoardTab) => (tab === one ? '' : 'max-lg:hidden');
  const names: { readonly [tab in BoardTab]: string } = {
    city: own.rouen,
    harbour: own.harbour,
    market: own.market,
    log: own.log,
  };
  const over = rules.core.isOver(view);
  const [story, setStory] = useState(false);
  return (
    <div
      ref={board}
      className={classes(
        'relative grid gap-2 side:grid-cols-[20rem_minmax(0,1fr)] side:content-start',
        'lg:h-full lg:min-h-0 lg:grid-cols-[minmax(0,39fr)_minmax(0,61fr)] lg:overflow-hidden lg:p-1',
      )}
    >
      <div className="flex min-h-0 min-w-0 flex-col gap-1.5 side:contents lg:col-start-2 lg:row-start-1">
        <div className="flex items-center gap-2 side:col-start-2 side:row-start-4">
          <TurnOrder className="flex-1" />
          <span className="flex items-center gap-1.5 max-lg:hidden">
            <Button size="small" aria-pressed={story} className="min-h-7 px-2 py-0" onClick={() => setStory(!story)}>
              {own.log}
            </Button>
            <BoardHelp signs={SIGNS[language]} keys={own.keys} />
          </span>
        </div>
        <EventRow
          className={classes(
            'shrink-0 max-lg:order-1 side:col-start-2 side:row-start-3 lg:h-21 low:h-18',
            on('market'),
            over && 'lg:hidden',
          )}
        />
        <div className="grid min-h-0 content-start gap-1.5 max-lg:-order-1 side:col-start-1 side:row-span-4 side:row-start-1 lg:flex-1 lg:content-stretch lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="flex min-h-0 min-w-0 flex-col gap-1.5">
            {over ? (
              <div
                // A part that scrolls must be reachable by keyboard.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                className="min-h-0 lg:flex-1 lg:overflow-y-auto"
              >
                <Score />
              </div>
            ) : playback ? (
              <PlaybackPanel />
            ) : story ? (
              <>
                <Log className="min-h-0 flex-1 max-lg:hidden" />
                <DecisionPanel className="lg:hidden" />
              </>
            ) : (
              <DecisionPanel className="lg:flex-1" />
            )}
            <RoundSummary
              title={own.roundEnds}
              ends="costs"
              begins="round-end"
              opens="prices"
              events={TOLD}
              icons={TOLD_BY}
              className={classes('shrink-0 lg:max-h-28 lg:low:max-h-22', over && 'lg:hidden')}
            />
          </div>
          {over ? null : <Market className="max-lg:hidden lg:w-44" />}
        </div>
        <BoardTabs label={own.show} tabs={BOARD_TABS} names={names} tab={tab} turn={turn} board={board}>
          <BoardHelp signs={SIGNS[language]} keys={own.keys} />
        </BoardTabs>
        <div
          className={classes('max-lg:order-2 side:col-start-2 side:row-start-2 lg:hidden', on('market'))}
          data-on-tab="market"
        >
          <Market />
        </div>
        <Waters
          className={classes(
            'max-lg:order-2 side:col-start-2 side:row-start-2 lg:shrink-0',
            // The score has a window to itself, unless that is a high one.
            over ? 'lg:basis-[40%] lg:[@media(height<=62rem)]:hidden' : 'lg:basis-[45%]',
            on('harbour'),
          )}
        />
      </div>
      <City className={classes('side:col-start-2 side:row-start-2 lg:col-start-1 lg:row-start-1', on('city'))} />
      <div className={classes('side:col-start-2 side:row-start-2 lg:hidden', on('log'))} data-on-tab="log">
        <Log />
      </div>
      <Movements board={board} position={s} between={movements} />
    </div>
  );
}

/** Keys for those who know the board; the help lists them. */
function useShortcuts(board: RefObject<HTMLElement | null>): void {
  const { undo } = useTable();
  const { due, chosen, choose, give } = useSaltyOcean();
  useKeys({
    ...boardKeys(board, undo),
    b: () => focusNext(board.current, '[data-lit]'),
    p: () => focusNext(board.current, '[data-option="pass"]'),
    e: () => (due?.key === 'end' ? give(due, 'end') : false),
    Escape: () => (chosen === null ? false : choose(null)),
  });
}
