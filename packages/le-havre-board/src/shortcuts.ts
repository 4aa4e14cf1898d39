import { focusNext, boardKeys, useKeys } from '@quayside/ui/board';
import type { RefObject } from 'react';
import { useLeHavre } from './board-context.tsx';
import { focusSpot } from './spot.tsx';

/** Keys for those who know the board; the help lists them. */
export function useShortcuts(board: RefObject<HTMLElement | null>): void {
  const { facts, choose, chosen, due, give, undo } = useLeHavre();
  const next = (subjects: string) => () => focusNext(board.current, `[data-lit]${subjects}`);
  const offers = Object.fromEntries(
    facts.offers.map((token, i) => [String(i + 1), () => choose(`offer:${token}`)] as const),
  );
  useKeys({
    ...boardKeys(board, undo),
    ...offers,
    Escape: () => {
      if (!chosen) return false;
      choose(null);
      focusSpot(chosen);
      return true;
    },
    b: next('[data-lit="due"][data-subject^="card:"]'),
    s: next('[data-subject^="ship:"], [data-lit][data-subject^="vessel:"]'),
    p: () => focusNext(board.current, 'button[data-place^="seat:"]'),
    e: () => {
      const [only, ...more] = due?.offer.kind === 'pick' ? due.offer.options : [];
      if (!due || only === undefined || more.length > 0 || (due.key !== 'supply' && due.key !== 'end')) return false;
      give(due, only);
      return true;
    },
  });
}
