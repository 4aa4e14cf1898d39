import type { ReactNode } from 'react';
import { classes } from '../parts/classes.ts';
import { useTable } from './table-context.tsx';

/** The way to a card's entry in the card index, in a window of its own: the match goes on here. Nothing where there is no index. */
export function CardLink({ card, className, children }: { card: string; className?: string; children: ReactNode }) {
  const { cardIndex } = useTable();
  return cardIndex === undefined ? null : (
    <a href={`${cardIndex}#card-${card}`} target="_blank" rel="noreferrer" className={classes('link', className)}>
      {children}
    </a>
  );
}
