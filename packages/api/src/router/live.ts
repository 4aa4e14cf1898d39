import { tracked } from '@trpc/server';
import { z } from 'zod';
import type { StreamMessage } from '@quayside/matches';
import { whileAllowed } from '../open-stream.ts';
import { refusalOfCause, type Refusal } from '../errors.ts';
import { publicProcedure, router } from '../trpc.ts';
import { cacheText } from '../serializer.ts';
import { id, since } from './input.ts';

/** A message of the stream. A topic that can't be followed is refused; the others go on. */
export type LiveMessage =
  | Exclude<StreamMessage, { kind: 'refused' }>
  | { readonly kind: 'refused'; readonly id: string; readonly refusal: Refusal };

const MOST_MATCHES = 50;

export const live = router({
  /**
   * Everything a browser follows, in one stream. Each message is numbered by how much of every match has been sent, so a stream
   * that was cut goes on where it was whoever answers it; a stream for other topics begins from the numbers one has.
   */
  updates: publicProcedure
    .meta({ bots: true })
    .input(
      z.object({
        matches: z
          .array(z.object({ id, since: since.default(-1), chat: since.optional() }))
          .max(MOST_MATCHES)
          .default([]),
        /** One's own tables: all that are not over, then each for which somebody else is waited, and that is not followed itself. */
        mine: z.boolean().default(false),
        lastEventId: z.string().max(4000).nullish(),
      }),
    )
    .subscription(async function* ({ ctx, input, signal }) {
      const matches = new Map(input.matches.map((one) => [one.id, one.since]));
      const chats = new Map(input.matches.flatMap(({ id, chat }) => (chat === undefined ? [] : [[id, chat]])));
      for (const [match, seq, cursor] of positionsIn(input.lastEventId ?? '')) {
        if (matches.has(match)) matches.set(match, seq);
        if (chats.has(match) && cursor !== undefined) chats.set(match, cursor);
      }
      const topics = { matches: new Map(matches), mine: input.mine, chats: new Map(chats) };
      const viewer = ctx.account?.id ?? null;
      async function* follow(end: AbortSignal) {
        // Who only looks on a match is not here: a browser says by its own tables that it is open.
        const leave = ctx.account && !ctx.bot && input.mine ? ctx.services.people.trackPresence(ctx.account.id) : null;
        try {
          yield* ctx.services.matches.stream(viewer, topics, end);
        } finally {
          leave?.();
        }
      }
      for await (const message of whileAllowed(ctx, signal, follow)) {
        if (ctx.bot && !FOR_BOTS.has(message.kind)) continue;
        if (message.kind === 'match') {
          matches.set(message.id, message.update.seq);
          cacheText(message.update.view);
        }
        if (message.kind === 'chat') chats.set(message.id, Math.max(...message.messages.map(({ cursor }) => cursor)));
        yield tracked(positionText(matches, chats), toLiveMessage(message));
      }
    }),
});

/** Bots follow tables only: friends and pairing are the owner's own. */
const FOR_BOTS: ReadonlySet<StreamMessage['kind']> = new Set(['match', 'table', 'mine', 'chat', 'invited', 'refused']);

const toLiveMessage = (message: StreamMessage): LiveMessage =>
  message.kind === 'refused' ? { kind: 'refused', id: message.id, refusal: refusalOfCause(message.error) } : message;

/** Never empty, since a message without a number could not be resumed from. */
const positionText = (matches: Positions, chats: Positions): string =>
  ['at', ...[...matches].map(([match, seq]) => [match, seq, ...[chats.get(match) ?? []].flat()].join(':'))].join('.');
type Positions = ReadonlyMap<string, number>;

/** What a browser sends back of it; whatever else it is means from where the topics say. */
function* positionsIn(text: string): Iterable<[string, number, number | undefined]> {
  for (const part of text.split('.')) {
    const [, match, seq, cursor] = /^([\w-]+):(-1|\d{1,7})(?::(-1|\d{1,7}))?$/.exec(part) ?? [];
    if (match !== undefined) yield [match, Number(seq), cursor === undefined ? undefined : Number(cursor)];
  }
}
