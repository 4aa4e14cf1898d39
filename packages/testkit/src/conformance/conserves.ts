import { canonical } from '@quayside/engine';
import { bagInWords, seatName } from '../words.ts';
import type { Property } from './property.ts';

/** Tokens come from the supply and go back to it by `gain` and `spend`, move by `move`, and are never lost or doubled. */
export const conserves: Property = {
  name: 'tokens are conserved',
  answered({ table, line, move, state, done }, findings) {
    const { game } = table;
    const spot = { ...table, line };
    const words = () => `${seatName(move.seat)} answers ${move.key} ${canonical(move.answer)}`;
    findings.check(
      conserves.name,
      Object.keys(done.lost).length === 0,
      spot,
      () => `${words()}: unaccounted for ${bagInWords(game.messages.en, done.lost)}`,
    );
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
