import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLeHavre } from './board-context.tsx';
import { useNarrow } from './narrow.ts';

const GAP = 6;

/** What is decided in a building opens at its card. Where the board lies in tabs it stays under the question. */
export const AtCard = ({ card, children }: { card: string; children: ReactNode }) =>
  useNarrow() ? <div className="mt-2">{children}</div> : <Counter card={card}>{children}</Counter>;

function Counter({ card, children }: { card: string; children: ReactNode }) {
  const { w, term } = useLeHavre();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lay = () => {
      const { current } = box;
      const board = current?.offsetParent;
      const at = board?.querySelector(`[data-place="card:${card}"]`)?.getBoundingClientRect();
      if (!current || !board || !at) return;
      // A board that is looked at closer measures in other pixels than it is drawn in.
      const zoom = board.currentCSSZoom ?? 1;
      const { left, top, bottom } = board.getBoundingClientRect();
      const right = current.closest('aside')?.getBoundingClientRect().left ?? window.innerWidth;
      const [wide, high] = [current.offsetWidth * zoom, current.offsetHeight * zoom];
      const among = (least: number, wish: number, most: number) => Math.max(least, Math.min(wish, most));
      // Below the card, or else beside it: above it lie the goods that it is about.
      const under = at.bottom + GAP + high < bottom;
      const beside = at.right + GAP + wide < right ? at.right + GAP : at.left - GAP - wide;
      current.style.left = `${among(GAP, (under ? at.left + (at.width - wide) / 2 : beside) - left, right - wide - GAP - left) / zoom}px`;
      current.style.top = `${among(GAP, (under ? at.bottom + GAP : at.top) - top, bottom - top - high - GAP) / zoom}px`;
    };
    // Cards and what stands in here may grow, at once or later.
    const watch = new ResizeObserver(lay);
    const { current } = box;
    const board = current?.offsetParent;
    for (const one of [current, board, board?.querySelector(`[data-place="card:${card}"]`)])
      if (one) watch.observe(one);
    return () => watch.disconnect();
  }, [card]);
  return (
    <>
      <p className="mt-1.5 text-sm text-pencil">{w.atCard(term(card))}</p>
      <div ref={box} data-at={card} className="sheet absolute z-40 w-72 border-[3px] border-water p-2.5 shadow-print">
        <h3 className="mb-1.5 font-display leading-tight font-bold">{term(card)}</h3>
        {children}
      </div>
    </>
  );
}
