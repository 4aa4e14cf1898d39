import { NATURE, type Game, type Seat, type State, type Move } from '@quayside/engine';
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
  offerOf,
  preview,
  SPECTATOR,
  UNKNOWN,
  type ApplyResult,
  type Decision,
} from '@quayside/engine/host';
import { seatName } from '../in-words.ts';
import { cardComesOut } from './comes-out.ts';
import { checkFeatures } from './features.ts';
import { reason, type Findings } from './findings.ts';
import { seenOf } from './looks.ts';
import { notPlain } from './plain.ts';
import { follow, openToAll, playOn, sameRefusals, viewersOf } from './worlds.ts';
import { applyWatched, WatchedPlay } from './watch.ts';
import { someAnswers, spread, type Position } from './game.ts';
import type { Property } from './property.ts';
import { firstDifference } from './replays.ts';

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
    openToAll(position, fromView.name, findings);
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
      for (const [what, look] of seenOf(game, seat)) {
        const shown = findings.attempt(
          fromView.name,
          position,
          `${seatName(seat)} can't work out ${what} on its view`,
          () => look(view),
        );
        findings.check(
          fromView.name,
          shown === undefined || canonical(shown) === canonical(look(state)),
          position,
          () =>
            `${what} tells ${seatName(seat)} what it can't see: ${firstDifference(look(state), shown)} on its view. Count only what is open to it`,
        );
      }
      if (seat >= 0) checkFeatures(position, seat, fromView.name, findings);
      sameRefusals(position, state, view, seat, 'what it can’t see', fromView.name, findings, position.random);
      onlyOwn(position, view, seat, findings);
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

/** What the core hides and shows is not the module's to change. */
function onlyOwn({ game, ...position }: Position, view: State, seat: Seat, findings: Findings): void {
  if (!game.conceal) return;
  const plain = conceal({ ...game, conceal: () => undefined }, position.state, seat);
  for (const field of ['setup', 'asked', 'taken', 'pending', 'over', 'piles', 'unseen', 'hints', 'reshuffled'] as const)
    findings.check(
      fromView.name,
      canonical(view[field]) === canonical(plain[field]),
      { game, ...position },
      () =>
        `conceal changes ${field} in the view of ${seatName(seat)}, which is the core's: ${firstDifference(view[field], plain[field])}. Conceal the module's own fields alone`,
    );
}

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
        const real = applyWatched(game, state, move);
        findings.check(
          previews.name,
          real.barrier || !real.play.opened,
          position,
          () => `${say()}, something hidden is shown, and yet it could be taken back: leave play.barrier to the core`,
        );
        const out = real.barrier ? null : cardComesOut(game, state, real.state, seat);
        findings.check(
          previews.name,
          out === null,
          position,
          () =>
            `${seatName(seat)} answers ${move.key} ${canonical(move.answer)}, ${out}, and yet it could be taken back: say commits: true of ${move.key}`,
        );
        if (!shown.state) {
          findings.check(
            previews.name,
            // A card that others have looked at already is shown at once, and to this seat alone.
            real.play.opened || real.play.shownTo.has(seat),
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

const eventsFor = (events: ApplyResult<State>['events'], seat: Seat) => events.map((event) => eventFor(event, seat));

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
      const strange = notPlain(world, '');
      findings.check(
        imagines.name,
        strange === null,
        position,
        () => `${seatName(seat)} imagines a world that is not plain JSON: ${strange}`,
      );
      varies(position, view, seat, findings);
      // What nature is asked goes to no client, so nobody plays a world on from there.
      if (seat !== SPECTATOR && !dueSeats(state).includes(NATURE))
        findings.attempt(imagines.name, position, `a world imagined by ${seatName(seat)} can't be played`, () =>
          playOn(game, world, random, random() < 0.1 ? 200 : 6),
        );
    }
  },
};

/** So many worlds are imagined to see whether they differ. */
const IMAGINED = 8;

/** What is hidden may be imagined as anything that it could be, so also as what it is; and it is imagined at all. */
function varies(position: Position, view: State, seat: Seat, findings: Findings): void {
  const { game, state, random } = position;
  const hidden = new Map<string, unknown>();
  leaves(state, view, '', hidden);
  if (hidden.size === 0) return;
  const worlds = Array.from({ length: IMAGINED }, () => tried(() => imagine(game, view, seat, random))).filter(
    (one) => one !== null,
  );
  for (const [path, truth] of hidden) {
    if (/^(pending|piles|unseen|hints|reshuffled|asked)/.test(path)) continue; // the core's
    const found = worlds.map((world) => at(world, path));
    const say = (what: string) =>
      `${seatName(seat)} imagines ${path} ${what}, but it is ${canonical(truth)}: let imagine fill it at random with anything possible`;
    findings.check(
      imagines.name,
      found.every((one) => sortOf(one) === sortOf(truth)),
      position,
      () => say(`as ${canonical(found.find((one) => sortOf(one) !== sortOf(truth)))}`),
    );
    findings.check(
      imagines.name,
      found.length < IMAGINED || new Set(found.map(canonical)).size > 1 || canonical(found[0]) === canonical(truth),
      position,
      () => say(`always as ${canonical(found[0])}`),
    );
    findings.check(
      imagines.name,
      typeof truth !== 'number' ||
        found.every(
          (one) =>
            typeof one !== 'number' || ((one >= 0 || truth < 0) && Number.isInteger(one) === Number.isInteger(truth)),
        ),
      position,
      () => say(`as ${found.map(canonical).join(', ')}`),
    );
    const words = wordsOf(position, findings);
    const strange = found.find((one) => typeof one === 'string' && one !== truth && !words.has(one));
    findings.check(imagines.name, strange === undefined, position, () =>
      say(`as ${canonical(strange)}, a word that no state, deck or text of the game has`),
    );
  }
}

/** The words that have been met in states of this run, with those of decks and texts: what else could be meant? */
const met = new WeakMap<Findings, Set<string>>();
function wordsOf({ game, state }: Position, findings: Findings): ReadonlySet<string> {
  const words = met.get(findings) ?? new Set(Object.keys(game.messages.en).flatMap((key) => [key, afterDot(key)]));
  met.set(findings, words);
  for (const deck of Object.values(game.decks?.(state.setup) ?? {})) for (const card of deck) words.add(card);
  collectWords(state, words);
  return words;
}
const afterDot = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

function collectWords(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      into.add(key);
      collectWords(part, into);
    }
}
const sortOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
function tried<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null; // told elsewhere
  }
}
/** What of a state is otherwise in a view: the smallest parts that differ. */
function leaves(state: unknown, view: unknown, path: string, into: Map<string, unknown>): void {
  if (canonical(state) === canonical(view)) return;
  const parts = typeof state === 'object' && state !== null && typeof view === 'object' && view !== null;
  if (!parts || Array.isArray(state) !== Array.isArray(view) || path.split('.').length > 6) {
    into.set(path, state);
    return;
  }
  for (const key of Object.keys(state))
    leaves(
      (state as { [key: string]: unknown })[key],
      (view as { [key: string]: unknown })[key],
      path === '' ? key : `${path}.${key}`,
      into,
    );
}
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as { [key: string]: unknown } | undefined)?.[key], value);

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
      const what = 'two worlds apart that look the same to it';
      if (seat >= 0 && !sameRefusals(position, state, world, seat, what, keepsSecrets.name, findings, random)) continue;
      if (JSON.stringify(world.pending).includes('"hidden":true')) continue;
      // What others do, who may know more, tells it nothing either.
      const asIs = (s: State) => ({ state: s, events: [], barrier: false, play: new WatchedPlay(game, s) });
      follow(position, { here: asIs(state), there: asIs(world), viewers: [seat], what }, keepsSecrets.name, findings);
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
      const { state: next, events, barrier, play } = applyWatched(game, s, move);
      return {
        opened: play.opened || play.shownTo.has(seat),
        view: conceal(game, next, seat),
        decisions: decisions(game, next, seat),
        events: eventsFor(events, seat),
        barrier,
      };
    } catch (error) {
      return { opened: false, view: null, decisions: [], events: [], barrier: false, error: reason(error) };
    }
  };
  // Where the answer itself opens what was hidden (the last sealed bid), the worlds may part.
  const [a, b] = [look(state), look(world)];
  if (a.opened && b.opened) return;
  findings.check(
    keepsSecrets.name,
    canonical(a) === canonical(b),
    position,
    () =>
      `${seatName(seat)} answers ${move.key} ${canonical(move.answer)}, and what follows tells apart two worlds that look the same: ${firstDifference(b, a)}`,
  );
}
