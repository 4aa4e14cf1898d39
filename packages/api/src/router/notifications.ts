import { z } from 'zod';
import {
  DIGEST_MINUTES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationPreferences,
} from '@quayside/matches';
import { publicProcedure, router, sessionProcedure } from '../trpc.ts';

const endpoint = z.string().min(1).max(1000);
const key = z.string().regex(/^[\w-]{1,200}=*$/);

export const notifications = router({
  /** What the caller is told, and where. */
  preferences: sessionProcedure.query(({ ctx }): Promise<NotificationPreferences> =>
    ctx.services.matches.notificationPreferences(ctx.account.id, ctx.session.sessionId),
  ),

  /** Changes those that are given and leaves the rest. */
  update: sessionProcedure
    .input(
      z.object({
        choices: z
          .array(
            z.object({ kind: z.enum(NOTIFICATION_KINDS), channel: z.enum(NOTIFICATION_CHANNELS), on: z.boolean() }),
          )
          .max(20)
          .optional(),
        digestMinutes: z
          .number()
          .refine((n) => DIGEST_MINUTES.some((one) => one === n))
          .optional(),
        webhook: z.string().min(1).max(500).nullable().optional(),
      }),
    )
    .mutation(({ ctx, input: { choices, ...rest } }): Promise<NotificationPreferences> =>
      ctx.services.matches.changeNotifications(
        ctx.account.id,
        { ...rest, ...(choices ? { choices } : {}) },
        ctx.session.sessionId,
      ),
    ),

  /** This browser gets pushes, as its push service says. */
  subscribePush: sessionProcedure
    .input(z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }) }))
    .mutation(({ ctx, input }): Promise<NotificationPreferences> =>
      ctx.services.matches.subscribePush(ctx.account.id, { ...input, session: ctx.session.sessionId }),
    ),

  unsubscribePush: sessionProcedure
    .input(z.object({ endpoint }))
    .mutation(({ ctx, input }): Promise<NotificationPreferences> =>
      ctx.services.matches.unsubscribePush(ctx.account.id, input.endpoint),
    ),

  /** Ends mails by the link in one of them, signed in or not; false where the link is not one of ours. */
  unsubscribeMails: publicProcedure
    .input(z.object({ token: z.string().min(1).max(200) }))
    .mutation(({ ctx, input }): Promise<boolean> => ctx.services.matches.unsubscribeMails(input.token)),
});
