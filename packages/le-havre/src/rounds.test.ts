import { readSetup } from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { leHavre } from './game.ts';
import { finalTurns, isFinal, lastRound, roundOf, seatInTurn, TURNS, turnsUntil } from './rounds.ts';
import type { LeHavre } from './state.ts';

/** All that is asked of a position here is which turn it is. */
const at = (turn: number, seats: number, length: string): LeHavre =>
  ({ turn, setup: readSetup(leHavre, seats, { length }) }) as unknown as LeHavre;

describe.each([1, 2, 3, 4, 5])('the turns that are left with %i seats', (seats) => {
  it.each(['full', 'short'])('are those that come (%s)', (length) => {
    const last = TURNS * lastRound(at(0, seats, length)) + seats;
    const wrong: string[] = [];
    for (let turn = 0; turn < last; turn++) {
      const s = at(turn, seats, length);
      for (let seat = 0; seat < seats; seat++) {
        const later = Array.from({ length: last - turn - 1 }, (_, i) => at(turn + 1 + i, seats, length)).filter(
          (one) => seatInTurn(one) === seat,
        );
        const inRounds = later.filter((one) => !isFinal(one));
        for (const rounds of [0, 1, 3]) {
          const until = isFinal(s) ? 0 : inRounds.filter((one) => roundOf(one) <= roundOf(s) + rounds).length;
          if (roundOf(s) + rounds <= lastRound(s) && turnsUntil(s, seat, rounds) !== until)
            wrong.push(`turn ${turn}, seat ${seat}, ${rounds} rounds: ${turnsUntil(s, seat, rounds)}, not ${until}`);
        }
        if (finalTurns(s, seat) !== later.length - inRounds.length) wrong.push(`turn ${turn}, seat ${seat}: the last`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
