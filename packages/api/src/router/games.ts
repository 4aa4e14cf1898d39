import { z } from 'zod';
import type { Json, Messages, Options, OptionSchema } from '@quayside/engine';
import { standingOrdersOf, type StandingOrderEntry } from '@quayside/engine/host';
import { findGame, games as modules, learnedTables } from '@quayside/games';
import { forEachLanguage, inLanguage, LANGUAGES, type Language } from '@quayside/languages';
import { botNames } from '@quayside/matches';
import { publicProcedure, router } from '../trpc.ts';
import { game } from './input.ts';

export interface GameEntry {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSchema;
  readonly names: { readonly [language in Language]: string };
  readonly about: { readonly [language in Language]: string };
  /** The options of a first match for somebody who has chosen none. */
  readonly quickPlay: Options;
  /** What players may let be answered for them; texts in the game's messages, but those of every game. */
  readonly standingOrders: readonly StandingOrderEntry[];
  /** Tables for which bots have learned: elsewhere the levels that learn play as merchants. */
  readonly learned: readonly { readonly seats: number; readonly options: Options }[];
}

export const games = router({
  /** All games, in the order in which they are listed. */
  list: publicProcedure.meta({ bots: true }).query((): GameEntry[] =>
    modules.map((one) => ({
      id: one.id,
      version: one.version,
      seats: one.seats,
      options: one.options,
      names: forEachLanguage((language) => inLanguage(one.messages, language)['game.name'] ?? one.id),
      about: forEachLanguage((language) => inLanguage(one.messages, language)['game.about'] ?? ''),
      quickPlay: one.listing?.quickPlay ?? {},
      standingOrders: standingOrdersOf(one),
      learned: learnedTables(one.id)
        .filter(({ version }) => version === one.version)
        .map(({ seats, options }) => ({ seats, options })),
    })),
  ),

  /** Every word of a game in one language. */
  messages: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game, version: z.number().int().optional(), language: z.enum(LANGUAGES) }))
    .query(({ input }): Messages => inLanguage(findGame(input.game, input.version).messages, input.language)),

  /** The printed components as tables. */
  components: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game, version: z.number().int().optional() }))
    .query(({ input }): Json => findGame(input.game, input.version).components ?? null),

  /** The level of bots that fits the caller in a game: it moves with their results. */
  fittingLevel: publicProcedure
    .input(z.object({ game }))
    .query(({ ctx, input }): Promise<string> =>
      ctx.services.matches.fittingLevel(ctx.account?.id ?? null, findGame(input.game).id),
    ),

  /** The bots that can be seated. */
  bots: publicProcedure.meta({ bots: true }).query((): readonly string[] => botNames),
});
