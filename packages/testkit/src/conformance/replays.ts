import type { State, Move } from '@quayside/engine';
import {
  applyInPlace,
  canonical,
  copyState,
  eventFor,
  Play,
  replay,
  start,
  type GameEvent,
} from '@quayside/engine/host';
import type { Findings } from './findings.ts';
import type { PlayedGame, Deal } from './game.ts';
import type { Property } from './property.ts';

/** The same answers lead to the same state, byte for byte: replayed, from a JSON round trip, and from a copy. */
export const replays: Property = {
  name: 'replay, JSON and copy agree',
  game(deal: Deal, played: PlayedGame, findings: Findings) {
    const { game, setup } = deal;
    const { line } = played;
    const spot = { ...deal, line };
    const end = canonical(played.state);
    const again = findings.attempt(replays.name, spot, 'the record can’t be replayed', () => replay(game, setup, line));
    if (again)
      findings.check(
        replays.name,
        canonical(again.state) === end,
        spot,
        () => `the replay ends otherwise: ${firstDifference(again.state, played.state)}`,
      );
    // From somewhere in the middle on, three of the same go on side by side.
    const at = Math.floor(line.length / 2);
    findings.attempt(replays.name, spot, 'a copy of a state in mid-game can’t be played on', () => {
      const { state } = start(game, setup);
      for (const move of line.slice(0, at)) applyInPlace(new Play(game, state), move);
      const text = JSON.stringify(state);
      const parsed = JSON.parse(text) as State;
      const copied = copyState(game, state);
      findings.check(
        replays.name,
        canonical(copied) === canonical(state),
        { ...spot, line: line.slice(0, at) },
        () => `a copy differs: ${firstDifference(copied, state)}`,
      );
      findings.check(
        replays.name,
        canonical(parsed) === canonical(state),
        { ...spot, line: line.slice(0, at) },
        () => `a JSON round trip differs: ${firstDifference(parsed, state)}`,
      );
      const told = goOn(deal, state, line.slice(at));
      for (const [name, other] of [
        ['JSON round trip', parsed],
        ['copy', copied],
      ] as const) {
        const heard = goOn(deal, other, line.slice(at));
        findings.check(
          replays.name,
          canonical(other) === canonical(state),
          spot,
          () => `played on from a ${name}, the game ends otherwise: ${firstDifference(other, state)}`,
        );
        findings.check(
          replays.name,
          canonical(heard) === canonical(told),
          spot,
          () => `played on from a ${name}, other events are told: ${firstDifference(heard, told)}`,
        );
      }
    });
  },
};

function goOn({ game }: Deal, state: State, line: readonly Move[]): GameEvent[] {
  const play = new Play(game, state);
  play.events = [];
  for (const move of line) applyInPlace(play, move);
  return play.events.map((event) => eventFor(event, 0));
}

/** Where two pieces of plain data differ first, as a path. */
export function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (canonical(a) === canonical(b)) return 'nothing differs';
  if (
    typeof a === 'object' &&
    a !== null &&
    typeof b === 'object' &&
    b !== null &&
    Array.isArray(a) === Array.isArray(b)
  ) {
    const [x, y] = [a as { [key: string]: unknown }, b as { [key: string]: unknown }];
    for (const key of [...new Set([...Object.keys(x), ...Object.keys(y)])].sort())
      if (canonical(x[key]) !== canonical(y[key]))
        return firstDifference(x[key], y[key], path === '' ? key : `${path}.${key}`);
  }
  return `${path || 'all'} is ${short(a)}, not ${short(b)}`;
}

const short = (value: unknown): string => (value === undefined ? 'absent' : canonical(value).slice(0, 200));
