import { companyOf, friendsOf, openLimits, peopleInOrder } from '@quayside/auth';
import {
  chatOf, mutedAt, muteAt, reportLine, sayAt, type Message, type Reported, type Saying,
} from './chat.ts'; // prettier-ignore
import { lendHand } from './hand.ts';
import { declineInvitation, invitationsOf, invite, type Invited } from './invite.ts';
import { readNote, writeNote } from './notes.ts';
import { endTable, listTables, overview, type Overview } from './office.ts';
import { reportedBy, reportsOf, settle, type Report, type Verdict } from './reports.ts';
import type { Rooms } from './rooms.ts';
import type { Followed, Page, Status, Table, Viewer } from './shapes.ts';
import { tableFor } from './views.ts';

/** What people do at a table besides playing, and what those do who look after this place. */
export interface Social {
  // Talking
  chat(viewer: Viewer, match: string): Promise<Message[]>;
  say(viewer: Viewer, saying: Saying): Promise<Message>;
  mute(viewer: Viewer, match: string, other: string, muted: boolean): Promise<void>;
  muted(viewer: Viewer, match: string): Promise<string[]>;
  report(viewer: Viewer, about: Reported): Promise<void>;

  // For oneself
  note(viewer: Viewer, match: string): Promise<string>;
  writeNote(viewer: Viewer, match: string, text: string): Promise<void>;

  // Friends
  invite(viewer: Viewer, match: string, other: string): Promise<void>;
  invitations(viewer: Viewer): Promise<Invited[]>;
  declineInvitation(viewer: Viewer, match: string): Promise<void>;

  /** Somebody's own bot is about to do something at a table. */
  lendHand(viewer: Viewer, match: string): Promise<void>;

  // Looking after this place: whoever calls these has the right to
  reports(filter: { after?: string | undefined; settled?: boolean | undefined }): Promise<Page<Report>>;
  /** Whose line a report that waits is about. */
  reportedBy(report: number): Promise<string>;
  settle(by: string, verdict: { report: number; how: Verdict; words?: string | undefined }): Promise<void>;
  tables(filter: { status?: Status | undefined; after?: string | undefined }): Promise<Page<Table>>;
  end(match: string): Promise<Table>;
  overview(): Promise<Overview>;
}

export function openSocial(rooms: Rooms): Social {
  const limits = openLimits(rooms.database);
  return {
    chat: (viewer, match) => chatOf(rooms, viewer, match),
    say: (viewer, saying) => sayAt(rooms, limits, viewer, saying),
    mute: (viewer, match, other, muted) => muteAt(rooms, viewer, match, other, muted),
    muted: (viewer, match) => mutedAt(rooms, viewer, match),
    report: (viewer, about) => reportLine(rooms, limits, viewer, about),
    note: (viewer, match) => readNote(rooms, viewer, match),
    writeNote: (viewer, match, text) => writeNote(rooms, limits, viewer, match, text),
    invite: (viewer, match, other) => invite(rooms, limits, viewer, match, other),
    invitations: (viewer) => invitationsOf(rooms, viewer),
    declineInvitation: (viewer, match) => declineInvitation(rooms, viewer, match),
    lendHand: (viewer, match) => lendHand(rooms, viewer, match),
    reports: (filter) => reportsOf(rooms, filter),
    reportedBy: (report) => reportedBy(rooms, report),
    settle: (by, verdict) => settle(rooms, by, verdict),
    tables: (filter) => listTables(rooms, filter),
    end: async (match) => tableFor(await endTable(rooms, match), null, rooms.now()),
    overview: () => overview(rooms),
  };
}

/** Friends and those at one's tables, with who of them is here. */
export async function peopleNews({ database: { db } }: Rooms, person: string): Promise<readonly Followed[]> {
  const [friends, company] = [await friendsOf(db, person), await companyOf(db, person)];
  return [{ kind: 'people', friends, company: await peopleInOrder(db, person, company) }];
}
