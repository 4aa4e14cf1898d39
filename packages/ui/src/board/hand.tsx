import type { PileSheet } from '@quayside/engine/reading';
import { capital } from './capital.ts';
import { usePlaces } from './places.ts';
import { classes } from '../parts/classes.ts';
import { useTable } from './table-context.tsx';

/** A hand is a pile by this name: see `handOf` of the core. */
export const isHand = (pile: PileSheet): boolean => /^hand \d+$/.test(pile.name);

/** The viewer's own hand: every card with what it does, those that can be chosen now lit. */
export function Hand({ pile }: { pile: PileSheet }) {
  const { term, textOf, words } = useTable();
  const { isOffered } = usePlaces();
  const cards = pile.top.flatMap(({ card }) => (card === null ? [] : [card]));
  return (
    <div className="mt-1">
      <h4 className="label-caps mb-0.5 text-pencil lg:text-xs">
        {pile.label} ({pile.size} {pile.size === 1 ? words.card : words.cards})
      </h4>
      <ul className="grid grid-cols-2 gap-1.5">
        {cards.map((card, i) => (
          // The same card may be there twice; its place is the only name it has.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={`${card}:${i}`}
            data-card={card}
            className={classes(
              'min-w-0 rounded-card border-[1.5px] px-2 py-1 leading-tight',
              isOffered(card) ? 'border-water bg-water-wash' : 'border-ink bg-paper',
            )}
          >
            <span className="block text-sm font-semibold [overflow-wrap:anywhere]">{capital(term(card))}</span>
            <span className="block text-xs [overflow-wrap:anywhere] hyphens-auto empty:hidden">{textOf(card)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
