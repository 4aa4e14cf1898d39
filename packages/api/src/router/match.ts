import { tracked } from '@trpc/server';
import { z } from 'zod';
import type { GameText } from '@quayside/engine';
import type { MatchRecord, RulesReport } from '@quayside/engine/host';
import type {
  Analysis,
  AnswerResult,
  ChosenStandingOrder,
  Curves,
  Hint,
  MatchView,
  PastState,
  Table,
  MatchUpdate,
  VisibleEvents,
} from '@quayside/matches';
import { whileAllowed } from '../open-stream.ts';
import { cacheText } from '../serializer.ts';
import { protectedProcedure, publicProcedure, router } from '../trpc.ts';
import { answer, id, idempotencyKey, orderChoice, seat, sentence, since, standingOrder } from './input.ts';

const proposal = z.enum(['undo', 'abandon', 'slow']);
/** What a browser sends back of the last number it has seen; anything else means from the beginning. */
const lastEventId = z.string().max(40).nullish();

export const match = router({
  view: publicProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<MatchView> => ctx.services.matches.view(ctx.account?.id ?? null, input.id)),

  /** Accepted means stored. The same idempotency key again returns the first acceptance. */
  answer: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id, decision: z.string().min(1).max(200), idempotencyKey, answer }))
    .mutation(async ({ ctx, input }): Promise<AnswerResult> => {
      const accepted = await ctx.services.matches.answer(ctx.account.id, { ...input, match: input.id });
      // The same view goes out on the stream.
      cacheText(accepted.view);
      return accepted;
    }),

  /** Takes one's last answer back. */
  undo: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .mutation(({ ctx, input }): Promise<MatchView> => ctx.services.matches.undo(ctx.account.id, input.id)),

  /** Takes everything back to the last barrier. */
  resetTurn: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .mutation(({ ctx, input }): Promise<MatchView> => ctx.services.matches.resetTurn(ctx.account.id, input.id)),

  /** What the caller lets be answered here without being asked. */
  standingOrders: protectedProcedure
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<ChosenStandingOrder[]> =>
      ctx.services.matches.standingOrders(ctx.account.id, input.id),
    ),

  /** Gives or revokes a standing order at this table; it holds at once. */
  setStandingOrder: protectedProcedure
    .input(z.object({ id, order: standingOrder, choice: orderChoice }))
    .mutation(({ ctx, input }): Promise<MatchView> =>
      ctx.services.matches.setStandingOrder(ctx.account.id, input.id, input.order, input.choice),
    ),

  /** Why this can't be answered, in words; null if it can. */
  explain: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id, key: z.string().min(1).max(100), answer }))
    .query(({ ctx, input }): Promise<GameText | null> =>
      ctx.services.matches.explain(ctx.account.id, input.id, input.key, input.answer),
    ),

  /** The events after an entry; all of them with -1. */
  events: publicProcedure
    .meta({ bots: true })
    .input(z.object({ id, since: since.default(-1) }))
    .query(({ ctx, input }): Promise<VisibleEvents[]> =>
      ctx.services.matches.eventsSince(ctx.account?.id ?? null, input.id, input.since),
    ),

  /** A running match after one of its entries, as one could know it then. */
  stateAt: publicProcedure
    .meta({ bots: true })
    .input(z.object({ id, seq: z.number().int().min(0).max(1_000_000) }))
    .query(({ ctx, input }): Promise<PastState> =>
      ctx.services.matches.stateAt(ctx.account?.id ?? null, input.id, input.seq),
    ),

  /** The caller's notes on a match. */
  note: protectedProcedure
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<string> => ctx.services.matches.note(ctx.account.id, input.id)),

  saveNote: protectedProcedure
    .input(
      z.object({
        id,
        text: z
          .string()
          .max(4000)
          .regex(/^[^\0\p{Cs}]*$/u),
      }),
    )
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.matches.writeNote(ctx.account.id, input.id, input.text);
      return null;
    }),

  /** A player reports a problem with the rules, and gets the report with what the own seat may know. */
  reportRules: protectedProcedure
    .input(z.object({ id, text: sentence(1000) }))
    .mutation(({ ctx, input }): Promise<RulesReport> =>
      ctx.services.matches.reportRules(ctx.account.id, { match: input.id, text: input.text }),
    ),

  /** A finished match for ever: replay it, check its chance, play on from any point. */
  record: publicProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<MatchRecord> => ctx.services.matches.record(ctx.account?.id ?? null, input.id)),

  /** What each had over a finished match, round by round. */
  curves: publicProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<Curves> => ctx.services.matches.curves(ctx.account?.id ?? null, input.id)),

  /** The analysis of a finished match, as far as it is done. */
  analysis: publicProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<Analysis> => ctx.services.matches.analysis(ctx.account?.id ?? null, input.id)),

  /** Asks for it; `analysis` says how far it is. */
  requestAnalysis: protectedProcedure
    .input(z.object({ id }))
    .mutation(({ ctx, input }): Promise<Analysis> => ctx.services.matches.requestAnalysis(ctx.account.id, input.id)),

  /** What a strong bot would answer now. Not in rated matches, and all at the table see that it was asked for. */
  hint: protectedProcedure
    .input(z.object({ id }))
    .mutation(({ ctx, input }): Promise<Hint> => ctx.services.matches.hint(ctx.account.id, input.id)),

  /** Asks the others to go back before one's last answer, to end the match without a result, or to go on turn by turn (`slow`). */
  propose: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id, kind: proposal }))
    .mutation(({ ctx, input }): Promise<MatchView> =>
      ctx.services.matches.propose(ctx.account.id, input.id, input.kind),
    ),

  /** Agrees to a proposal; once all have agreed, it happens. */
  agree: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id, kind: proposal }))
    .mutation(({ ctx, input }): Promise<MatchView> => ctx.services.matches.agree(ctx.account.id, input.id, input.kind)),

  /** Declines a proposal, or withdraws the own one. */
  decline: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .mutation(({ ctx, input }): Promise<MatchView> => ctx.services.matches.decline(ctx.account.id, input.id)),

  resign: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.services.matches.resign(ctx.account.id, input.id)),

  /** Plays on from a point of a finished match (so many of its record's answers), on one of its seats, against bots. */
  fork: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id, at: z.number().int().min(0).max(1_000_000), as: seat, bot: z.string().min(1).max(40) }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.services.matches.fork(ctx.account.id, input.id, input)),

  /** The table and one's view of the match, now and whenever they change. Numbered by the log, so that nothing is missed. */
  updates: publicProcedure
    .meta({ bots: true })
    .input(z.object({ id, lastEventId }))
    .subscription(async function* ({ ctx, input, signal }) {
      const from = Number(input.lastEventId ?? -1);
      const after = Number.isSafeInteger(from) ? from : -1;
      const viewer = ctx.account?.id ?? null;
      const updates = whileAllowed(ctx, signal, (end) => ctx.services.matches.updates(viewer, input.id, after, end));
      for await (const update of updates) {
        cacheText(update.view);
        yield tracked(String(update.seq), update satisfies MatchUpdate);
      }
    }),
});
