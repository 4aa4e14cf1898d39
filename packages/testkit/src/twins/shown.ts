import type { Seat } from '@quayside/engine';
import { handOf } from '@quayside/engine';
import type { Tidewater } from '../sample/tidewater.ts';
import { ask, asks, twin, type Twin } from './twin.ts';

/** A card of the next seat, which only that seat has seen. */
const neighbours = (s: Tidewater, seat: Seat): string | undefined =>
  s.piles?.[handOf((seat + 1) % s.setup.seats)]?.slots.find(({ card }) => card !== undefined)?.card;

const taken = (space: string | undefined) => (space === undefined ? null : { key: 'why.taken', args: { space } });

/** Cards that come out where nobody says so, in what is done and in what is explained. */
export const shown: readonly Twin[] = [
  twin(
    'lets a card that was called in be taken back',
    'previews are right up to chance',
    asks('favour', { commits: false }),
  ),
  twin(
    'names a neighbour’s card where it says why not',
    'decisions follow from the view',
    asks('place', { why: (s, seat) => taken(neighbours(s, seat)) }),
  ),
  twin(
    'says another reason while a neighbour holds planks',
    'decisions follow from the view',
    asks('place', {
      why: (s, seat, space, data) =>
        neighbours(s, seat) === 'planks' ? { key: 'why.shipyard' } : (ask('place').why?.(s, seat, space, data) ?? null),
    }),
  ),
  twin(
    'names a neighbour’s card where it says why something is closed',
    'decisions follow from the view',
    asks('sell', { closed: (s, seat) => taken(neighbours(s, seat)) }),
  ),
  twin(
    'leaves out by number what it offers',
    'offered answers are accepted',
    asks('place', { numbered: { count: () => 1, at: () => 'nets' } }),
  ),
];
