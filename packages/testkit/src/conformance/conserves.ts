import type { Bag, Game, State } from '@quayside/engine';
import { canonical } from '@quayside/engine/host';
import { bagInWords, seatName } from '../in-words.ts';
import type { Property } from './property.ts';
import type { WatchedAnswer } from './watch.ts';

/** Tokens come from the supply and go back to it by `gain` and `spend`, move by `move`, and are never lost or doubled. */
export const conserves: Property = {
  name: 'tokens are conserved',
  answered({ deal, line, move, state, done }, findings) {
    const { game } = deal;
    const spot = { ...deal, line };
    const words = () => `${seatName(move.seat)} answers ${move.key} ${canonical(move.answer)}`;
    findings.check(
      conserves.name,
      Object.keys(done.lost).length === 0,
      spot,
      () => `${words()}: unaccounted for ${bagInWords(game.messages.en, done.lost)}`,
    );
    for (const { about, message } of done.defects) if (about === 'tokens') findings.add(conserves.name, spot, message);
    forgotten(game, state, done.touched, (message) => findings.add(conserves.name, spot, `${words()}: ${message}`));
    const census = game.census(state);
    for (const token in census)
      findings.check(
        conserves.name,
        Number.isSafeInteger(census[token]) && ((census[token] ?? 0) >= 0 || (game.debts?.includes(token) ?? false)),
        spot,
        () => `${words()}: ${census[token]} ${token} on the table`,
      );
  },
};

/** One token more in any place that rules take from or put into is one more in the census, or it forgets a place or a kind. */
function forgotten(game: Game, state: State, touched: WatchedAnswer['touched'], tell: (message: string) => void): void {
  const looked = new Map<Bag, Set<string>>();
  for (const { bag, token } of touched) {
    if (looked.get(bag)?.has(token) || Object.isFrozen(bag)) continue;
    looked.set(bag, (looked.get(bag) ?? new Set()).add(token));
    const [held, before] = [bag[token], game.census(state)];
    bag[token] = (held ?? 0) + 1;
    const after = game.census(state);
    if (held === undefined) Reflect.deleteProperty(bag, token);
    else bag[token] = held;
    const more = (after[token] ?? 0) - (before[token] ?? 0);
    if (more === 1) continue;
    const path = pathOf(state, bag, '');
    if (path !== null)
      tell(
        `one ${token} more in ${path} is ${more} more in the census, which must count each token where it lies, once`,
      );
  }
}

/** Where in a state something lies, or null. */
function pathOf(value: unknown, sought: object, path: string): string | null {
  if (value === sought) return path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, one] of Object.entries(value)) {
    const found = pathOf(one, sought, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
