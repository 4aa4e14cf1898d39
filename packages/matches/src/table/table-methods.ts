import type { Seat } from '@quayside/engine';
import type { BotRunner } from '../play/bot-runner.ts';
import { resign } from '../play/proposals.ts';
import { takeOver } from '../play/substitute.ts';
import { tableFor } from '../play/views.ts';
import { playDaily } from '../records/solo.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { DailyDeal, FillRequest, NewTable, Table, Viewer } from '../types.ts';
import { changeFill } from './fill.ts';
import { forkMatch, type ForkPoint } from './fork.ts';
import { leaveAll, refreshName } from './leave-all.ts';
import { rematch } from './rematch.ts';
import { listRunningTables } from './running-tables.ts';
import {
  createTable, joinTable, leaveTable, listOpenTables, seatBot, startMatch, tablesOf, unseatBot, type SeatChoice,
} from './tables.ts'; // prettier-ignore

export function tableMethods(store: MatchStore, bots: BotRunner) {
  const tableOf = (snapshot: MatchSnapshot, viewer: Viewer): Table => tableFor(snapshot, viewer, store);
  return {
    create: async (viewer: Viewer, wanted: NewTable) => tableOf(await createTable(store, viewer, wanted), viewer),
    table: async (viewer: Viewer, id: string) => tableOf(await store.read(id), viewer),
    join: async (viewer: Viewer, id: string, choice?: SeatChoice) =>
      tableOf(await joinTable(store, viewer, id, choice), viewer),
    /** Before the start only; the host's leaving gives the table to the next person, or closes it. */
    leave: (viewer: Viewer, id: string) => leaveTable(store, viewer, id),
    seatBot: async (viewer: Viewer, id: string, bot: string, seat?: Seat) =>
      tableOf(await seatBot(store, viewer, id, bot, seat), viewer),
    unseatBot: async (viewer: Viewer, id: string, seat: Seat) =>
      tableOf(await unseatBot(store, viewer, id, seat), viewer),
    /** The host says which bot takes the open seats, and when; null leaves them to people. */
    changeFill: async (viewer: Viewer, id: string, fill: FillRequest | null) =>
      tableOf(await changeFill(store, viewer, id, fill), viewer),
    start: async (viewer: Viewer, id: string) => tableOf(bots.play(await startMatch(store, viewer, id)), viewer),
    /** Public tables that wait for people, newest first. */
    open: async (viewer: Viewer, filter?: { game?: string | undefined }) =>
      (await listOpenTables(store, filter)).map((snapshot) => tableOf(snapshot, viewer)),
    /** Matches between people that anybody may watch, newest first. */
    running: async (viewer: Viewer, filter?: { game?: string | undefined }) =>
      (await listRunningTables(store, filter)).map((snapshot) => tableOf(snapshot, viewer)),
    /** The viewer's tables that are not over: those that wait for an answer of theirs first. */
    mine: async (viewer: Viewer) => (await tablesOf(store, viewer)).map((snapshot) => tableOf(snapshot, viewer)),
    /** The viewer's match of today's deal, the same cards for everybody; it begins with the first call. */
    daily: async (viewer: Viewer, wanted: DailyDeal = {}) => tableOf(await playDaily(store, viewer, wanted), viewer),
    /** Gives up: last of all. A bot plays on for the others' sake, or the match is over. */
    resign: async (viewer: Viewer, id: string) => tableOf(bots.play(await resign(store, viewer, id)), viewer),
    /** Takes over a seat whose player has left, where the table is open to substitutes. */
    takeOver: async (viewer: Viewer, id: string, seat: Seat) =>
      tableOf(bots.play(await takeOver(store, viewer, id, seat)), viewer),
    /** The table for the same once more: the first opens it, the others join. */
    rematch: async (viewer: Viewer, id: string) => tableOf(await rematch(store, viewer, id), viewer),
    /** Plays on from a point of a finished match, on one of its seats, against bots. */
    fork: async (viewer: Viewer, id: string, from: ForkPoint) =>
      tableOf(bots.play(await forkMatch(store, viewer, id, from)), viewer),
    /** Leaves every table and gives up every match. */
    leaveAll: (person: string) => leaveAll(store, person, bots),
    /** A person's name has changed: tables that show it are sent again, finished ones too if asked. */
    refreshName: (person: string, { finished = false }: { finished?: boolean } = {}) =>
      refreshName(store.database.db, person, finished),
  };
}
