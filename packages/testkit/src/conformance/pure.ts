import type { Game, State } from '@quayside/engine';
import { canonical, conceal, copy, dueAsks, SPECTATOR } from '@quayside/engine/host';
import type { Findings, Spot } from './findings.ts';
import type { PlayedGame, Position, Deal } from './game.ts';
import { looksOf, rematchOf, tablesOf } from './looks.ts';
import { frozen, notPlain } from './plain.ts';
import type { Property } from './property.ts';

/** So many answers of each game are followed by a look at the whole state, and fewer by one at a copy as well. */
const EVERY = 7;
const COPY_EVERY = 4 * EVERY;

/** Looking changes nothing, always shows the same and never fails; everything is plain JSON. */
export const pure: Property = {
  name: 'looking changes nothing',
  answered({ deal, line, move, state, done }, findings) {
    const spot = { ...deal, line };
    const say = (what: string, strange: string | null) =>
      findings.check(
        pure.name,
        strange === null,
        spot,
        () => `after ${move.key} of seat ${move.seat}, ${what} is not plain JSON: ${strange}`,
      );
    say('an event', notPlain(done.events, 'events'));
    say('what is asked', notPlain(state.pending, 'pending'));
    if (line.length % EVERY === 0 || state.over) say('the state', notPlain(state, ''));
    if (line.length % EVERY !== 3) return;
    const copied = line.length % COPY_EVERY === EVERY >> 1 ? copy(state) : null;
    for (const [what, look] of cheapLooks(deal.game)) {
      findings.attempt(pure.name, spot, `after ${move.key} of seat ${move.seat}, ${what} fails`, () => {
        const seen = look(state);
        say(what, notPlain(seen, what));
        if (copied) sameOnCopy(`after ${move.key} of seat ${move.seat}, ${what}`, seen, look(copied), spot, findings);
      });
    }
  },
  position(position: Position, findings: Findings) {
    const { game, state } = position;
    const strange = notPlain(state, '');
    findings.check(pure.name, strange === null, position, () => `the state is not plain JSON: ${strange}`);
    const still = strange === null ? frozen(copy(state)) : state;
    const at = () =>
      `where ${
        dueAsks(state)
          .map(({ seat, key }) => `seat ${seat} decides ${key}`)
          .join(' and ') || 'all is over'
      }`;
    for (const [what, look] of looksOf(game)) {
      const before = JSON.stringify(state);
      const first = findings.attempt(pure.name, position, `${at()}, ${what} fails`, () => look(state));
      findings.check(
        pure.name,
        JSON.stringify(state) === before,
        position,
        () => `${at()}, ${what} changes the state: only answers and steps may`,
      );
      const second = findings.attempt(pure.name, position, `${at()}, ${what} fails`, () => look(state));
      findings.check(
        pure.name,
        canonical(first) === canonical(second),
        position,
        () => `${at()}, ${what} shows something else the second time`,
      );
      const odd = first === undefined ? null : notPlain(first, what);
      findings.check(pure.name, odd === null, position, () => `${at()}, ${odd}`);
      const copied = findings.attempt(pure.name, position, `${at()}, ${what} tries to change the state`, () =>
        look(still),
      );
      if (copied !== undefined) sameOnCopy(`${at()}, ${what}`, first, copied, position, findings);
    }
  },
  game(deal: Deal, { state, line, over }: PlayedGame, findings: Findings) {
    const spot = { ...deal, line };
    for (const [what, look] of looksOf(deal.game)) ended(what, look);
    if (over) ended('the rematch', (s) => rematchOf(deal.game, s));
    function ended(what: string, look: (s: State) => unknown): void {
      const before = canonical(state);
      const shown = findings.attempt(pure.name, spot, `after the end, ${what} fails`, () => look(state));
      findings.check(pure.name, canonical(state) === before, spot, () => `after the end, ${what} changes the state`);
      const odd = shown === undefined ? null : notPlain(shown, what);
      findings.check(pure.name, odd === null, spot, () => `after the end, ${odd}`);
    }
  },
};

/** What is remembered of an object, and not read from it, shows on a copy. */
function sameOnCopy(what: string, seen: unknown, onCopy: unknown, spot: Spot, findings: Findings): void {
  findings.check(
    pure.name,
    canonical(seen) === canonical(onCopy),
    spot,
    () => `${what} shows something else on a copy of the state: work it out from the state each time`,
  );
}

/** What can be looked at often. */
const cheapLooks = (game: Game): [string, (s: State) => unknown][] => [
  ...tablesOf(game),
  ['the census', (s) => game.census(s)],
  ['the display', (s) => game.display?.(conceal(game, s, SPECTATOR)) ?? null],
];
