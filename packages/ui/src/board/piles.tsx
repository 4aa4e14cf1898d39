import type { PileSheet } from '@quayside/engine/reading';
import { capital } from './capital.ts';
import { useTable } from './table-context.tsx';

/** A pile: how many cards, and what the viewer knows of them, the top one first. */
export function PileLine({ pile }: { pile: PileSheet }) {
  const { words, term } = useTable();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:gap-y-0.5 lg:text-sm">
      <span className="font-semibold">{capital(pile.label)}</span>
      <span className="inline-flex items-center gap-1 text-sm">
        <svg aria-hidden viewBox="0 0 24 20" width="24" height="20" className="text-water">
          <path d="M3 5h13v14H3z" className="fill-sheet stroke-current" strokeWidth="1.5" />
          <path d="M7 1h13v14H7z" className="fill-current stroke-sheet" strokeWidth="1.5" />
        </svg>
        <span className="font-display font-bold tabular-nums">{pile.size}</span>{' '}
        {pile.size === 1 ? words.card : words.cards}
      </span>
      {pile.top.some((one) => one.card !== null || one.among.length > 0) ? (
        <span className="inline-flex flex-wrap items-center gap-1 text-sm">
          <span className="text-pencil">{words.known}:</span>
          {pile.top.map(({ card, among }, depth) => (
            // A card's place in the pile is the only name it has.
            // oxlint-disable-next-line react/no-array-index-key
            <span
              key={depth}
              className="rounded-card border border-ink bg-paper px-1.5 py-0.5 font-semibold lg:py-0 lg:text-[0.8rem]"
            >
              {card === null
                ? among.length > 0
                  ? `${words.amongCards} ${among.map(term).join(', ')}`
                  : words.unknownCard
                : term(card)}
            </span>
          ))}
        </span>
      ) : null}
    </div>
  );
}
