import { pileSize } from '@quayside/engine';
import { classes } from '@quayside/ui';
import { BuildingCard, Icon, type BuildingCardProps } from '@quayside/ui/art';
import { Arrange } from './arrange.tsx';
import { Building } from './building.tsx';
import { useLeHavre } from './board-context.tsx';
import { Heading } from './heading.tsx';
import { useStable } from './use-stable.ts';
import { Spot } from './spot.tsx';
import { useSpokenName } from './spoken-name.ts';

/** The three proposal piles, fanned: every coming building can be read, the one to build or buy lies in front. */
export function Piles({ className }: { className?: string }) {
  const { s, w } = useLeHavre();
  // A pile that somebody builds from keeps its room for a while, so that nothing below it moves.
  const most = useStable(Math.max(...s.plans.map((pile) => pile.length)));
  return (
    <section aria-label={w.piles} className={classes('relative', className)}>
      <Heading>{w.piles}</Heading>
      <div
        className="grid items-start gap-2 sm:grid-cols-3 lg:min-h-(--fan)"
        style={{ ['--fan' as string]: `${(most - 1) * EDGE_HIGH + TOP_HIGH}px` }}
      >
        {s.plans.map((pile, i) => (
          // Piles are told apart by their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Fan key={i} pile={pile} no={i} />
        ))}
      </div>
    </section>
  );
}

/** How high an edge that looks out is, and the card in front. */
const EDGE_HIGH = 20.5;
const TOP_HIGH = 112;

function Fan({ pile, no }: { pile: readonly string[]; no: number }) {
  const { w } = useLeHavre();
  const top = pile[pile.length - 1];
  return (
    <section aria-label={w.pile(no + 1)} data-place={`pile:${no}`} className="flex min-h-0 min-w-0 flex-col">
      {/* The card that comes next lies nearest to the one in front. */}
      <ol className="flex min-h-0 flex-col-reverse">
        {pile
          .slice(0, -1)
          .reverse()
          .map((id, depth) => (
            <li key={id} className="-mb-[1.5px] flex">
              <Coming id={id} depth={depth + 1} />
            </li>
          ))}
      </ol>
      {top === undefined ? (
        <p className="rounded-card border-[1.5px] border-dashed border-ink bg-paper p-3 text-center text-sm text-pencil">
          {w.emptyPile}
        </p>
      ) : (
        <Building id={top} size="compact" className="z-20 h-28 max-lg:h-40" />
      )}
    </section>
  );
}

const EDGE: BuildingCardProps['without'] = ['fee', 'scene'];

/** A card further down: its upper edge looks out, with all that planning needs. */
function Coming({ id, depth }: { id: string; depth: number }) {
  const { face, w } = useLeHavre();
  const spoken = useSpokenName();
  const card = face(id);
  if (!card) return null;
  return (
    <Spot
      subject={`card:${id}`}
      label={`${spoken(id, false)}, ${w.coming(depth)}`}
      about={`${card.name}: ${card.text}`}
      className="block w-full"
    >
      <BuildingCard face={card} size="line" without={EDGE} className="h-5.5 w-full rounded-b-none max-lg:h-6.5" />
    </Spot>
  );
}

const HIDDEN =
  'flex items-center gap-1 rounded-card border-[1.5px] border-dashed border-ink bg-paper px-1.5 py-0.5 text-[0.8rem] leading-tight';

/** Special buildings still hidden, and one that waits for a space. */
export function Specials({ className }: { className?: string }) {
  const { s, w, acts, due } = useLeHavre();
  const pile = s.piles?.['special'];
  const left = pile ? pileSize(pile) : 0;
  const known = pile?.slots.flatMap((slot) => (slot.card && slot.card !== '?' ? [slot.card] : [])).reverse() ?? [];
  if (left === 0 && s.waiting.length === 0) return null;
  const heap = (
    <>
      <Icon name="landmark" size={16} className="shrink-0 text-water" />
      {w.specials(left)}
    </>
  );
  return (
    <div className={classes('grid gap-1', className)}>
      {left === 0 ? null : acts.has('specials') ? (
        <Spot subject="specials" label={w.specials(left)} className={HIDDEN}>
          {heap}
        </Spot>
      ) : (
        <p className={HIDDEN} data-place="specials">
          {heap}
        </p>
      )}
      {due?.key === 'arrange' ? <Arrange /> : known.map((id) => <Building key={id} id={id} />)}
      {s.waiting.map((id) => (
        <div key={id}>
          <Building id={id} />
          <p className="text-xs">{w.waitingCard}</p>
        </div>
      ))}
    </div>
  );
}
