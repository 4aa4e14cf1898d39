import { asc, eq, or } from 'drizzle-orm';
import {
  botKey, chatMessage, invitation, mute, note, notification, notificationPreference, pairing, preference, pushSubscription, presence, report, rulesReport, notifyPeople, relationship, type Db, type Tx,
} from '@quayside/db'; // prettier-ignore
import { contactsOf } from './friends.ts';
import { preferencesOf, type Preferences } from './preferences.ts';
import { listBotKeys, type BotKey } from './bot-keys.ts';

/** What is kept about a person besides the account and the matches. */
export interface PersonalData {
  readonly preferences: Preferences;
  /** Whom the person wants as a friend, or wants nothing to do with. */
  readonly relationships: readonly {
    readonly account: string;
    readonly kind: 'friend' | 'block';
    readonly since: Date;
  }[];
  readonly messages: readonly {
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
    readonly comment: string | null;
    readonly at: Date;
  }[];
  readonly rulesReports: readonly { readonly match: string; readonly text: string; readonly at: Date }[];
  readonly botKeys: readonly BotKey[];
  /** What one wants to be told where. */
  readonly notifications: {
    readonly enabled: readonly string[];
    readonly webhook: string | null;
    readonly browsers: readonly string[];
  };
}

export async function exportPersonalData(db: Db, id: string): Promise<PersonalData> {
  const relationships = await db
    .select()
    .from(relationship)
    .where(eq(relationship.accountId, id))
    .orderBy(asc(relationship.created));
  const messages = await db
    .select()
    .from(chatMessage)
    .where(eq(chatMessage.accountId, id))
    .orderBy(asc(chatMessage.id));
  const notes = await db.select().from(note).where(eq(note.accountId, id)).orderBy(asc(note.matchId));
  const muted = await db.select().from(mute).where(eq(mute.accountId, id)).orderBy(asc(mute.matchId));
  const invited = await db
    .select()
    .from(invitation)
    .where(or(eq(invitation.accountId, id), eq(invitation.inviterId, id)))
    .orderBy(asc(invitation.created));
  const reports = await db.select().from(report).where(eq(report.reporterId, id)).orderBy(asc(report.id));
  const rulesReports = await db
    .select({ match: rulesReport.matchId, text: rulesReport.text, at: rulesReport.created })
    .from(rulesReport)
    .where(eq(rulesReport.reporterId, id))
    .orderBy(asc(rulesReport.id));
  return {
    preferences: await preferencesOf(db, id),
    relationships: relationships.map(({ otherId, kind, created }) => ({ account: otherId, kind, since: created })),
    messages: messages.map(({ matchId, text, sent: at, hidden }) => ({ match: matchId, text, at, hidden })),
    notes: notes.map(({ matchId, text, changed }) => ({ match: matchId, text, changed })),
    muted: muted.map(({ matchId, mutedId }) => ({ match: matchId, account: mutedId })),
    invitations: invited.map(({ matchId, accountId, inviterId, created }) => ({
      match: matchId,
      to: accountId,
      by: inviterId,
      at: created,
    })),
    reports: reports.map(({ messageId, reason, comment, created }) => ({
      message: messageId,
      reason,
      comment,
      at: created,
    })),
    rulesReports,
    botKeys: await listBotKeys({ db }, id),
    notifications: await notificationsOf(db, id),
  };
}

async function notificationsOf(db: Db, id: string): Promise<PersonalData['notifications']> {
  const [wants] = await db.select().from(notificationPreference).where(eq(notificationPreference.accountId, id));
  const browsers = await db.select().from(pushSubscription).where(eq(pushSubscription.accountId, id));
  return {
    enabled: wants?.enabled ?? [],
    webhook: wants?.webhookUrl ?? null,
    browsers: browsers.map(({ endpoint }) => endpoint),
  };
}

/** Deletes all of it. Messages keep their row, without text. */
export async function deletePersonalData(tx: Tx, id: string): Promise<void> {
  const circle = await contactsOf(tx, id);
  await tx.delete(relationship).where(or(eq(relationship.accountId, id), eq(relationship.otherId, id)));
  await tx.delete(mute).where(or(eq(mute.accountId, id), eq(mute.mutedId, id)));
  await tx.delete(invitation).where(or(eq(invitation.accountId, id), eq(invitation.inviterId, id)));
  for (const kept of [
    presence,
    preference,
    botKey,
    note,
    pairing,
    notificationPreference,
    pushSubscription,
    notification,
  ])
    await tx.delete(kept).where(eq(kept.accountId, id));
  await tx.delete(report).where(eq(report.reporterId, id));
  await tx.delete(rulesReport).where(eq(rulesReport.reporterId, id));
  await tx.update(chatMessage).set({ text: '' }).where(eq(chatMessage.accountId, id));
  await notifyPeople(tx, circle, 'people');
}
