import { totalOf } from '@quayside/engine';
import { isOver, offers, refusal } from '@quayside/engine/host';
import type { Findings } from './findings.ts';
import type { PlayedGame, Deal } from './game.ts';
import type { Property } from './property.ts';

/** A finished game is finished: everybody has a score, and nothing can be decided any more. That games end is checked where they are played. */
export const ends: Property = {
  name: 'games end',
  game(deal: Deal, { state, line, over }: PlayedGame, findings: Findings) {
    if (!over) return;
    const { game } = deal;
    const spot = { ...deal, line };
    const sheets =
      findings.attempt(ends.name, spot, 'the final score can’t be computed', () => game.score(state)) ?? [];
    const seats = sheets.map((sheet) => sheet.seat).sort((a, b) => a - b);
    const expected = Array.from({ length: state.setup.seats }, (_, seat) => seat);
    findings.check(
      ends.name,
      seats.join() === expected.join(),
      spot,
      () => `score sheets are for seats ${seats.join(', ')}, not one for each`,
    );
    for (const sheet of sheets)
      findings.check(
        ends.name,
        Number.isFinite(totalOf(sheet)),
        spot,
        () => `seat ${sheet.seat} scores ${totalOf(sheet)}`,
      );
    for (const seat of expected) {
      const open = offers(game, state, seat);
      findings.check(ends.name, open.length === 0, spot, () => `seat ${seat} may still decide ${open[0]?.key}`);
    }
    const late = refusal(game, state, { seat: 0, key: line.at(-1)?.key ?? '', answer: '' });
    findings.check(
      ends.name,
      isOver(state) && late?.code === 'over',
      spot,
      () => 'an answer after the end is not told that the game is over',
    );
  },
};
/** The same with due decisions alone: nobody ever has to use what is open. */
export const endsByDue = 'games end by due decisions alone';
