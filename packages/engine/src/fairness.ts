import { apply, dueSeats, start } from './decide.ts';
import type { Game } from './game.ts';
import { dealer } from './nature.ts';
import { canonical } from './copy.ts';
import { topAsk } from './pending.ts';
import { movesOf, type MatchRecord } from './record.ts';
import { hex, sha256 } from './sha256.ts';
import { offerOf } from './settle.ts';
import { NATURE } from './state.ts';

/** What a host publishes before anybody sits down: it can't change its secret afterwards. */
export const commitmentTo = (secret: string, match: string): string =>
  hex(sha256(JSON.stringify(['quayside commitment', match, secret])));

/** The seed of a match: nobody's alone, since the host is bound by its commitment and every seat adds a nonce of its own. */
export const seedFrom = (secret: string, nonces: readonly string[], match: string): string =>
  hex(sha256(JSON.stringify(['quayside seed', match, secret, ...nonces])));

/** What a record says about its chance, once the host has opened its secret. */
export interface Deal {
  readonly match: string;
  readonly commitment: string;
  readonly secret: string;
  /** One of each seat, in order. */
  readonly nonces: readonly string[];
}

export interface Fairness {
  /** The opened secret is the one that was promised. */
  readonly promised: boolean;
  /** How many of nature's answers were looked at, and the places of those that do not follow from the seed. */
  readonly checked: number;
  readonly wrong: readonly number[];
}

/** Whether all chance of a record follows from its opened seed. */
export function checkFairness(game: Game, record: MatchRecord, deal: Deal): Fairness {
  const { setup, line } = movesOf(game, record);
  const nature = dealer(game, setup, seedFrom(deal.secret, deal.nonces, deal.match));
  const wrong: number[] = [];
  let checked = 0;
  let { state } = start(game, setup);
  line.forEach((move, i) => {
    const ask = dueSeats(state).includes(NATURE) ? topAsk(state, NATURE) : undefined;
    if (move.seat === NATURE && ask) {
      checked++;
      if (canonical(nature(ask, offerOf(game, state, ask), state)) !== canonical(move.answer)) wrong.push(i + 1);
    }
    ({ state } = apply(game, state, move));
  });
  return { promised: commitmentTo(deal.secret, deal.match) === deal.commitment, checked, wrong };
}
