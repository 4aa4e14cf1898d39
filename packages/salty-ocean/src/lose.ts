import { pick, type Bag, type Play, type Question, type Seat } from '@quayside/engine';
import { barrelsNamed, selections } from './barrels.ts';
import { GOODS, SHIPS } from './print.ts';
import { playerOf, type SaltyOcean } from './state.ts';

/** The warehouse as a place for barrels; the other places are ships. */
export const STORE = 'store';

/** The barrels at a place. */
export function barrelsAt(s: SaltyOcean, seat: Seat, place: string): Bag {
  const player = playerOf(s, seat);
  return place === STORE ? player.store : (player.ships[(SHIPS as readonly string[]).indexOf(place)]?.hold as Bag); // asked of ships only
}

/** There is no room for so many barrels at a place: their owner chooses which are lost. */
export function losing(play: Play<SaltyOcean>, seat: Seat, place: string, n: number): void {
  play.ask(seat, 'lose', { place, n });
}

type Loss = { readonly place: string; readonly n: number };

export const lose: Question<SaltyOcean, Loss, string> = {
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
