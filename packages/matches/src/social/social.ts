import { createRateLimits } from '@quayside/auth';
import { coPlayersOf, friendsOf, peopleInOrder } from '@quayside/people';
import {
  chatOf, mutedAt, muteAt, reportMessage, postMessage, type Message, type NewReport, type NewMessage,
} from './chat.ts'; // prettier-ignore
import { allowBotMove } from '../play/bot-permissions.ts';
import { declineInvitation, invitationsOf, invite, type Invitation } from './invitations.ts';
import { readNote, writeNote } from './notes.ts';
import { endTable, listTables, overview, type Overview } from '../admin/admin.ts';
import { reportedBy, reportsOf, resolveReport, type Report, type Verdict } from '../admin/reports.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { StreamMessage, Page, Status, Table, Viewer } from '../types.ts';
import { tableFor } from '../play/views.ts';

/** What people do at a table besides playing, and what those do who look after this place. */
export interface Social {
  // Talking
  chat(viewer: Viewer, match: string): Promise<Message[]>;
  say(viewer: Viewer, saying: NewMessage): Promise<Message>;
  mute(viewer: Viewer, match: string, other: string, muted: boolean): Promise<void>;
  muted(viewer: Viewer, match: string): Promise<string[]>;
  report(viewer: Viewer, about: NewReport): Promise<void>;

  // For oneself
  note(viewer: Viewer, match: string): Promise<string>;
  writeNote(viewer: Viewer, match: string, text: string): Promise<void>;

  // Friends
  invite(viewer: Viewer, match: string, other: string): Promise<void>;
  invitations(viewer: Viewer): Promise<Invitation[]>;
  declineInvitation(viewer: Viewer, match: string): Promise<void>;

  /** Somebody's own bot is about to do something at a table. */
  allowBotMove(viewer: Viewer, match: string): Promise<void>;

  // Looking after this place: whoever calls these has the right to
  reports(filter: { after?: string | undefined; settled?: boolean | undefined }): Promise<Page<Report>>;
  /** Whose line a report that waits is about. */
  reportedBy(report: number): Promise<string>;
  resolveReport(by: string, verdict: { report: number; how: Verdict; words?: string | undefined }): Promise<void>;
  tables(filter: { status?: Status | undefined; after?: string | undefined }): Promise<Page<Table>>;
  end(match: string): Promise<Table>;
  overview(): Promise<Overview>;
}

export function createSocial(store: MatchStore): Social {
  const limits = createRateLimits(store.database);
  return {
    chat: (viewer, match) => chatOf(store, viewer, match),
    say: (viewer, saying) => postMessage(store, limits, viewer, saying),
    mute: (viewer, match, other, muted) => muteAt(store, viewer, match, other, muted),
    muted: (viewer, match) => mutedAt(store, viewer, match),
    report: (viewer, about) => reportMessage(store, limits, viewer, about),
    note: (viewer, match) => readNote(store, viewer, match),
    writeNote: (viewer, match, text) => writeNote(store, limits, viewer, match, text),
    invite: (viewer, match, other) => invite(store, limits, viewer, match, other),
    invitations: (viewer) => invitationsOf(store, viewer),
    declineInvitation: (viewer, match) => declineInvitation(store, viewer, match),
    allowBotMove: (viewer, match) => allowBotMove(store, viewer, match),
    reports: (filter) => reportsOf(store, filter),
    reportedBy: (report) => reportedBy(store, report),
    resolveReport: (by, verdict) => resolveReport(store, by, verdict),
    tables: (filter) => listTables(store, filter),
    end: async (match) => tableFor(await endTable(store, match), null, store.now()),
    overview: () => overview(store),
  };
}

/** Friends and those at one's tables, with who of them is here. */
export async function peopleMessages(
  { database: { db } }: MatchStore,
  person: string,
): Promise<readonly StreamMessage[]> {
  const [friends, company] = [await friendsOf(db, person), await coPlayersOf(db, person)];
  return [{ kind: 'people', friends, company: await peopleInOrder(db, person, company) }];
}
