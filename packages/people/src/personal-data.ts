import { asc, eq, or } from 'drizzle-orm';
import {
  botToken, invitation, message, mute, note, pairing, preference, presence, report, tell, tie, type Db, type Tx,
} from '@quayside/db'; // prettier-ignore
import { contactsOf } from './friends.ts';
import { preferencesOf, type Preferences } from './preferences.ts';
import { listBotKeys, type BotKey } from './bot-keys.ts';

/** What is kept about a person besides the account and the matches. */
export interface PersonalData {
  readonly preferences: Preferences;
  /** Whom the person wants as a friend, or wants nothing to do with. */
  readonly ties: readonly { readonly account: string; readonly kind: 'friend' | 'block'; readonly since: Date }[];
  readonly said: readonly {
    readonly match: string;
    readonly text: string;
    readonly at: Date;
    readonly hidden: boolean;
  }[];
  readonly notes: readonly { readonly match: string; readonly text: string; readonly changed: Date }[];
  readonly muted: readonly { readonly match: string; readonly account: string }[];
  /** Invitations that one got or sent and that were not answered. */
  readonly invitations: readonly {
    readonly match: string;
    readonly to: string;
    readonly by: string;
    readonly at: Date;
  }[];
  readonly reports: readonly {
    readonly message: number;
    readonly reason: string;
    readonly words: string | null;
    readonly at: Date;
  }[];
  readonly tokens: readonly BotKey[];
}

export async function exportPersonalData(db: Db, id: string): Promise<PersonalData> {
  const ties = await db.select().from(tie).where(eq(tie.accountId, id)).orderBy(asc(tie.created));
  const said = await db.select().from(message).where(eq(message.accountId, id)).orderBy(asc(message.id));
  const notes = await db.select().from(note).where(eq(note.accountId, id)).orderBy(asc(note.matchId));
  const muted = await db.select().from(mute).where(eq(mute.accountId, id)).orderBy(asc(mute.matchId));
  const invited = await db
    .select()
    .from(invitation)
    .where(or(eq(invitation.accountId, id), eq(invitation.by, id)))
    .orderBy(asc(invitation.created));
  const reports = await db.select().from(report).where(eq(report.by, id)).orderBy(asc(report.id));
  return {
    preferences: await preferencesOf(db, id),
    ties: ties.map(({ otherId, kind, created }) => ({ account: otherId, kind, since: created })),
    said: said.map(({ matchId, text, said: at, hidden }) => ({ match: matchId, text, at, hidden })),
    notes: notes.map(({ matchId, text, changed }) => ({ match: matchId, text, changed })),
    muted: muted.map(({ matchId, otherId }) => ({ match: matchId, account: otherId })),
    invitations: invited.map(({ matchId, accountId, by, created }) => ({
      match: matchId,
      to: accountId,
      by,
      at: created,
    })),
    reports: reports.map(({ messageId, reason, words, created }) => ({
      message: messageId,
      reason,
      words,
      at: created,
    })),
    tokens: await listBotKeys({ db }, id),
  };
}

/** Deletes all of it. Messages keep their row, without text. */
export async function deletePersonalData(tx: Tx, id: string): Promise<void> {
  const circle = await contactsOf(tx, id);
  await tx.delete(tie).where(or(eq(tie.accountId, id), eq(tie.otherId, id)));
  await tx.delete(mute).where(or(eq(mute.accountId, id), eq(mute.otherId, id)));
  await tx.delete(invitation).where(or(eq(invitation.accountId, id), eq(invitation.by, id)));
  for (const kept of [presence, preference, botToken, note, pairing])
    await tx.delete(kept).where(eq(kept.accountId, id));
  await tx.delete(report).where(eq(report.by, id));
  await tx.update(message).set({ text: '' }).where(eq(message.accountId, id));
  await tell(tx, circle, 'people');
}
