import { tracked } from '@trpc/server';
import { z } from 'zod';
import type { Followed } from '@quayside/matches';
import { refusalFor, type Refusal } from '../refusal.ts';
import { anybody, router } from '../trpc.ts';
import { id, since } from './input.ts';

/** Something new on the stream. What can't be followed says so and ends nothing else. */
export type News =
  | Exclude<Followed, { kind: 'refused' }>
  | { readonly kind: 'refused'; readonly id: string; readonly refusal: Refusal };

const MOST_MATCHES = 50;

export const live = router({
  /**
   * Everything a browser follows, in one stream. Each message is numbered by how much of every match has been sent, so a stream
   * that was cut goes on where it was whoever answers it; a stream for other topics begins from the numbers one has.
   */
  follow: anybody
    .input(
      z.object({
        matches: z
          .array(z.object({ id, since: since.default(-1) }))
          .max(MOST_MATCHES)
          .default([]),
        /** One's own tables: all that are not over, then each for which somebody else is waited, and that is not followed itself. */
        mine: z.boolean().default(false),
        lastEventId: z.string().max(4000).nullish(),
      }),
    )
    .subscription(async function* ({ ctx, input, signal }) {
      const matches = new Map(input.matches.map((one) => [one.id, one.since]));
      for (const [match, seq] of positionsIn(input.lastEventId ?? '')) if (matches.has(match)) matches.set(match, seq);
      const { closing } = ctx.house;
      const end = AbortSignal.any([closing, ...(signal ? [signal] : [])]);
      for await (const news of ctx.house.matches.follow(ctx.account?.id ?? null, { matches, mine: input.mine }, end)) {
        if (news.kind === 'match') matches.set(news.id, news.update.seq);
        yield tracked(positionText(matches), told(news));
      }
      // A plain return would tell the client to stop for good; a stream that is cut is taken up again elsewhere.
      if (closing.aborted) throw new DOMException('the server is going away', 'AbortError');
    }),
});

const told = (news: Followed): News =>
  news.kind === 'refused' ? { kind: 'refused', id: news.id, refusal: refusalFor(news.declined) } : news;

/** Never empty, since a message without a number could not be resumed from. */
const positionText = (positions: ReadonlyMap<string, number>): string =>
  ['at', ...[...positions].map(([match, seq]) => `${match}:${seq}`)].join('.');

/** What a browser sends back of it; whatever else it is means from where the topics say. */
function* positionsIn(text: string): Iterable<[string, number]> {
  for (const part of text.split('.')) {
    const [, match, seq] = /^([\w-]+):(-1|\d{1,7})$/.exec(part) ?? [];
    if (match !== undefined) yield [match, Number(seq)];
  }
}
