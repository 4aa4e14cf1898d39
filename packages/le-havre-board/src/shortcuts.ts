import { useEffect, type RefObject } from 'react';
import { useHavre } from './havre.tsx';

/** Keys for those who know the board. Never while somebody types, and never with a modifier. */
export function useShortcuts(board: RefObject<HTMLElement | null>): void {
  const { facts, choose, chosen, due, give, undo } = useHavre();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const typing = target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]');
      if (event.ctrlKey || event.metaKey || event.altKey || typing) return;
      const offer = facts.offers[Number(event.key) - 1];
      const [only, ...more] = due?.offer.kind === 'pick' ? due.offer.options : [];
      if (event.key === 'Escape' && chosen) choose(null);
      else if (offer !== undefined) choose(`offer:${offer}`);
      else if (event.key === 'u' && undo) undo(false);
      else if (event.key === 'e' && due && only && more.length === 0 && (due.key === 'supply' || due.key === 'end'))
        give(due, only);
      else if (event.key === 'b') focusNextBuilding(board.current);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [facts, choose, chosen, due, give, undo, board]);
}

function focusNextBuilding(board: HTMLElement | null): void {
  const lit = [...(board?.querySelectorAll<HTMLElement>('[data-lit="due"][data-subject^="card:"]') ?? [])].filter(
    (one) => one.offsetParent !== null,
  );
  const at = lit.indexOf(document.activeElement as HTMLElement); // not among them: −1, so the first comes next
  lit[(at + 1) % lit.length]?.focus();
}
