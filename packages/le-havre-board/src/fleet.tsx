import { count } from '@quayside/engine';
import { foodByShips } from '@quayside/le-havre/rules';
import { classes } from '@quayside/ui';
import { Icon, inkOfType, Vignette } from '@quayside/ui/art';
import type { Facts } from './facts.ts';
import { useLeHavre } from './board-context.tsx';
import { Holds, loadOf, sailing } from './holds.tsx';
import { MoneyAndLoans } from './money-and-loans.tsx';
import { SCENES } from './scenes.ts';
import { Spot } from './spot.tsx';

const SHIP_INK = inkOfType('ship');

/** Ships at their moorings with their food, and what the buildings add up to. */
export function Fleet({ of, own, narrow }: { of: number; own: readonly string[]; narrow: boolean }) {
  const havre = useLeHavre();
  const { s, w, facts, term } = havre;
  const fleet = s.fleet[of] ?? [];
  const food = foodByShips(s, of);
  const sums = [
    ...(['hammer', 'fisherman'] as const).map((symbol) => ({
      icon: symbol,
      n: own.reduce((sum, id) => sum + (facts.cards.get(id)?.symbols[symbol] ?? 0), 0),
      says: w.symbols[symbol],
    })),
    ...TYPES.map((type) => ({
      icon: type === 'none' ? 'landmark' : type,
      n: own.filter((id) => typeOf(facts, id) === type).length,
      says: w.types[type] ?? type,
    })),
    // The bands of the cards tell the types as well.
  ].filter(({ icon, n }) => n > 0 && (!narrow || icon === 'hammer' || icon === 'fisherman'));
  const cargo = of === havre.seat && havre.due?.key === 'cargo' ? sailing(havre, havre.due) : null;
  const load = cargo ? loadOf(havre.bag) : [];
  return (
    // Its line is kept from the start: what lies below must not jump when the first building is there.
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule px-1.5 py-1 empty:max-lg:hidden lg:min-h-6">
      {narrow ? <MoneyAndLoans of={of} /> : null}
      {fleet.map((id) => {
        const room = cargo?.ships.get(id) ?? 0;
        return room > 0 ? (
          <span
            key={id}
            className="inline-flex rounded-card border-[1.5px] border-ink bg-water-wash [&>button]:border-0"
          >
            <Vessel id={id} of={of} />
            <Holds tokens={load.splice(0, room)} room={room} small />
          </span>
        ) : (
          <Vessel key={id} id={id} of={of} />
        );
      })}
      {cargo && cargo.rest > 0 ? <Holds tokens={load} room={cargo.rest} small /> : null}
      {food > 0 ? <Sum icon="food" n={food} says={`${w.byShips}: ${w.tokensOf(food, term('food'))}`} sign="+" /> : null}
      {sums.map(({ icon, n, says }) => (
        <Sum key={icon} icon={icon} n={n} says={`${says}: ${n}`} />
      ))}
    </div>
  );
}
/** A ship at its mooring. While it is asked which ships sail, a click sends it out or calls it back. */
function Vessel({ id, of }: { id: string; of: number }) {
  const { s, w, facts, face, term, seat, due, bag, setBag } = useLeHavre();
  const type = facts.ships.get(id)?.type ?? '';
  const picture = (
    <>
      <Vignette scene={SCENES[type] ?? ''} ink={SHIP_INK} fit="fill" className="h-full w-10" />
      <span
        aria-hidden
        className="grid min-w-5 place-items-center border-l border-ink bg-sheet px-0.5 font-display text-sm font-bold"
      >
        {facts.ships.get(id)?.value}
      </span>
    </>
  );
  const look = 'inline-flex h-8 overflow-hidden rounded-card border-[1.5px] border-ink';
  const sailing = of === seat && due?.key === 'sail' && due.offer.kind === 'bundle' ? due.offer : null;
  if (!sailing || count(sailing.from, type) === 0)
    return (
      <Spot
        subject={`vessel:${id}`}
        label={[term(id), w.ships[type], w.worth(facts.ships.get(id)?.value ?? 0)].join(', ')}
        about={`${term(id)}: ${face(id)?.text ?? ''}`}
        className={look}
      >
        {picture}
      </Spot>
    );
  // Ships of a kind sail alike: the first ones go.
  const alike = (s.fleet[of] ?? []).filter((one) => facts.ships.get(one)?.type === type);
  const sails = alike.indexOf(id) < count(bag, type);
  return (
    <button
      type="button"
      data-place={`vessel:${id}`}
      aria-pressed={sails}
      aria-label={`${term(id)}: ${w.sails}`}
      className={classes(
        look,
        'cursor-pointer outline-[3px]',
        sails ? '-translate-y-0.5 outline-brass' : 'opacity-70 outline-water',
      )}
      onClick={() => setBag({ ...bag, [type]: count(bag, type) + (sails ? -1 : 1) })}
    >
      {picture}
    </button>
  );
}

/** Types of buildings in the order in which they lie on a quay. */
const TYPES = ['craft', 'economic', 'industrial', 'public', 'none', 'ship'] as const;
const typeOf = (facts: Facts, id: string) => facts.cards.get(id)?.type ?? 'none';

const Sum = ({ icon, n, says, sign = '' }: { icon: string; n: number; says: string; sign?: string }) => (
  <span title={says} className="inline-flex items-center gap-px text-sm leading-none">
    <span className="sr-only">{says}</span>
    <span aria-hidden className="font-display font-bold tabular-nums">
      {sign}
      {n}
    </span>
    <Icon name={icon} size={15} />
  </span>
);

/** What a player owns, by type. */
export const byType = (facts: Facts, own: readonly string[]): string[] =>
  [...own].sort((a, b) => TYPES.indexOf(typeOf(facts, a)) - TYPES.indexOf(typeOf(facts, b)));
