import { findBot, misfit, readWeights, type WeightsFile } from '@quayside/bots';
import type { seat } from '@quayside/db';
import type { Options, Setup } from '@quayside/engine';
import { fingerprint } from '@quayside/engine/host';
import { loadEdition, loadWeights } from '@quayside/games';

/** A bot as an opponent: one that was trained anew is another. */
export interface Opponent {
  /** The level that really plays. */
  readonly bot: string;
  /** The fingerprint of what it has learned; empty where it needs nothing such. */
  readonly weights: string;
  /** The tables for which it has learned that; null where it has not. */
  readonly seats: number | null;
  readonly options: Options | null;
}

/** Who plays where a level has learned nothing for a table. */
const UNLEARNED = 'merchant';

const PLAIN = { weights: '', seats: null, options: null };

const fingerprints = new WeakMap<WeightsFile, string>();

/** Who plays when such a bot sits at such a table. */
export async function opponentOf(game: string, version: number, setup: Setup, bot: string): Promise<Opponent> {
  if (!findBot(bot)?.learns) return { bot, ...PLAIN };
  const file = (await loadWeights(game, version, setup)) as WeightsFile | null; // written by `quayside train`
  if (!file || misfit(readWeights(file), (await loadEdition(game, version)).game, setup) !== null)
    return { bot: UNLEARNED, ...PLAIN };
  let weights = fingerprints.get(file);
  if (weights === undefined) fingerprints.set(file, (weights = fingerprint(file)));
  return { bot, weights, seats: file.card.seats, options: file.card.options };
}

/** Who played a seat whose match is over. Before seats said with which weights, bots counted by their level alone. */
export async function storedOpponent(
  { game, bot, botWeights }: Pick<typeof seat.$inferSelect, 'game' | 'bot' | 'botWeights'>,
  version: number,
  setup: Setup,
): Promise<Opponent> {
  const level = bot ?? '';
  if (botWeights === null) return { bot: level, ...PLAIN };
  if (botWeights === '') return { bot: findBot(level)?.learns ? UNLEARNED : level, ...PLAIN };
  const now = await opponentOf(game, version, setup, level);
  return now.weights === botWeights ? now : { ...PLAIN, bot: level, weights: botWeights, seats: setup.seats };
}
