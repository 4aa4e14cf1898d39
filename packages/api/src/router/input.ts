import { z } from 'zod';

/** What a person may be called: something one can see, on one line. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
export const id = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/);
/** The number of a chat message or a report. */
export const number = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** Made by the sender: what is sent twice with the same key counts once. */
export const idempotencyKey = z.string().min(1).max(64);
/** What a person writes to others: no signs that can't be seen or turn the line around; joiners are part of many signs. */
export const sentence = (most: number) => z.string().trim().min(1).max(most).regex(READABLE);
const READABLE = /^(?:[\n\u200c\u200d]|[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}])+$/u;
/** A standing order by its name, and how it is to be carried out. */
export const standingOrder = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9./-]+$/);
export const orderChoice = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z0-9.-]+$/);
/** Those of all games are fewer. */
const MOST_ORDERS = 200;
export const standingOrders = z
  .record(standingOrder, orderChoice)
  .refine((orders) => Object.keys(orders).length <= MOST_ORDERS);
export const game = z.string().min(1).max(64);
export const seat = z.number().int().min(0).max(15);
export const nonce = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/);
/** What a token may be called; what every object has is none. */
const token = z
  .string()
  .max(100)
  .regex(/^\w[\w:./-]*$/)
  .refine((name) => !(name in {}));
const MOST_TOKENS = 10_000;
/** What an answer can look like at all; whether it is offered is for the rules to say. */
export const answer = z.union([
  z.string().max(1000),
  z.array(z.string().max(200)).max(1000),
  z.record(token, z.number().int().min(1).max(MOST_TOKENS)).refine((bag) => Object.keys(bag).length <= 200),
]);
/** What a game is played with; which options it has is for its module to say. */
export const options = z.record(z.string().max(64), z.union([z.string().max(64), z.boolean(), z.number()])).optional();
/** How much of a match's log one has; -1 is nothing. */
export const since = z.number().int().min(-1).max(1_000_000);
/** Where the last page of a list ended, and how long a page is. */
export const after = z.string().min(1).max(100).optional();
export const limit = z.number().int().min(1).max(50).optional();
/** Matches among people, and those with bots at the table. */
export const ladder = z.enum(['people', 'bots']);
