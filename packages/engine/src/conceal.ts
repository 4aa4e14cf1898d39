import { copyState } from './decide.ts';
import type { Game } from './game.ts';
import { concealPiles, imaginePiles } from './pile.ts';
import { questionOf } from './play.ts';
import type { Random } from './random.ts';
import { NATURE, type Ask, type Seat, type State } from './state.ts';

/** What a seat may know, in the same shape as the state. */
export function conceal<S extends State>(game: Game<S>, s: S, seat: Seat): S {
  const view = copyState(game, s);
  concealPiles(view, seat);
  for (const group of view.pending) group.asks = group.asks.map((ask) => concealAsk(game, ask, seat));
  game.conceal?.(view, seat);
  return view;
}

function concealAsk<S extends State>(game: Game<S>, ask: Ask, seat: Seat): Ask {
  if (ask.seat === seat || ask.data === undefined) return ask;
  if (ask.seat !== NATURE && !questionOf(game, ask.key).secret) return ask;
  return { id: ask.id, seat: ask.seat, key: ask.key };
}

/** A possible world behind a view, for bots: nothing in it contradicts what the viewer knows. */
export function imagine<S extends State>(game: Game<S>, view: S, seat: Seat, random: Random): S {
  const world = copyState(game, view);
  imaginePiles(world, random);
  game.imagine?.(world, seat, random);
  return world;
}
