import { pick, type Bag, type Play, type Question, type Seat } from '@quayside/engine';
import { barrelsNamed, selections } from './barrels.ts';
import { GOODS, SHIPS } from './print.ts';
import { playerOf, type Place, type SaltyOcean } from './state.ts';

/** The warehouse as a place for barrels; the other places are ships. */
export const STORE = 'store';

/** The barrels at a place. */
export function barrelsAt(s: SaltyOcean, seat: Seat, place: Place): Bag {
  const player = playerOf(s, seat);
  return place === STORE ? player.store : (player.ships[SHIPS.indexOf(place)]?.hold as Bag); // there are three ships
}

/** There is no room for so many barrels at a place: their owner chooses which are lost. */
export function losing(play: Play<SaltyOcean>, seat: Seat, place: Place, n: number): void {
  play.ask(seat, 'lose', { place, n });
}

export const lose: Question<SaltyOcean, 'lose'> = {
  offer: (s, seat, { place, n }) => pick(selections(barrelsAt(s, seat, place), n)),
  answer(play, seat, option, { place }) {
    const { counts } = barrelsNamed(option);
    const from = barrelsAt(play.s, seat, place);
    const lost: Bag = {};
    GOODS.forEach((good, i) => {
      const n = counts[i] as number; // one for each good
      if (n === 0) return;
      play.spend(from, good, n);
      lost[good] = n;
    });
    if (play.events) play.tell('lose', { seat, place, barrels: lost });
  },
};
