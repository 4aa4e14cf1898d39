import { eq } from 'drizzle-orm';
import { match, type Database } from '@quayside/db';
import { Refused } from '@quayside/engine';
import { forkMatch, rematch } from './again.ts';
import { botAnswer, botSeat, orphans } from './bots.ts';
import { agree, decline, propose, resign } from './consent.ts';
import { Declined } from './declined.ts';
import { follow, followOne } from './follow.ts';
import { momentFor } from './moment.ts';
import { askPairing, currentPairing, leavePairing, sweepPairings } from './pairing.ts';
import { leaveAll, renamed } from './people.ts';
import { answer, answerAs, explain, undo } from './play.ts';
import { recordOf } from './record.ts';
import { openRecords } from './records.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import type { Matches } from './service.ts';
import type { Viewer } from './shapes.ts';
import { createTable, joinTable, leaveTable, openTables, seatBot, startMatch, tablesOf, unseatBot } from './tables.ts';
import { openSocial } from './social.ts';
import { playDaily } from './solo.ts';
import { expireTables } from './expire-tables.ts';
import { tableFor, toldFor, viewFor, watched } from './views.ts';

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
  const rooms = new Rooms(database, now, report);
  await rooms.open();
  const thinking = new Map<string, Promise<void>>();
  let closed = false;
  const tableOf = (room: Room, viewer: Viewer) => tableFor(room, viewer, now());
  /** A room whose match the viewer may look at. */
  const look = async (viewer: Viewer, id: string) => watched(await rooms.read(id), viewer, now());

  /** When a match could not be played on: it is not tried again and again in vain, and never at the cost of others. */
  const stopped = new Map<string, number>();
  const stop = (error: unknown, id: string) => {
    stopped.set(id, now().getTime());
    report(error, id);
  };

  /** Bots answer through the same door as people, one after the other, until a person must decide. */
  const playBots = (room: Room): Room => {
    const { id } = room.row;
    if (closed || !room.row.botDue || thinking.has(id)) return room;
    const work = async () => {
      try {
        do if (closed) return;
        while (await botsTurn(rooms, id));
      } catch (error) {
        stop(error, id);
      } finally {
        thinking.delete(id);
      }
    };
    thinking.set(id, work());
    return room;
  };

  /** Lets bots play where nobody has asked for it here. */
  const takeUp = async (id: string): Promise<void> => {
    try {
      playBots(await rooms.read(id));
    } catch (error) {
      stop(error, id);
    }
  };

  return {
    get listeners() {
      return rooms.bells.size;
    },
    ...openSocial(rooms),
    ...openRecords(rooms, look),
    create: async (viewer, wanted) => tableOf(await createTable(rooms, viewer, wanted), viewer),
    table: async (viewer, id) => tableOf(await rooms.read(id), viewer),
    join: async (viewer, id, choice) => tableOf(await joinTable(rooms, viewer, id, choice), viewer),
    leave: (viewer, id) => leaveTable(rooms, viewer, id),
    seatBot: async (viewer, id, bot, seat) => tableOf(await seatBot(rooms, viewer, id, bot, seat), viewer),
    unseatBot: async (viewer, id, seat) => tableOf(await unseatBot(rooms, viewer, id, seat), viewer),
    start: async (viewer, id) => tableOf(playBots(await startMatch(rooms, viewer, id)), viewer),
    open: async (viewer, filter) => (await openTables(rooms, filter)).map((room) => tableOf(room, viewer)),
    mine: async (viewer) => (await tablesOf(rooms, viewer)).map((room) => tableOf(room, viewer)),

    askPairing: (viewer, wanted) => askPairing(rooms, viewer, wanted, takeUp),
    pairing: (viewer) => currentPairing(rooms, viewer),
    leavePairing: (viewer) => leavePairing(rooms, viewer),

    daily: async (viewer, wanted = {}) => tableOf(await playDaily(rooms, viewer, wanted), viewer),

    view: async (viewer, id) => viewFor(await look(viewer, id), viewer),
    async answer(viewer, given) {
      const { room, seq, repeated } = await answer(rooms, viewer, given);
      return { seq, repeated, view: viewFor(playBots(room), viewer) };
    },
    undo: async (viewer, id) => viewFor(playBots(await undo(rooms, viewer, id, false)), viewer),
    resetTurn: async (viewer, id) => viewFor(playBots(await undo(rooms, viewer, id, true)), viewer),
    explain: async (viewer, id, key, given) => explain(await rooms.read(id), viewer, key, given),
    told: async (viewer, id, since) => toldFor(await look(viewer, id), viewer, since),
    moment: async (viewer, id, seq) => momentFor(await look(viewer, id), viewer, seq),
    record: async (viewer, id) => recordOf(rooms, await look(viewer, id)),

    propose: async (viewer, id, kind) => viewFor(playBots(await propose(rooms, viewer, id, kind)), viewer),
    agree: async (viewer, id, kind) => viewFor(playBots(await agree(rooms, viewer, id, kind)), viewer),
    decline: async (viewer, id) => viewFor(await decline(rooms, viewer, id), viewer),
    resign: async (viewer, id) => tableOf(playBots(await resign(rooms, viewer, id)), viewer),
    rematch: async (viewer, id) => tableOf(await rematch(rooms, viewer, id), viewer),
    fork: async (viewer, id, from) => tableOf(playBots(await forkMatch(rooms, viewer, id, from)), viewer),

    leaveAll: (person) => leaveAll(rooms, person, playBots),
    renamed: (person, { finished = false } = {}) => renamed(database.db, person, finished),

    updates: (viewer, id, since, signal) => followOne(rooms, viewer, id, since, signal),
    follow: (viewer, topics, signal) => follow(rooms, viewer, topics, signal),

    async wakeBots() {
      const rows = await database.db.select({ id: match.id }).from(match).where(eq(match.botDue, true));
      for (const { id } of rows) await takeUp(id);
    },
    async sweep() {
      await sweepPairings(rooms, takeUp);
      await expireTables(rooms);
      const rested = now().getTime() - REST_MS;
      for (const id of await orphans(database.db, now())) if ((stopped.get(id) ?? rested) <= rested) await takeUp(id);
      for (const [id, when] of stopped) if (when <= rested) stopped.delete(id);
    },
    async close() {
      closed = true;
      await Promise.all(thinking.values());
      await rooms.close();
    },
  };
}

/** What a bot is told that was not the first: somebody has answered, or ended the match. */
const OVERTAKEN = new Set(['not-open', 'repeated', 'over', 'not-running']);

/** Lets one bot answer; false where none has to. */
async function botsTurn(rooms: Rooms, id: string): Promise<boolean> {
  const room = rooms.peek(id) ?? (await rooms.read(id));
  const next = botSeat(room);
  const given = next && room.live && botAnswer(id, room.live, next.seat, next.bot);
  if (!next || !given) return false;
  try {
    await answerAs(rooms, given, () => next.seat);
    return true;
  } catch (error) {
    // Another process's bot was faster, or somebody took something back: look again.
    if (!(error instanceof Refused || error instanceof Declined) || !OVERTAKEN.has(error.code)) throw error;
    const now = await rooms.read(id);
    if (now.row.revision === room.row.revision) throw error;
    return true;
  }
}
