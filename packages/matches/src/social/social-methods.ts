import { createRateLimits } from '@quayside/auth';
import type { MatchStore } from '../store/match-store.ts';
import type { Viewer } from '../types.ts';
import { chatOf, muteAt, mutedAt, postMessage, reportMessage, type NewMessage, type NewReport } from './chat.ts';
import { declineInvitation, invitationsOf, invite } from './invitations.ts';
import { readNote, writeNote } from './notes.ts';
import { reportRules } from './rules-reports.ts';

/** What people do at a table besides playing. */
export function socialMethods(store: MatchStore) {
  const limits = createRateLimits(store.database);
  return {
    chat: (viewer: Viewer, match: string) => chatOf(store, viewer, match),
    say: (viewer: Viewer, message: NewMessage) => postMessage(store, limits, viewer, message),
    mute: (viewer: Viewer, match: string, other: string, muted: boolean) => muteAt(store, viewer, match, other, muted),
    muted: (viewer: Viewer, match: string) => mutedAt(store, viewer, match),
    report: (viewer: Viewer, report: NewReport) => reportMessage(store, limits, viewer, report),
    reportRules: (viewer: Viewer, report: { readonly match: string; readonly text: string }) =>
      reportRules(store, limits, viewer, report),
    note: (viewer: Viewer, match: string) => readNote(store, viewer, match),
    writeNote: (viewer: Viewer, match: string, text: string) => writeNote(store, limits, viewer, match, text),
    invite: (viewer: Viewer, match: string, other: string) => invite(store, limits, viewer, match, other),
    invitations: (viewer: Viewer) => invitationsOf(store, viewer),
    declineInvitation: (viewer: Viewer, match: string) => declineInvitation(store, viewer, match),
  };
}
