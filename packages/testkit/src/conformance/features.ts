import type { Features, Seat, State } from '@quayside/engine';
import { conceal } from '@quayside/engine/host';
import { seatName } from '../in-words.ts';
import type { Findings } from './findings.ts';
import type { Position } from './game.ts';

/** What bots learn from is numbers in all its places, and the same on a seat's view as on the state. */
export function checkFeatures(position: Position, seat: Seat, property: string, findings: Findings): void {
  const { game, state } = position;
  const { features } = game;
  if (!features) return;
  const read = (s: State) =>
    findings.attempt(property, position, `the features of ${seatName(seat)} fail`, () => written(features, s, seat));
  const [real, seen] = [read(state), read(conceal(game, state, seat))];
  if (!real || !seen) return;
  const count = features.count(state.setup);
  const named = features.sections?.(state.setup).reduce((sum, section) => sum + section.count, 0) ?? count;
  findings.check(
    property,
    named === count,
    position,
    () => `the sections of the features name ${named} places, and there are ${count}`,
  );
  const bad = real.findIndex((value) => !Number.isFinite(value));
  findings.check(
    property,
    bad < 0,
    position,
    () => `place ${bad} of the features of ${seatName(seat)} is not written, or no number: write all ${count}`,
  );
  const other = real.findIndex((value, place) => value !== seen[place]);
  findings.check(
    property,
    bad >= 0 || other < 0,
    position,
    () =>
      `the features tell ${seatName(seat)} what it can't see: place ${other} is ${real[other]}, not ${seen[other]} on its view. Count only what is open to it`,
  );
}

/** Every place begins as no number, so that one that is left out shows. */
function written(features: Features<State>, s: State, seat: Seat): Float32Array {
  const into = new Float32Array(features.count(s.setup)).fill(Number.NaN);
  features.write(s, seat, into);
  return into;
}
