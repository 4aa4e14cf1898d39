'use client';

import { besides, classes, useSwipe } from '@quayside/ui';
import {
  BoardHelp,
  Movements,
  focusNext,
  boardKeys,
  BoardTabs,
  Later,
  Log,
  OwnGoods,
  PlaybackPanel,
  RoundSummary,
  Score,
  TableProvider,
  useKeys,
  useTable,
  type BoardProps,
} from '@quayside/ui/board';
import { amountAt, GOODS } from '@quayside/inland-port/rules';
import { Token } from '@quayside/ui/art';
import { useRef, useState, type RefObject } from 'react';
import { DecisionPanel } from './decision.tsx';
import { BoardProvider, useInlandPort, useHands } from './board-context.tsx';
import { movements } from './movements.ts';
import { RoundTrack } from './round-track.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { wide } from './spot.tsx';
import { Canal } from './scenery.tsx';
import { SIGNS } from './signs.ts';
import { Coming, Supply } from './supply.tsx';

/** The board of the Inland Port: two ports with dial and warehouse, between them the buildings and what is to be decided. */
export function InlandPortBoard(props: BoardProps) {
  return <TableProvider {...props}>{BOARD}</TableProvider>;
}

// One and the same for all tables: what the host draws anew is not drawn anew here.
const BOARD = (
  <BoardProvider>
    <Stock />
    <Layout />
  </BoardProvider>
);

const BOARD_TABS = ['offer', 'me', 'other', 'log'] as const;
type BoardTab = (typeof BOARD_TABS)[number];
/** What happens between two rounds. */
const TOLD_BY = { lost: 'lost', dial: 'round', forced: 'franc', round: 'building', over: 'value' };
const TOLD = Object.keys(TOLD_BY);

const drawToken = (token: string) => <Token token={token} size={20} />;

/** One's own goods, which a phone keeps in sight. */
function Stock() {
  const { seat } = useTable();
  const { s } = useInlandPort();
  const cells = s.goods[seat] ?? [];
  const goods = Object.fromEntries(GOODS.map((good, i) => [good, amountAt(cells[i] ?? 0)]));
  return <OwnGoods bag={{ ...goods, franc: s.francs[seat] ?? 0 }} draw={drawToken} />;
}

/** Wide: my port, the buildings, the other port side by side. Narrow: the decision, then one tab at a time. */
function Layout() {
  const { rules, view, seat, nameOf, language, playback } = useTable();
  const { s, own, due, asked } = useInlandPort();
  const board = useRef<HTMLDivElement>(null);
  useShortcuts(board);
  const mine = seat === 1 ? 1 : 0;
  const [turned, setTurned] = useState<{ at: string | undefined; tab: BoardTab } | null>(null);
  // Decisions about markers open on the warehouse; a person may turn to another tab, which holds until the next decision.
  const tab: BoardTab =
    turned && turned.at === due?.id ? turned.tab : asked.length > 0 ? 'me' : (turned?.tab ?? 'offer');
  const turn = (to: BoardTab) => setTurned({ at: due?.id, tab: to });
  useSwipe(board, (step) => turn(besides(BOARD_TABS, tab, step)));
  const on = (one: BoardTab) => (tab === one ? '' : 'max-lg:hidden');
  const names: { readonly [tab in BoardTab]: string } = {
    offer: own.buildings,
    me: seat < 0 ? nameOf(mine) : own.me,
    other: nameOf(1 - mine),
    log: own.log,
  };
  const over = rules.core.isOver(view);
  return (
    <div
      ref={board}
      className={classes(
        'relative grid gap-2 side:grid-cols-[20rem_minmax(0,1fr)] side:content-start [--ch:2.15rem] [--cw:min(3.2rem,calc((100vw-5.8rem)/7))]',
        'lg:h-full lg:min-h-0 lg:grid-cols-[minmax(0,28rem)_minmax(24rem,1fr)_minmax(0,28rem)] lg:overflow-hidden',
        // What the window leaves to a warehouse beside the middle, and below a dial.
        'lg:[--ch:min(2.25rem,5.6vh_-_0.9rem)] lg:[--cw:min(3.2rem,((100vw_-_27rem)/2_-_5rem)/7)]',
      )}
    >
      <div className="flex min-h-0 flex-col gap-2 side:contents lg:col-start-2 lg:row-start-1 lg:overflow-hidden lg:p-1">
        <div className="side:col-start-2 side:row-start-3">
          <RoundTrack />
        </div>
        {over ? (
          <Score className="shrink-0" />
        ) : playback ? (
          <PlaybackPanel className="shrink-0 side:col-start-1 side:row-span-3 side:row-start-1 lg:h-64" />
        ) : (
          <DecisionPanel className="shrink-0 side:col-start-1 side:row-span-3 side:row-start-1 lg:h-64" />
        )}
        <RoundSummary
          title={own.roundEnds}
          ends="dial"
          opens="round"
          events={TOLD}
          icons={TOLD_BY}
          className="shrink-0 side:col-start-2 side:row-start-4 lg:order-last lg:max-h-36"
        />
        <BoardTabs label={own.show} tabs={BOARD_TABS} names={names} tab={tab} turn={turn} board={board}>
          <BoardHelp signs={SIGNS[language]} keys={own.keys} />
        </BoardTabs>
        <Middle className={classes('side:col-start-2 side:row-start-2', on('offer'))} over={over} />
      </div>
      <Later now={wide() || tab === 'me'}>
        <SeatPanel
          seat={mine}
          tab="me"
          className={classes('side:col-start-2 side:row-start-2 lg:col-start-1 lg:row-start-1', on('me'))}
        />
      </Later>
      <Later now={wide() || tab === 'other'}>
        <SeatPanel
          seat={1 - mine}
          tab="other"
          className={classes('side:col-start-2 side:row-start-2 lg:col-start-3 lg:row-start-1', on('other'))}
        />
      </Later>
      <Later now={tab === 'log'}>
        <div className={classes('side:col-start-2 side:row-start-2 lg:hidden', on('log'))} data-on-tab="log">
          <Log />
        </div>
      </Later>
      <Movements board={board} position={s} between={movements} />
    </div>
  );
}

/** Keys for those who know the board; the help lists them. */
function useShortcuts(board: RefObject<HTMLElement | null>): void {
  const { undo } = useTable();
  const { due } = useInlandPort();
  const { chosen, choose, give } = useHands();
  useKeys({
    ...boardKeys(board, undo),
    b: () => focusNext(board.current, '[data-lit]'),
    o: () => focusNext(board.current, '[data-place="offer"] [data-building]'),
    e: () => (due?.key === 'end' ? give(due, 'end') : false),
    Escape: () => (chosen === null ? false : choose(null)),
  });
}

const TABS = ['offer', 'coming', 'log'] as const;

/** The buildings on offer, those to come, or the story so far. */
function Middle({ className, over }: { className: string; over: boolean }) {
  const { own } = useInlandPort();
  const { language } = useTable();
  const [tab, setTab] = useState<(typeof TABS)[number]>(over ? 'log' : 'offer');
  return (
    <div className={classes('flex min-h-0 flex-col lg:flex-1', className)} data-on-tab="offer">
      <fieldset aria-label={own.show} className="flex items-end gap-1 pl-2 max-lg:hidden">
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={tab === one}
            onClick={() => setTab(one)}
            className={classes(
              'cursor-pointer rounded-t-card border-[1.5px] border-b-0 border-ink px-3 py-1 text-sm font-semibold',
              tab === one ? 'bg-ink text-sheet' : 'bg-sheet hover:bg-brass-wash',
            )}
          >
            {own[one]}
          </button>
        ))}
        <span className="mb-0.5 ml-auto">
          <BoardHelp signs={SIGNS[language]} keys={own.keys} />
        </span>
      </fieldset>
      {tab === 'log' ? <Log className="min-h-0 flex-1 max-lg:hidden" /> : null}
      <div className={classes('sheet relative flex min-h-0 flex-1 flex-col', tab === 'log' && 'lg:hidden')}>
        <Later>{tab === 'offer' ? <Canal /> : null}</Later>
        <div
          // A part that scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="relative min-h-0 flex-1 p-2 lg:overflow-y-auto lg:px-1.5 lg:py-1"
        >
          <div className={tab === 'offer' ? '' : 'lg:hidden'}>
            <h2 className="px-1 font-display text-base font-bold lg:sr-only">{own.offer}</h2>
            <Supply />
          </div>
          <div className={classes('max-lg:mt-3 max-lg:border-t max-lg:border-rule', tab !== 'coming' && 'lg:hidden')}>
            <h2 className="px-1 py-1 font-display text-base font-bold lg:sr-only">{own.coming}</h2>
            <Later>
              <Coming />
            </Later>
          </div>
        </div>
      </div>
    </div>
  );
}
