import {
  apply,
  canonical,
  conceal,
  decisions,
  dueAsks,
  dueSeats,
  eventFor,
  Hidden,
  imagine,
  NATURE,
  offerOf,
  preview,
  refusal,
  SPECTATOR,
  UNKNOWN,
  type Applied,
  type Decision,
  type Game,
  type Move,
  type Seat,
  type State,
} from '@quayside/engine';
import { seatName } from '../words.ts';
import { reason, type Findings } from './findings.ts';
import { playOn } from './worlds.ts';
import { someAnswers, spread, type Position } from './game.ts';
import type { Property } from './property.ts';
import { firstDifference } from './replays.ts';

const viewersOf = (state: State): Seat[] => [
  ...Array.from({ length: state.setup.seats }, (_, seat) => seat),
  SPECTATOR,
];

/** Answers that a seat might give, due or aside. */
function movesOf(open: readonly Decision[], random: () => number, most: number): Move[] {
  const moves = open.flatMap(({ seat, key, offer }) =>
    someAnswers(offer, random, 6).map((answer) => ({ seat, key, answer })),
  );
  return spread(moves, most, random);
}

/** What a seat is asked follows from what it can see. */
export const fromView: Property = {
  name: 'decisions follow from the view',
  position(position, findings) {
    const { game, state } = position;
    for (const seat of viewersOf(state)) {
      const view = conceal(game, state, seat);
      const seen = findings.attempt(
        fromView.name,
        position,
        `${seatName(seat)} can't compute its decisions from its view`,
        () => decisions(game, view, seat),
      );
      const real = decisions(game, state, seat);
      findings.check(
        fromView.name,
        seen === undefined || canonical(seen) === canonical(real),
        position,
        () => `${seatName(seat)} sees other decisions than there are: ${firstDifference(seen, real)}`,
      );
      const again = conceal(game, view, seat);
      findings.check(
        fromView.name,
        canonical(again) === canonical(view),
        position,
        () => `the view of ${seatName(seat)} changes when concealed again: ${firstDifference(again, view)}`,
      );
    }
  },
};

/** An answer tried on a view shows what really follows, up to chance. */
export const previews: Property = {
  name: 'previews are right up to chance',
  position(position, findings) {
    const { game, state, random } = position;
    for (const seat of viewersOf(state)) {
      const view = conceal(game, state, seat);
      for (const move of movesOf(decisions(game, state, seat), random, 5)) {
        const say = () => `${seatName(seat)} previews ${move.key} ${canonical(move.answer)}`;
        const shown = findings.attempt(previews.name, position, `${say()} and it fails`, () =>
          preview(game, view, move),
        );
        if (!shown) continue;
        const real = apply(game, state, move);
        if (!shown.state) {
          findings.check(
            previews.name,
            real.barrier,
            position,
            () => `${say()}, and ${metHidden(position, view, move, real.state)}`,
          );
          continue;
        }
        const [a, b] = [beforeShown(game, shown.state, seat), beforeShown(game, real.state, seat)];
        findings.check(
          previews.name,
          canonical(a) === canonical(b),
          position,
          () => `${say()} and is shown something else than what follows: ${firstDifference(a, b)}`,
        );
        const [heard, told] = [eventsFor(shown.events, seat), eventsFor(real.events, seat)];
        findings.check(
          previews.name,
          canonical(heard) === canonical(told),
          position,
          () => `${say()} and is told something else than what follows: ${firstDifference(heard, told)}`,
        );
      }
    }
  },
};

/** The view after an answer; after the last one, without what the end shows to everybody. */
function beforeShown(game: Game, { over, ...state }: State, seat: Seat): unknown {
  return { over, view: conceal(game, state, seat) };
}

/** What the rules met on a view that stopped them although nothing was opened. */
function metHidden({ game }: Position, view: State, move: Move, next: State): string {
  const after = conceal(game, next, move.seat);
  const blind = dueAsks(next).find(
    (ask) => ask.seat !== move.seat && ask.seat !== NATURE && hiddenBy(() => offerOf(game, after, ask)) !== null,
  );
  const met = hiddenBy(() => apply(game, view, move)) ?? 'something is hidden from this view';
  return blind
    ? `what ${seatName(blind.seat)} may answer to ${blind.key} can't be worked out on the view of ${seatName(move.seat)} (${met}): is ${blind.key} secret?`
    : `the rules stop (${met}), but nothing was shown that would stop an undo there`;
}

function hiddenBy(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Hidden ? error.message : null;
  }
}

const eventsFor = (events: Applied<State>['events'], seat: Seat) => events.map((event) => eventFor(event, seat));

/** A world imagined behind a view contradicts nothing in it, and can be played. */
export const imagines: Property = {
  name: 'imagined worlds agree with the view',
  position(position, findings) {
    const { game, state, random } = position;
    for (const seat of viewersOf(state)) {
      const view = conceal(game, state, seat);
      const world = findings.attempt(imagines.name, position, `${seatName(seat)} can't imagine a world`, () =>
        imagine(game, view, seat, random),
      );
      if (!world) continue;
      const seen = conceal(game, world, seat);
      findings.check(
        imagines.name,
        canonical(seen) === canonical(view),
        position,
        () => `${seatName(seat)} would see another view in the world it imagines: ${firstDifference(seen, view)}`,
      );
      const blank = Object.entries(world.piles ?? {}).find(([, pile]) =>
        pile.slots.some((slot) => slot.card === UNKNOWN),
      );
      findings.check(
        imagines.name,
        blank === undefined,
        position,
        () => `${seatName(seat)} imagines a world with unknown cards in ${blank?.[0]}`,
      );
      // What nature is asked goes to no client, so nobody plays a world on from there.
      if (seat !== SPECTATOR && !dueSeats(state).includes(NATURE))
        findings.attempt(imagines.name, position, `a world imagined by ${seatName(seat)} can't be played`, () =>
          playOn(game, world, random, 6),
        );
    }
  },
};

/** Two worlds that a seat can't tell apart: what it may decide, why not, and what follows of its answers is the same in both. */
export const keepsSecrets: Property = {
  name: 'nothing leaks',
  position(position, findings) {
    const { game, state, random } = position;
    for (const seat of viewersOf(state)) {
      const view = conceal(game, state, seat);
      const world = worldLike(position, view, seat);
      if (!world || canonical(world) === canonical(state)) continue;
      const say = (what: string) => `to ${seatName(seat)}, ${what} tells apart two worlds that look the same`;
      const [here, there] = [decisions(game, state, seat), decisions(game, world, seat)];
      if (
        !findings.check(
          keepsSecrets.name,
          canonical(here) === canonical(there),
          position,
          () => `${say('what it may decide')}: ${firstDifference(there, here)}`,
        )
      )
        continue;
      for (const move of movesOf(here, random, 4)) compareMoves(position, world, move, findings);
      for (const other of spread(Object.keys(game.questions), 3, random)) {
        const move = { seat, key: here[0]?.key ?? other, answer: other };
        const [a, b] = [refusal(game, state, move), refusal(game, world, move)];
        findings.check(
          keepsSecrets.name,
          canonical(a && { ...a.text, code: a.code }) === canonical(b && { ...b.text, code: b.code }),
          position,
          () => `${say(`why ${move.key} can't be ${other}`)}: ${b?.message}, not ${a?.message}`,
        );
      }
    }
  },
};

/** Another world behind the same view; where imagining fails, that is told elsewhere. */
function worldLike({ game, random }: Position, view: State, seat: Seat): State | null {
  try {
    const world = imagine(game, view, seat, random);
    return canonical(conceal(game, world, seat)) === canonical(view) ? world : null;
  } catch {
    return null;
  }
}

function compareMoves(position: Position, world: State, move: Move, findings: Findings): void {
  const { game, state } = position;
  const { seat } = move;
  const look = (s: State) => {
    try {
      const { state: next, events, barrier } = apply(game, s, move);
      return {
        view: conceal(game, next, seat),
        decisions: decisions(game, next, seat),
        events: eventsFor(events, seat),
        barrier,
      };
    } catch (error) {
      return { view: null, decisions: [], events: [], barrier: false, error: reason(error) };
    }
  };
  // Where the answer itself opens what was hidden (the last sealed bid), the worlds may part.
  const [a, b] = [look(state), look(world)];
  if (a.barrier && b.barrier) return;
  findings.check(
    keepsSecrets.name,
    canonical(a) === canonical(b),
    position,
    () =>
      `${seatName(seat)} answers ${move.key} ${canonical(move.answer)}, and what follows tells apart two worlds that look the same: ${firstDifference(b, a)}`,
  );
}
