import { pileSize } from '@quayside/engine';
import { classes } from '@quayside/ui';
import { Icon } from '@quayside/ui/art';
import { Building } from './building.tsx';
import { useHavre } from './havre.tsx';
import { Heading } from './heading.tsx';
import { EdgeCard } from './mini.tsx';
import { Spot } from './spot.tsx';

/** The three proposal piles, fanned: every coming building can be read, the one to build or buy lies in front. */
export function Piles({ className }: { className?: string }) {
  const { s, w } = useHavre();
  return (
    <section aria-label={w.piles} className={classes('relative', className)}>
      <Heading>{w.piles}</Heading>
      <div className="grid items-start gap-1.5 sm:grid-cols-3">
        {s.plans.map((pile, i) => (
          // Piles are told apart by their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Fan key={i} pile={pile} no={i} />
        ))}
      </div>
    </section>
  );
}

function Fan({ pile, no }: { pile: readonly string[]; no: number }) {
  const { w } = useHavre();
  const top = pile[pile.length - 1];
  return (
    <section aria-label={w.pile(no + 1)} data-place={`pile:${no}`} className="flex min-h-0 min-w-0 flex-col">
      <ol className="flex min-h-0 flex-col-reverse">
        {pile
          .slice(0, -1)
          .reverse()
          .map((id, depth) => (
            <li key={id} className="flex">
              <Coming id={id} depth={depth + 1} />
            </li>
          ))}
      </ol>
      {top === undefined ? (
        <p className="rounded-card border-[1.5px] border-dashed border-rule p-3 text-center text-sm text-pencil">
          {w.emptyPile}
        </p>
      ) : (
        <Building id={top} size="whole" className="z-20" />
      )}
    </section>
  );
}

/** A card further down: its upper edge looks out. */
function Coming({ id, depth }: { id: string; depth: number }) {
  const { face, w } = useHavre();
  const card = face(id);
  if (!card) return null;
  return (
    <Spot
      subject={`card:${id}`}
      label={`${card.name}, ${w.coming(depth)}`}
      about={`${card.name}: ${card.text}`}
      className="block w-full"
    >
      <EdgeCard face={card} />
    </Spot>
  );
}

/** Special buildings still hidden, and one that waits for a space. */
export function Specials({ className }: { className?: string }) {
  const { s, w } = useHavre();
  const pile = s.piles?.['special'];
  const left = pile ? pileSize(pile) : 0;
  const known = pile?.slots.flatMap((slot) => (slot.card && slot.card !== '?' ? [slot.card] : [])).reverse() ?? [];
  if (left === 0 && s.waiting.length === 0) return null;
  return (
    <div className={classes('grid gap-1', className)}>
      {left > 0 ? (
        <p className="flex items-center gap-1 text-[0.75rem] leading-tight" data-place="specials">
          <Icon name="landmark" size={15} className="shrink-0 text-water" />
          {w.specials(left)}
        </p>
      ) : null}
      {known.map((id) => (
        <Building key={id} id={id} />
      ))}
      {s.waiting.map((id) => (
        <div key={id}>
          <Building id={id} />
          <p className="text-[0.7rem] text-pencil">{w.waitingCard}</p>
        </div>
      ))}
    </div>
  );
}
