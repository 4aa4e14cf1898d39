import { z } from 'zod';
import { LANGUAGES, type Json, type Language, type Messages, type OptionSchema } from '@quayside/engine';
import { findGame, games as modules } from '@quayside/games';
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
}

export const games = router({
  list: publicProcedure.meta({ bots: true }).query((): GameEntry[] =>
    modules.map((one) => ({
      id: one.id,
      version: one.version,
      seats: one.seats,
      options: one.options,
      names: { en: one.messages.en['game.name'] ?? one.id, de: one.messages.de['game.name'] ?? one.id },
      about: { en: one.messages.en['game.about'] ?? '', de: one.messages.de['game.about'] ?? '' },
    })),
  ),

  /** Every word of a game in one language. */
  messages: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game, version: z.number().int().optional(), language: z.enum(LANGUAGES) }))
    .query(({ input }): Messages => findGame(input.game, input.version).messages[input.language]),

  /** The printed components as tables. */
  components: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game, version: z.number().int().optional() }))
    .query(({ input }): Json => findGame(input.game, input.version).components ?? null),

  /** The bots that can be seated. */
  bots: publicProcedure.meta({ bots: true }).query((): readonly string[] => botNames),
});
