import { count, tokens, type Bag } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { classes } from '@quayside/ui';
import { Token } from '@quayside/ui/art';
import type { Facts } from './facts.ts';
import { useLeHavre, type BoardContext } from './board-context.tsx';

/** The cargo, token by token. */
export const loadOf = (bag: Bag): string[] =>
  tokens(bag).flatMap((token) => Array.from({ length: count(bag, token) }, () => token));

/** Holds of ships that sail, with what lies in them: a click on a loaded one empties it. */
export function Holds({ tokens: load, room, small }: { tokens: readonly string[]; room: number; small?: boolean }) {
  const { w, term, due, bag, setBag, hand } = useLeHavre();
  const price = due?.offer.kind === 'bundle' ? (due.offer.price ?? {}) : {};
  const look = classes('grid place-items-center rounded-card border-[1.5px]', small ? 'size-6' : 'size-9');
  return (
    <div
      data-holds={room}
      className={small ? 'px-1 py-0.5' : 'mb-2 rounded-card border-[1.5px] border-ink bg-water-wash p-1.5'}
    >
      <p className={small ? 'sr-only' : 'mb-1 text-xs'}>{w.holds(load.length, room)}</p>
      <ul className={classes('flex h-full flex-wrap items-center', small ? 'gap-1.5' : 'gap-1')}>
        {Array.from({ length: Math.max(room, load.length) }, (_, i) => {
          const token = load[i];
          return (
            // Holds have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>
              {token === undefined ? (
                <span className={classes(look, 'border-dashed border-water')} />
              ) : (
                <button
                  type="button"
                  aria-label={w.less(term(token))}
                  onClick={() => hand && setBag(hand.put(bag, token, count(bag, token) - 1))}
                  className={classes(look, 'relative cursor-pointer border-ink bg-sheet')}
                >
                  <Token token={token} size={small ? 19 : 26} />
                  <span
                    className={classes(
                      'absolute rounded-full bg-ink px-1 text-xs leading-none font-bold text-sheet',
                      small ? '-right-1.5 -bottom-1.5' : '-right-1 -bottom-1',
                    )}
                  >
                    {price[token] ?? 0}
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Which ships of a fleet carry the cargo, as the log tells it, each with its room; the rest of the room has no ship to it. */
export function sailing(
  { log, seat, s, facts }: BoardContext,
  { offer }: Decision,
): { ships: ReadonlyMap<string, number>; rest: number } {
  const told = log.findLast((entry) => entry.events.some(({ key, data }) => key === 'sail' && data?.['seat'] === seat));
  const sail = told?.events.findLast(({ key }) => key === 'sail')?.data?.['ships'];
  const left: Bag = { ...(sail as Bag | undefined) }; // the event tells how many of each kind
  const ships = new Map<string, number>();
  for (const id of s.fleet[seat] ?? []) {
    const type = facts.ships.get(id)?.type ?? '';
    if (count(left, type) === 0) continue;
    left[type] = count(left, type) - 1;
    ships.set(id, roomOf(facts, type));
  }
  const room = offer.kind === 'bundle' ? (offer.max ?? 0) : 0;
  const known = [...ships.values()].reduce((sum, one) => sum + one, 0);
  // A log that has not come yet tells of an earlier voyage.
  return known > room ? { ships: new Map(), rest: room } : { ships, rest: room - known };
}
const roomOf = (facts: Facts, type: string) => facts.hulls.get(type)?.room ?? 0;
