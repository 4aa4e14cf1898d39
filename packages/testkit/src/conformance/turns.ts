import { NATURE, type Setup } from '@quayside/engine';
import { canonical } from '@quayside/engine/host';
import type { Findings } from './findings.ts';
import type { Played, Table } from './game.ts';
import { waits } from './waits.ts';

/** Of each seat in one setup: when it answered last, as a part of the game, at the latest; and how often it answered what. */
interface Seats {
  readonly table: Table;
  readonly line: Played['line'];
  readonly last: number[];
  readonly asked: Map<string, number[]>;
  games: number;
}

/** How evenly the seats get to decide, over all games of a setup. */
export class Turns {
  private readonly setups = new Map<Setup, Seats>();

  count(table: Table, { line, over }: Played): void {
    if (!over || line.length === 0) return;
    const { setup } = table;
    const seats = this.setups.get(setup) ?? { table, line, last: zeros(setup.seats), asked: new Map(), games: 0 };
    this.setups.set(setup, seats);
    seats.games++;
    line.forEach(({ seat, key }, i) => {
      if (seat === NATURE || seat >= setup.seats) return;
      seats.last[seat] = Math.max(seats.last[seat] ?? 0, (i + 1) / line.length);
      const often = seats.asked.get(key) ?? zeros(setup.seats);
      seats.asked.set(key, often);
      often[seat] = (often[seat] ?? 0) + 1;
    });
  }

  judge(findings: Findings): void {
    for (const { table, line, last, asked, games } of this.setups.values()) {
      if (games < 4 || last.length < 2) continue;
      const spot = { ...table, line };
      last.forEach((part, seat) =>
        findings.check(
          waits.name,
          part >= SOON || Math.max(...last) < SOON,
          spot,
          () =>
            `seat ${seat} is never asked again after ${Math.round(part * 100)} % of the answers, in any of ${games} games with ${canonical(table.setup)}: is it left out of a round?`,
        ),
      );
      for (const [key, often] of asked) {
        const seat = often.indexOf(0);
        const rest = often.filter((_, one) => one !== seat);
        findings.check(
          waits.name,
          seat < 0 || Math.min(...rest) < OFTEN * games,
          spot,
          () =>
            `seat ${seat} is never asked ${key}, the others ${rest.join(', ')} times in ${games} games with ${canonical(table.setup)}: is it left out of a round?`,
        );
      }
    }
  }
}
const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);
/** Who answers nothing in the last part of any game has been forgotten. */
const SOON = 0.6;
/** What all others answer so often per game, nobody is left out of by chance. */
const OFTEN = 2;
