import type { Bag, Play, Seat } from '@quayside/engine';
import type { Deed } from '../deed.ts';
import { FREE, NO_WAY, type Effect, type Way } from '../effect.ts';
import { OFFERS } from '../goods.ts';
import { gain as receive, need } from '../payment.ts';
import type { LeHavre } from '../state.ts';
import { shown, times, type Tally } from '../tally.ts';

type Amount = (s: LeHavre, seat: Seat) => Bag;

/** Goods and francs from the supply, at once. Where it would be nothing, there is no function to carry out (ruling LH-31). */
const gains = (deed: Deed, amount: Amount, ways: Effect['ways']): Effect => ({
  deeds: [deed],
  ways,
  run: (play, seat, card) => gainNow(play, seat, card, amount(play.s, seat)),
});

export function gainNow(play: Play<LeHavre>, seat: Seat, card: string, goods: Bag): void {
  receive(play, seat, goods);
  play.tell('gain', { seat, card, goods });
}

/** A fixed amount, and more for what one owns. */
export function gain(base: Bag, ...tallies: readonly Tally[]): Effect {
  const amount: Amount = (s, seat) => {
    const bag = { ...base };
    for (const tally of tallies) {
      const n = times(s, seat, tally);
      if (n > 0) for (const token in tally.gives) bag[token] = (bag[token] ?? 0) + n * (tally.gives[token] ?? 0);
    }
    return bag;
  };
  const deed: Deed = { does: 'gain', goods: base, per: tallies };
  if (Object.keys(base).length > 0) return gains(deed, amount, () => FREE);
  // What is counted must still be there when all fees are paid.
  const ways = tallies.map((tally): readonly Way[] => {
    const goods = shown(tally);
    return goods ? [[goods]] : FREE;
  });
  return gains(deed, amount, (s, seat, _, gone) => {
    const counts = tallies.findIndex((tally) => times(s, seat, tally, gone) > 0);
    return ways[counts] ?? NO_WAY;
  });
}

/** For those who can show something, which they keep. */
export function gainShowing(show: Bag, base: Bag): Effect {
  const all: readonly Way[] = [Object.keys(show).map((token) => need(token, show[token] ?? 0))];
  return gains(
    { does: 'gain', goods: base, show },
    () => base,
    () => all,
  );
}

/** So many of everything whose offer space is empty. */
export const gainMissing = (n: number): Effect =>
  gains(
    { does: 'gain-missing', n },
    (s) => Object.fromEntries(OFFERS.filter((token) => s.offer[token] === 0).map((token) => [token, n])),
    (s) => {
      for (const token of OFFERS) if (s.offer[token] === 0) return FREE;
      return NO_WAY;
    },
  );
