import { copyCore, copyPending, type Bag } from '@quayside/engine';
import type { Player, SaltyOcean } from './state.ts';

/** Written out because bots copy a state before every try. */
export function copySaltyOcean(s: SaltyOcean): SaltyOcean {
  const copy: SaltyOcean = {
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
    piles: s.piles,
  };
  copyCore(s, copy);
  return copy;
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
