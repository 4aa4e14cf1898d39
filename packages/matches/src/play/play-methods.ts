import type { MatchRecord } from '@quayside/engine/host';
import { recordOf } from '../records/record.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { MatchView, PastState, Proposal, Viewer, VisibleEvents } from '../types.ts';
import { allowBotMove } from './bot-permissions.ts';
import type { BotRunner } from './bot-runner.ts';
import { fittingLevel } from './fitting-level.ts';
import { agree, decline, propose } from './proposals.ts';
import { stateAtFor } from './state-at.ts';
import { eventsSince, readVisible, viewFor } from './views.ts';

export function playMethods(store: MatchStore, bots: BotRunner) {
  return {
    view: async (viewer: Viewer, id: string): Promise<MatchView> =>
      viewFor(await readVisible(store, viewer, id), viewer),
    /** The events after this entry; from the beginning with -1. */
    eventsSince: async (viewer: Viewer, id: string, since: number): Promise<VisibleEvents[]> =>
      eventsSince(await readVisible(store, viewer, id), viewer, since),
    /** A running match after this entry, as the viewer could know it then. */
    stateAt: async (viewer: Viewer, id: string, seq: number): Promise<PastState> =>
      stateAtFor(await readVisible(store, viewer, id), viewer, seq),
    /** The finished match for ever, with what proves its chance. */
    record: async (viewer: Viewer, id: string): Promise<MatchRecord> =>
      recordOf(store, await readVisible(store, viewer, id)),

    /** Asks the others: to go back before one's last answer, or to end the match without a result. With nobody to ask it happens, but not in a rated match. */
    propose: async (viewer: Viewer, id: string, kind: Proposal['kind']): Promise<MatchView> =>
      viewFor(bots.play(await propose(store, viewer, id, kind)), viewer),
    agree: async (viewer: Viewer, id: string, kind: Proposal['kind']): Promise<MatchView> =>
      viewFor(bots.play(await agree(store, viewer, id, kind)), viewer),
    /** Says no to what is asked, or takes one's own proposal back. */
    decline: async (viewer: Viewer, id: string): Promise<MatchView> =>
      viewFor(await decline(store, viewer, id), viewer),
    /** The level of bots that fits the viewer in a game. */
    fittingLevel: (viewer: Viewer, game: string) => fittingLevel(store.database.db, viewer, game),
    /** Somebody's own bot is about to do something at a table. */
    allowBotMove: (viewer: Viewer, id: string) => allowBotMove(store, viewer, id),
  };
}
