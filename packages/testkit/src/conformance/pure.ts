import { canonical, conceal, decisions, imagine, NATURE, randomFrom, SPECTATOR, type State } from '@quayside/engine';
import type { Findings } from './findings.ts';
import type { Position } from './game.ts';
import type { Property } from './property.ts';

/** Looking changes nothing and always shows the same; the state is plain JSON. */
export const pure: Property = {
  name: 'looking changes nothing',
  position(position: Position, findings: Findings) {
    const { game, state } = position;
    const strange = notPlain(state, '');
    findings.check(pure.name, strange === null, position, () => `the state is not plain JSON: ${strange}`);
    for (const [what, look] of looks(position)) {
      const before = JSON.stringify(state);
      const first = findings.attempt(pure.name, position, `${what} fails`, () => canonical(look(state)));
      findings.check(pure.name, JSON.stringify(state) === before, position, () => `${what} changes the state`);
      const second = findings.attempt(pure.name, position, `${what} fails`, () => canonical(look(state)));
      findings.check(pure.name, first === second, position, () => `${what} shows something else the second time`);
      if (game.value && what === 'the value')
        findings.check(
          pure.name,
          first !== undefined && !first.includes('null'),
          position,
          () => 'the value of a position is not a number',
        );
    }
  },
};

function looks({ game }: Position): [string, (s: State) => unknown][] {
  const each = <T>(s: State, look: (seat: number) => T): T[] =>
    Array.from({ length: s.setup.seats }, (_, seat) => look(seat));
  return [
    ['an offer', (s) => [decisions(game, s, NATURE), ...each(s, (seat) => decisions(game, s, seat))]],
    ['a view', (s) => [conceal(game, s, SPECTATOR), ...each(s, (seat) => conceal(game, s, seat))]],
    ['an imagined world', (s) => each(s, (seat) => imagine(game, conceal(game, s, seat), seat, randomFrom('world')))],
    ['the score', (s) => game.score(s)],
    ['the census', (s) => game.census(s)],
    ['the ledger', (s) => game.ledger?.(s) ?? {}],
    ['the value', (s) => each(s, (seat) => game.value?.(s, seat) ?? 0)],
    ['the weights', (s) => each(s, (seat) => game.weights?.(s, seat) ?? {})],
  ];
}

/** The first thing in it that JSON does not have, or null. */
function notPlain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${value === undefined ? 'undefined; leave it out' : typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is an object of a class`;
  for (const [key, one] of Object.entries(value)) {
    const found = notPlain(one, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
