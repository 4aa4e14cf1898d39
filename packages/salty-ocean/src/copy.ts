import { copyPending, type Bag, type Pile, type Piles } from '@quayside/engine';
import type { Player, SaltyOcean } from './state.ts';

/** Written out because bots copy a state before every try. */
export function copySaltyOcean(s: SaltyOcean): SaltyOcean {
  return {
    setup: s.setup,
    asked: s.asked,
    pending: copyPending(s.pending),
    round: s.round,
    order: s.order.slice(),
    turn: s.turn,
    passes: s.passes,
    did: s.did,
    clockBuilt: s.clockBuilt,
    costs: s.costs.slice(),
    rows: s.rows.slice(),
    pirates: s.pirates,
    players: s.players.map(copyPlayer),
    built: s.built.map((seats) => (seats.length === 0 ? [] : seats.slice())),
    piles: copyPiles(s.piles),
    ...(s.unseen
      ? { unseen: Object.fromEntries(Object.entries(s.unseen).map(([deck, cards]) => [deck, [...cards]])) }
      : {}),
    ...(s.taken ? { taken: s.taken.slice() } : {}),
    ...(s.over ? { over: true } : {}),
  };
}

const copyPlayer = (one: Player): Player => ({
  purse: { coin: one.purse['coin'] as number },
  store: copyBarrels(one.store),
  ships: one.ships.map(({ at, damage, hold }) => ({ at, damage, hold: copyBarrels(hold) })),
  saline: one.saline,
  depot: one.depot,
  notreDame: one.notreDame,
  clockUsed: one.clockUsed,
});
const copyBarrels = (bag: Bag): Bag => ({
  salt: bag['salt'] as number,
  herring: bag['herring'] as number,
  cod: bag['cod'] as number,
});

function copyPiles(piles: Piles): Piles {
  const copy: Piles = {};
  for (const name in piles) {
    const { slots, rest } = piles[name] as Pile;
    copy[name] = rest
      ? { slots: slots.map((slot) => ({ ...slot })), rest: { ...rest } }
      : { slots: slots.map((slot) => ({ ...slot })) };
  }
  return copy;
}
