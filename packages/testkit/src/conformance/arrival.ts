import { NATURE, type Answer, type Ask, type Game, type State } from '@quayside/engine';
import { canonical, dueAsks, offerOf } from '@quayside/engine/host';
import { seatName } from '../in-words.ts';
import type { Findings } from './findings.ts';
import { someAnswers, type Position } from './game.ts';
import type { Property } from './property.ts';
import { firstDifference } from './replays.ts';
import { withoutIds } from './waits.ts';
import { applyWatched } from './watch.ts';

/** Who are asked together may answer in any order, and nobody gains by waiting for what another says. */
export const arrival: Property = {
  name: 'the order of simultaneous answers decides nothing',
  position(position, findings) {
    const due = dueAsks(position.state).filter((ask) => ask.seat !== NATURE);
    for (let i = 0; i + 1 < due.length && i < 2; i++)
      for (let j = i + 1; j < due.length && j < 3; j++) together(position, due[i] as Ask, due[j] as Ask, due, findings);
    if (due.length > 1) for (const ask of due.slice(0, 3)) lastOf(position, ask, due, findings);
  },
};

/** Who answers last is offered the same as who answers first. */
function lastOf(position: Position, last: Ask, due: readonly Ask[], findings: Findings): void {
  const { game, state, random } = position;
  const before = offerOf(game, state, last);
  const others = due
    .filter((one) => one !== last)
    .map((ask) => ({ ask, answer: someAnswers(offerOf(game, state, ask), random, 1)[0] as Answer }));
  const after = answered(game, state, others);
  if (!after || !dueAsks(after).some((one) => one.id === last.id)) return;
  const offer = offerOf(game, after, last);
  findings.check(
    arrival.name,
    canonical(offer) === canonical(before),
    position,
    () =>
      `${seatName(last.seat)} is asked ${last.key} together with others, and is offered something else once they have answered: ${firstDifference(offer, before)}. Let no offer depend on who has answered, or ask in turn`,
  );
}

function together(position: Position, a: Ask, b: Ask, due: readonly Ask[], findings: Findings): void {
  const { game, state, random } = position;
  const some = (ask: Ask, most: number) => someAnswers(offerOf(game, state, ask), random, most);
  const others = due.filter((one) => one !== a && one !== b).map((ask) => ({ ask, answer: some(ask, 1)[0] as Answer }));
  const [as, bs] = [some(a, 3), some(b, 3)];
  const ends = new Map<string, State | null>();
  const end = (x: number, y: number, reversed = false): State | null => {
    const name = `${x} ${y} ${reversed}`;
    if (!ends.has(name)) {
      const both = [{ ask: a, answer: as[x] as Answer }, { ask: b, answer: bs[y] as Answer }, ...others];
      ends.set(name, answered(game, state, reversed ? both.toReversed() : both));
    }
    return ends.get(name) ?? null;
  };
  const who = `${seatName(a.seat)} and ${seatName(b.seat)} are asked ${a.key === b.key ? a.key : `${a.key} and ${b.key}`} together`;
  for (let x = 0; x < as.length; x++) {
    const y = x % bs.length;
    const [one, other] = [end(x, y), end(x, y, true)];
    if (one && other && !asksNature(one) && !asksNature(other))
      findings.check(
        arrival.name,
        withoutIds(one) === withoutIds(other),
        position,
        () =>
          `${who} and answer ${canonical(as[x])} and ${canonical(bs[y])}; who is first decides: ${firstDifference(plain(other), plain(one))}. Let a step that waits for all decide, or ask in turn`,
      );
  }
  if (isHeld(game, a) || isHeld(game, b)) return;
  const shared = interaction(as.length, bs.length, end);
  findings.check(
    arrival.name,
    shared === null,
    position,
    () =>
      `${who}, each sees what the other has answered, and both decide about ${shared}: who waits knows more. Seal the answers (secret: { answer: 'until-all' }), or ask in turn`,
  );
}

const asksNature = (s: State): boolean => dueAsks(s).some((ask) => ask.seat === NATURE && ask.for !== undefined);
const isHeld = (game: Game, ask: Ask): boolean => game.questions[ask.key]?.secret?.answer === 'until-all';
const plain = (s: State): unknown => JSON.parse(withoutIds(s));

/** All of them, one after the other; null where that can't be done in this order. */
function answered(game: Game, s: State, all: readonly { ask: Ask; answer: Answer }[]): State | null {
  let state = s;
  for (const { ask, answer } of all) {
    if (!dueAsks(state).some((one) => one.id === ask.id)) return null;
    try {
      state = applyWatched(game, state, { seat: ask.seat, key: ask.key, answer }).state;
    } catch {
      return null; // told elsewhere
    }
  }
  return state;
}

/** Something that two seats decide about at the same time, by its path. */
function interaction(n: number, m: number, end: (x: number, y: number) => State | null): string | null {
  const [byA, byB] = [new Set<string>(), new Set<string>()];
  for (let x = 0; x < n; x++)
    for (let y = 0; y < m; y++) {
      const here = end(x, y);
      if (!here) continue;
      const [left, up] = [x > 0 ? end(x - 1, y) : null, y > 0 ? end(x, y - 1) : null];
      if (left) differences(plain(left), plain(here), '', byA);
      if (up) differences(plain(up), plain(here), '', byB);
    }
  for (const path of byA) if (byB.has(path)) return path;
  return null;
}

function differences(a: unknown, b: unknown, path: string, into: Set<string>): void {
  if (canonical(a) === canonical(b) || path === 'pending') return;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) {
    into.add(path);
    return;
  }
  const [x, y] = [a as { [key: string]: unknown }, b as { [key: string]: unknown }];
  for (const key of new Set([...Object.keys(x), ...Object.keys(y)]))
    differences(x[key], y[key], path === '' ? key : `${path}.${key}`, into);
}
