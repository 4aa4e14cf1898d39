import { eq } from 'drizzle-orm';
import { match, type Database } from '@quayside/db';
import { Refused } from '@quayside/engine';
import { forkMatch, rematch } from './table/rematch.ts';
import { botAnswer, botSeat, stalledBotMatches } from './play/bots.ts';
import { agree, decline, propose, resign } from './play/proposals.ts';
import { MatchError } from './errors.ts';
import { stream, streamMatch } from './live/stream.ts';
import { stateAtFor } from './play/state-at.ts';
import { requestPairing, currentPairing, leavePairing, sweepPairings } from './pairing/pairing.ts';
import { leaveAll, refreshName } from './table/leave-all.ts';
import { answer, answerAs, explain, undo } from './play/answer.ts';
import { recordOf } from './records/record.ts';
import { createRecords } from './records/records.ts';
import type { MatchSnapshot } from './store/match-snapshot.ts';
import { MatchStore } from './store/match-store.ts';
import type { Matches } from './service.ts';
import type { Viewer } from './types.ts';
import {
  createTable,
  joinTable,
  leaveTable,
  listOpenTables,
  seatBot,
  startMatch,
  tablesOf,
  unseatBot,
} from './table/tables.ts';
import { createSocial } from './social/social.ts';
import { playDaily } from './records/solo.ts';
import { expireTables } from './table/expire-tables.ts';
import { tableFor, eventsSince, viewFor, requireVisible } from './play/views.ts';

export interface MatchesOptions {
  /** Where a bot failed: a defect to be looked at, not a reason to end the process. */
  readonly report?: (error: unknown, matchId: string) => void;
  /** What day it is; the clock's, unless said otherwise. */
  readonly now?: () => Date;
}

/** So long a match rests that could not be played on. */
const REST_MS = 60_000;

/** Opens the match service on a database. */
export async function openMatches(
  database: Database,
  { report = () => undefined, now = () => new Date() }: MatchesOptions = {},
): Promise<Matches & { readonly listeners: number }> {
  const store = new MatchStore(database, now, report);
  await store.open();
  const thinking = new Map<string, Promise<void>>();
  let closed = false;
  const tableOf = (snapshot: MatchSnapshot, viewer: Viewer) => tableFor(snapshot, viewer, now());
  /** A room whose match the viewer may look at. */
  const readVisible = async (viewer: Viewer, id: string) => requireVisible(await store.read(id), viewer, now());

  /** When a match could not be played on: it is not tried again and again in vain, and never at the cost of others. */
  const stopped = new Map<string, number>();
  const stop = (error: unknown, id: string) => {
    stopped.set(id, now().getTime());
    report(error, id);
  };

  /** Bots answer through the same door as people, one after the other, until a person must decide. */
  const playBots = (snapshot: MatchSnapshot): MatchSnapshot => {
    const { id } = snapshot.row;
    if (closed || !snapshot.row.botDue || thinking.has(id)) return snapshot;
    const work = async () => {
      try {
        do if (closed) return;
        while (await playBotTurn(store, id));
      } catch (error) {
        stop(error, id);
      } finally {
        thinking.delete(id);
      }
    };
    thinking.set(id, work());
    return snapshot;
  };

  /** Lets bots play where nobody has asked for it here. */
  const resumeBotsIn = async (id: string): Promise<void> => {
    try {
      playBots(await store.read(id));
    } catch (error) {
      stop(error, id);
    }
  };

  return {
    get listeners() {
      return store.subscriptions.size;
    },
    ...createSocial(store),
    ...createRecords(store, readVisible),
    create: async (viewer, wanted) => tableOf(await createTable(store, viewer, wanted), viewer),
    table: async (viewer, id) => tableOf(await store.read(id), viewer),
    join: async (viewer, id, choice) => tableOf(await joinTable(store, viewer, id, choice), viewer),
    leave: (viewer, id) => leaveTable(store, viewer, id),
    seatBot: async (viewer, id, bot, seat) => tableOf(await seatBot(store, viewer, id, bot, seat), viewer),
    unseatBot: async (viewer, id, seat) => tableOf(await unseatBot(store, viewer, id, seat), viewer),
    start: async (viewer, id) => tableOf(playBots(await startMatch(store, viewer, id)), viewer),
    open: async (viewer, filter) => (await listOpenTables(store, filter)).map((snapshot) => tableOf(snapshot, viewer)),
    mine: async (viewer) => (await tablesOf(store, viewer)).map((snapshot) => tableOf(snapshot, viewer)),

    requestPairing: (viewer, wanted) => requestPairing(store, viewer, wanted, resumeBotsIn),
    pairing: (viewer) => currentPairing(store, viewer),
    leavePairing: (viewer) => leavePairing(store, viewer),

    daily: async (viewer, wanted = {}) => tableOf(await playDaily(store, viewer, wanted), viewer),

    view: async (viewer, id) => viewFor(await readVisible(viewer, id), viewer),
    async answer(viewer, given) {
      const { snapshot, seq, repeated } = await answer(store, viewer, given);
      return { seq, repeated, view: viewFor(playBots(snapshot), viewer) };
    },
    undo: async (viewer, id) => viewFor(playBots(await undo(store, viewer, id, false)), viewer),
    resetTurn: async (viewer, id) => viewFor(playBots(await undo(store, viewer, id, true)), viewer),
    explain: async (viewer, id, key, given) => explain(await store.read(id), viewer, key, given),
    eventsSince: async (viewer, id, since) => eventsSince(await readVisible(viewer, id), viewer, since),
    stateAt: async (viewer, id, seq) => stateAtFor(await readVisible(viewer, id), viewer, seq),
    record: async (viewer, id) => recordOf(store, await readVisible(viewer, id)),

    propose: async (viewer, id, kind) => viewFor(playBots(await propose(store, viewer, id, kind)), viewer),
    agree: async (viewer, id, kind) => viewFor(playBots(await agree(store, viewer, id, kind)), viewer),
    decline: async (viewer, id) => viewFor(await decline(store, viewer, id), viewer),
    resign: async (viewer, id) => tableOf(playBots(await resign(store, viewer, id)), viewer),
    rematch: async (viewer, id) => tableOf(await rematch(store, viewer, id), viewer),
    fork: async (viewer, id, from) => tableOf(playBots(await forkMatch(store, viewer, id, from)), viewer),

    leaveAll: (person) => leaveAll(store, person, playBots),
    refreshName: (person, { finished = false } = {}) => refreshName(database.db, person, finished),

    updates: (viewer, id, since, signal) => streamMatch(store, viewer, id, since, signal),
    stream: (viewer, topics, signal) => stream(store, viewer, topics, signal),

    async resumeBots() {
      const rows = await database.db.select({ id: match.id }).from(match).where(eq(match.botDue, true));
      for (const { id } of rows) await resumeBotsIn(id);
    },
    async sweep() {
      await sweepPairings(store, resumeBotsIn);
      await expireTables(store);
      const rested = now().getTime() - REST_MS;
      for (const id of await stalledBotMatches(database.db, now()))
        if ((stopped.get(id) ?? rested) <= rested) await resumeBotsIn(id);
      for (const [id, when] of stopped) if (when <= rested) stopped.delete(id);
    },
    async close() {
      closed = true;
      await Promise.all(thinking.values());
      await store.close();
    },
  };
}

/** What a bot is told that was not the first: somebody has answered, or ended the match. */
const OVERTAKEN = new Set(['not-open', 'repeated', 'over', 'not-running']);

/** Lets one bot answer; false where none has to. */
async function playBotTurn(store: MatchStore, id: string): Promise<boolean> {
  const snapshot = store.peek(id) ?? (await store.read(id));
  const next = botSeat(snapshot);
  const given = next && snapshot.running && botAnswer(id, snapshot.running, next.seat, next.bot);
  if (!next || !given) return false;
  try {
    await answerAs(store, given, () => next.seat);
    return true;
  } catch (error) {
    // Another process's bot was faster, or somebody took something back: look again.
    if (!(error instanceof Refused || error instanceof MatchError) || !OVERTAKEN.has(error.code)) throw error;
    const now = await store.read(id);
    if (now.row.revision === snapshot.row.revision) throw error;
    return true;
  }
}
