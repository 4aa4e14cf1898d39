import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { useTable } from './table-context.tsx';

export interface BoardTabsProps<BoardTab extends string> {
  label: string;
  tabs: readonly BoardTab[];
  names: { readonly [tab in BoardTab]: string };
  tab: BoardTab;
  turn: (tab: BoardTab) => void;
  /** Its parts say on which tab they lie (`data-on-tab`), its things whether they answer what is due (`data-lit`). */
  board: RefObject<HTMLElement | null>;
  /** What stands beside the tabs. */
  children?: ReactNode;
}

/** The tabs of a board on a phone. Each says how many things on its tab can be used now. */
export function BoardTabs<BoardTab extends string>({
  label,
  tabs,
  names,
  tab,
  turn,
  board,
  children,
}: BoardTabsProps<BoardTab>) {
  const { words } = useTable();
  const counts = useLitCounts(board);
  return (
    <fieldset
      aria-label={label}
      className="grid grid-cols-[repeat(var(--tabs),minmax(0,1fr))_auto] content-start gap-1.5 side:col-start-2 side:row-start-1 lg:hidden"
      style={{ ['--tabs' as string]: tabs.length }}
    >
      {tabs.map((one) => {
        const n = counts[one] ?? 0;
        return (
          <Button
            key={one}
            size="small"
            data-tab={one}
            aria-pressed={tab === one}
            className={classes(
              'relative min-h-11 min-w-0 px-1 max-[359px]:text-xs',
              tab === one && 'bg-ink text-sheet hover:enabled:bg-ink',
            )}
            onClick={() => turn(one)}
          >
            <span className="truncate">{names[one]}</span>
            {n > 0 ? (
              <>
                <span
                  aria-hidden
                  // On the corner, so that it takes no room from the name.
                  className="absolute -top-1.5 -right-1 rounded-full bg-water px-1.5 text-xs leading-5 text-on-water tabular-nums"
                >
                  {n}
                </span>
                <span className="sr-only">({words.canDo(n)})</span>
              </>
            ) : null}
          </Button>
        );
      })}
      {children}
    </fieldset>
  );
}

/** How many things on each tab are lit, as the board draws them. */
function useLitCounts(board: RefObject<HTMLElement | null>): { readonly [tab: string]: number } {
  const [counts, setCounts] = useState<{ readonly [tab: string]: number }>({});
  useEffect(() => {
    const { current } = board;
    if (!current) return undefined;
    const look = () => {
      const found: { [tab: string]: number } = {};
      for (const thing of current.querySelectorAll('[data-on-tab] [data-lit="due"]')) {
        const tab = thing.closest('[data-on-tab]')?.getAttribute('data-on-tab') ?? '';
        found[tab] = (found[tab] ?? 0) + 1;
      }
      setCounts((was) => (JSON.stringify(was) === JSON.stringify(found) ? was : found));
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(current, { subtree: true, childList: true, attributeFilter: ['data-lit'] });
    return () => watch.disconnect();
  }, [board]);
  return counts;
}
