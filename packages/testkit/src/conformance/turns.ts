import { NATURE, type Setup } from '@quayside/engine';
import { canonical } from '@quayside/engine/host';
import type { Findings } from './findings.ts';
import type { PlayedGame, Deal } from './game.ts';
import { waits } from './waits.ts';

/** Of each seat in one setup: when it answered last, as a part of the game, at the latest; and how often it answered what. */
interface Seats {
  readonly deal: Deal;
  readonly line: PlayedGame['line'];
  readonly last: number[];
  readonly asked: Map<string, number[]>;
  /** Of each question, when each seat was asked it last, as a part of all times that it was asked in a game. */
  readonly latest: Map<string, number[]>;
  games: number;
}

/** How evenly the seats get to decide, over all games of a setup. */
export class Turns {
  private readonly setups = new Map<Setup, Seats>();

  count(deal: Deal, { line, over }: PlayedGame): void {
    if (!over || line.length === 0) return;
    const { setup } = deal;
    const seats = this.setups.get(setup) ?? {
      deal,
      line,
      last: zeros(setup.seats),
      asked: new Map(),
      latest: new Map(),
      games: 0,
    };
    this.setups.set(setup, seats);
    seats.games++;
    line.forEach(({ seat, key }, i) => {
      if (seat === NATURE || seat >= setup.seats) return;
      seats.last[seat] = Math.max(seats.last[seat] ?? 0, (i + 1) / line.length);
      const often = seats.asked.get(key) ?? zeros(setup.seats);
      seats.asked.set(key, often);
      often[seat] = (often[seat] ?? 0) + 1;
    });
    const answers = line.filter(({ seat }) => seat !== NATURE && seat < setup.seats);
    for (const key of new Set(answers.map((one) => one.key))) {
      const same = answers.filter((one) => one.key === key);
      const latest = seats.latest.get(key) ?? zeros(setup.seats);
      seats.latest.set(key, latest);
      same.forEach(({ seat }, i) => (latest[seat] = Math.max(latest[seat] ?? 0, (i + 1) / same.length)));
    }
  }

  judge(findings: Findings): void {
    for (const { deal, line, last, asked, latest, games } of this.setups.values()) {
      if (games < ENOUGH || last.length < 2) continue;
      const spot = { ...deal, line };
      last.forEach((part, seat) =>
        findings.check(
          waits.name,
          part >= SOON || Math.max(...last) < SOON,
          spot,
          () =>
            `seat ${seat} is never asked again after ${Math.round(part * 100)} % of the answers, in any of ${games} games with ${canonical(deal.setup)}: is it left out of a round?`,
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
            `seat ${seat} is never asked ${key}, the others ${rest.join(', ')} times in ${games} games with ${canonical(deal.setup)}: is it left out of a round?`,
        );
        const parts = latest.get(key) ?? [];
        const forgotten = parts.findIndex((part) => part < SOON);
        findings.check(
          waits.name,
          seat >= 0 ||
            forgotten < 0 ||
            parts.filter((part) => part < LATE).length > 1 ||
            Math.min(...often) < OFTEN * games,
          spot,
          () =>
            `seat ${forgotten} is never asked ${key} again after ${Math.round((parts[forgotten] ?? 0) * 100)} % of the times that it is asked, in any of ${games} games with ${canonical(deal.setup)}: is it left out of a round?`,
        );
      }
    }
  }
}
/** In fewer games somebody may be passed over by chance. */
const ENOUGH = 8;
const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);
/** Who answers nothing in the last part of any game has been forgotten. */
const SOON = 0.6;
/** All others are asked until about the end. */
const LATE = 0.9;
/** What all others answer so often per game, nobody is left out of by chance. */
const OFTEN = 2;
