import { totalOf, type Game, type Setup } from '@quayside/engine';
import { ranks } from '@quayside/engine/host';
import type { Bot } from '../bot.ts';
import { simulate } from '../simulate.ts';

/** How a bot did among others. */
export interface Strength {
  readonly games: number;
  /** The mean result of the bot in question, and the part of the tables it won (a shared first place is a share). */
  readonly points: number;
  readonly wins: number;
}

/** One bot among others of one kind, on deals of a name of their own, each seat in turn. Among its own kind all seats count, so each deal is played once. */
export function measureStrength(
  game: Game,
  setup: Setup,
  bot: Bot,
  others: Bot,
  games: number,
  deals: string,
): Strength {
  let points = 0;
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const mine = n % setup.seats;
    const seats = Array.from({ length: setup.seats }, (_, seat) => (seat === mine ? bot : others));
    const { scores } = simulate(game, setup, seats, `${deals}/${bot === others ? n : n - mine}`);
    const places = ranks(scores);
    const counted = bot === others ? scores : scores.filter(({ seat }) => seat === mine);
    points += counted.reduce((sum, sheet) => sum + totalOf(sheet), 0) / counted.length;
    if (places[mine] === 1) wins += 1 / places.filter((place) => place === 1).length;
  }
  return { games, points: points / games, wins: wins / games };
}
