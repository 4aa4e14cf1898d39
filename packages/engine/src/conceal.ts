import { copyState } from './decide.ts';
import type { Game } from './game.ts';
import { sample } from './offer.ts';
import { isAsk, isTogether, type Ask, type Step } from './pending.ts';
import { concealPiles, imaginePiles } from './pile-view.ts';
import type { Random } from './random.ts';
import { offerOf, questionOf } from './settle.ts';
import { isOver, NATURE, type Seat, type State } from './state.ts';

/** What a seat may know, in the same shape as the state. After the end everybody may know everything. */
export function conceal<S extends State>(game: Game<S>, s: S, seat: Seat): S {
  const view = copyState(game, s);
  if (isOver(s)) return view;
  concealPiles(view, seat);
  changeAsks(view, (ask) => concealAsk(game, ask, seat));
  game.conceal?.(view, seat);
  return view;
}

function concealAsk<S extends State>(game: Game<S>, ask: Ask, viewer: Seat): Ask {
  const { id, seat, key, data } = ask;
  if (seat === viewer) return ask;
  const secret = seat === NATURE ? ask.for !== undefined && ask.for !== viewer : questionOf(game, key).secret?.question;
  const hides = secret === true && data !== undefined;
  if (!hides && ask.given === undefined) return ask;
  return {
    id,
    seat,
    key,
    ...(data === undefined ? {} : hides ? { hidden: true } : { data }),
    ...(ask.for === undefined ? {} : { for: ask.for }),
    ...(ask.given === undefined ? {} : { given: null }),
  };
}

/** A possible world behind a view, for bots: nothing in it contradicts what the viewer knows. */
export function imagine<S extends State>(game: Game<S>, view: S, seat: Seat, random: Random): S {
  const world = copyState(game, view);
  imaginePiles(world, random);
  game.imagine?.(world, seat, random);
  // What others have answered and nobody else knows is anything they were offered.
  changeAsks(world, (ask) =>
    ask.given === null && !ask.hidden ? { ...ask, given: sample(offerOf(game, world, ask), random) } : ask,
  );
  return world;
}

/** Puts other asks in the places of asks. */
function changeAsks(s: State, change: (ask: Ask) => Ask): void {
  const changed = <F extends Ask | Step>(frame: F): F => (isAsk(frame) ? (change(frame) as F) : frame);
  s.pending = s.pending.map((frame) =>
    isTogether(frame)
      ? { branches: frame.branches.map(({ seat, stack }) => ({ seat, stack: stack.map(changed) })) }
      : changed(frame),
  );
}
