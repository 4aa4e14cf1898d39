import { pick, type Bag, type Play, type Question, type Seat } from '@quayside/engine';
import type { Effect, Way } from '../effect.ts';
import { ANY_GOOD, among, only, STANDARD_GOODS, UPGRADED_GOODS } from '../goods.ts';
import { gain, need, spend, stock } from '../payment.ts';
import type { LeHavre } from '../state.ts';

const pickWorth = (goods: readonly string[]) => Object.fromEntries(goods.map((good) => [good, ANY_GOOD[good] ?? 1]));
const PACK = 3;

/** Any goods for a franc: an upgraded one by itself, standard ones in packs of three. */
export function sellAnything(): Effect {
  const ways: readonly Way[] = [
    [need('upgraded', 1, pickWorth(UPGRADED_GOODS))],
    [need('standard', PACK, pickWorth(STANDARD_GOODS))],
  ];
  return {
    deeds: [{ does: 'sell-any', upgraded: 1, standard: PACK }],
    ways: () => ways,
    run: (play, seat, card) => play.ask(seat, 'packs', { card }),
  };
}

const packs: Question<LeHavre, 'packs'> = {
  offer(s, seat) {
    const most = Math.floor(among(stock(s, seat), STANDARD_GOODS) / PACK);
    const least = among(stock(s, seat), UPGRADED_GOODS) > 0 ? 0 : 1;
    return pick(Array.from({ length: most - least + 1 }, (_, i) => String(least + i)));
  },
  answer(play, seat, n, { card }) {
    const count = Number(n);
    if (among(stock(play.s, seat), UPGRADED_GOODS) > 0) play.ask(seat, 'singles', { card, least: count > 0 ? 0 : 1 });
    if (count > 0) play.ask(seat, 'packed', { card, packs: count });
  },
};

function sold(play: Play<LeHavre>, seat: Seat, card: string, paid: Bag, francs: number): void {
  if (francs === 0) return;
  spend(play, seat, paid);
  gain(play, seat, { franc: francs });
  play.tell('convert', { seat, card, paid, goods: { franc: francs } });
}

const packed: Question<LeHavre, 'packed'> = {
  offer: (s, seat, { packs: n }) => ({
    kind: 'bundle',
    from: only(stock(s, seat), STANDARD_GOODS),
    min: PACK * n,
    max: PACK * n,
  }),
  answer: (play, seat, paid, { card, packs: n }) => sold(play, seat, card, paid, n),
};
const ONE_EACH = pickWorth(UPGRADED_GOODS);
const singles: Question<LeHavre, 'singles'> = {
  offer: (s, seat, { least }) => ({
    kind: 'bundle',
    from: only(stock(s, seat), UPGRADED_GOODS),
    min: least,
    price: ONE_EACH,
  }),
  answer: (play, seat, paid, { card }) =>
    sold(
      play,
      seat,
      card,
      paid,
      Object.values(paid).reduce((sum, n) => sum + n, 0),
    ),
};
export const questions = { packs, packed, singles };
