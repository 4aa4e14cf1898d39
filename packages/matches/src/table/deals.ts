import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { serverSecret, type Db, type Tx } from '@quayside/db';
import type { Options } from '@quayside/engine';
import { canonical, commitmentTo, seedFrom } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import { newSecret } from '../ids.ts';
import type { MatchRow } from '../store/match-snapshot.ts';

/** A deal of one's own, or one that many tables share: by a number that its players chose, or by the day. */
export type SharedDeal =
  | { readonly kind: 'number'; readonly name: string }
  | { readonly kind: 'day'; readonly day: string; readonly name: string };

type DealColumns = Pick<MatchRow, 'game' | 'options' | 'dailyDeal'>;

/** The deal that a table shares with others, or null. A game whose options have a number `deal` lets its players name one. */
export function sharedDeal({ game, options, dailyDeal }: DealColumns): SharedDeal | null {
  if (dailyDeal !== null) return { kind: 'day', day: dayIn(dailyDeal), name: `day/${dailyDeal}` };
  const { deal } = options;
  return typeof deal === 'number' && deal > 0 ? { kind: 'number', name: `deal/${game}/${deal}` } : null;
}

/** What a table's chance comes from, and the commitment to it. */
export interface DealSecret {
  readonly secret: string;
  readonly commitment: string;
}

const ROOT = 'deals';

/**
 * The chance of a table. A shared deal follows from the server's own secret, its name and the cards that are in the game with this
 * set-up: nobody can read it beforehand, and what is learned of one deal tells nothing of another.
 */
export async function chanceOf(tx: Db | Tx, row: DealColumns & Pick<MatchRow, 'id' | 'maxSeats'>): Promise<DealSecret> {
  const deal = sharedDeal(row);
  if (!deal) {
    const secret = newSecret();
    return { secret, commitment: commitmentTo(secret, row.id) };
  }
  const cards = canonical(findGame(row.game).decks?.({ seats: row.maxSeats, options: row.options }) ?? {});
  const secret = createHmac('sha256', await rootSecret(tx))
    .update(JSON.stringify([deal.name, row.maxSeats, cards]))
    .digest('hex');
  return { secret, commitment: commitmentTo(secret, deal.name) };
}

/** The seed when a match begins. Many tables have that of a shared deal, so no seat's nonce can be part of it. */
export function seedOf(row: DealColumns & Pick<MatchRow, 'id' | 'secret'>, nonces: readonly string[]): string {
  const deal = sharedDeal(row);
  return deal ? seedFrom(row.secret, [], deal.name) : seedFrom(row.secret, nonces, row.id);
}

/** The secret may be opened: the match is over and no other table will be dealt these cards. */
export function isOpened(row: MatchRow, now: Date): boolean {
  // A fork has the seed of another match, and practice that of a browser.
  if (row.status !== 'over' || row.forkOf !== null || row.practiceKey !== null) return false;
  const deal = sharedDeal(row);
  return deal === null || (deal.kind === 'day' && !isSealed(row, now));
}

/** A daily deal that was begun late in the day may be finished until then. */
const GRACE_MS = 12 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** A daily deal that others may still play, or finish with a result that counts: its cards are nobody's to see but its player's. */
export const isSealed = ({ dailyDeal }: Pick<MatchRow, 'dailyDeal'>, now: Date): boolean =>
  dailyDeal !== null && now.getTime() < Date.parse(dayIn(dailyDeal)) + DAY_MS + GRACE_MS;

/** A result counts while nobody else may know the cards. */
export const stillCounts = (row: Pick<MatchRow, 'dailyDeal'>, now: Date): boolean =>
  row.dailyDeal === null || isSealed(row, now);

/** Made by whichever process needs it first. */
async function rootSecret(tx: Db | Tx): Promise<string> {
  await tx.insert(serverSecret).values({ name: ROOT, value: newSecret() }).onConflictDoNothing();
  const [found] = await tx.select().from(serverSecret).where(eq(serverSecret.name, ROOT));
  if (!found) throw new Error('the secret of the shared deals was not stored');
  return found.value;
}

/** Days change at midnight UTC, for everybody at the same moment. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const dayIn = (dailyDeal: string): string => dailyDeal.slice(0, 10);

/** Equal set-ups have equal names. */
export const setupName = (options: Options): string => canonical(options);
export const dailyName = (day: string, game: string, options: Options): string =>
  `${day}/${game}/${setupName(options)}`;
