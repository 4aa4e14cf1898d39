import { covers, type Bag, type Need, type Question, type Seat } from '@quayside/engine';
import { NO_WAY, type Effect } from '../effect.ts';
import { ALL_GOODS, ANY_GOOD, CARGO, energyIn, only } from '../goods.ts';
import { energyNeed, gain, need, owns, payment, spend, stock } from '../payment.ts';
import type { LeHavre } from '../state.ts';
import { HULLS, shipOf, type ShipType } from '../tables/ships.ts';

const ENERGY_EACH = 3;
const A_GOOD = need('good', 1, ANY_GOOD);

/** Ships goods for their value: energy for each ship that sails, then what they carry. */
export const sail = (): Effect => ({
  deeds: [{ does: 'sail', energy: ENERGY_EACH }],
  ways: (s, seat) => (s.fleet[seat]?.some(carries) ? [sailNeeds(s, seat, 1)] : NO_WAY),
  run: (play, seat, card) => play.ask(seat, 'sail', { card }),
});

const carries = (ship: string): boolean => HULLS[shipOf(ship).type].room > 0;
const sailNeeds = (s: LeHavre, seat: Seat, ships: number): Need[] => [
  ...energyNeed(s, seat, ENERGY_EACH * ships),
  A_GOOD,
];

/** Which ships? Only as many as there is energy for, and something left to load. */
const fleet: Question<LeHavre, 'sail'> = {
  offer(s, seat) {
    const from: Bag = {};
    let ships = 0;
    for (const id of s.fleet[seat] ?? []) {
      if (!carries(id)) continue;
      const { type } = shipOf(id);
      from[type] = (from[type] ?? 0) + 1;
      ships++;
    }
    const energy = energyIn(stock(s, seat)) + owns(s, seat, 'energy');
    let max = Math.min(ships, Math.floor(energy / ENERGY_EACH));
    while (max > 1 && !covers(stock(s, seat), sailNeeds(s, seat, max))) max--;
    return { kind: 'bundle', from, min: 1, max, price: ROOMS };
  },
  answer(play, seat, ships, { card }) {
    let n = 0;
    let room = 0;
    for (const type in ships) {
      n += ships[type] ?? 0;
      room += (ships[type] ?? 0) * HULLS[type as ShipType].room;
    }
    play.tell('sail', { seat, card, ships });
    play.ask(seat, 'cargo', { card, room });
    play.ask(seat, 'energy', { card, ships: n });
  },
};
// A ship that sails is worth about what it carries.
const ROOMS = { 'wooden-ship': 4, 'iron-ship': 6, 'steel-ship': 8 };

const fuel: Question<LeHavre, 'energy'> = {
  offer: (s, seat, { ships }) => payment(stock(s, seat), energyNeed(s, seat, ENERGY_EACH * ships), [[A_GOOD]]),
  answer(play, seat, goods, { card }) {
    spend(play, seat, goods);
    play.tell('pay', { seat, card, goods });
  },
};

const cargo: Question<LeHavre, 'cargo'> = {
  offer: (s, seat, { room }) => ({
    kind: 'bundle',
    from: only(stock(s, seat), ALL_GOODS),
    min: 1,
    max: room,
    price: CARGO,
  }),
  answer(play, seat, paid, { card }) {
    let francs = 0;
    for (const good in paid) francs += (paid[good] ?? 0) * (CARGO[good] ?? 0);
    spend(play, seat, paid);
    gain(play, seat, { franc: francs });
    play.tell('convert', { seat, card, paid, goods: { franc: francs } });
  },
};
export const questions = { sail: fleet, energy: fuel, cargo };
