import type { BotPool } from '@quayside/bot-workers/pool';
import type { Curves } from '@quayside/engine/host';
import { readVisible, tableFor } from '../play/views.ts';
import { findGame } from '@quayside/games';
import { botStandings } from '../ratings/ratings.ts';
import { rankings, seasonsOf, type LadderPage } from '../ratings/seasons.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { DailyDeal, SoloRanking, Table, Viewer } from '../types.ts';
import { benchmarkFor } from './benchmark.ts';
import { curvesOf } from './curves.ts';
import { history, type HistoryFilter } from './history.ts';
import { MemoCache } from './memo-cache.ts';
import { addPractice, type PracticeMatch } from './practice.ts';
import { soloRankingOf } from './solo.ts';
import { statisticsOf, type Statistics } from './statistics.ts';
import { createWinStatistics } from './win-statistics.ts';

const MOST_CURVES = 200;
const MOST_CAREERS = 500;
const CAREER_MS = 5000;

/** What is known of matches once they are over. */
export function recordMethods(store: MatchStore, pool: BotPool) {
  const { database: { db }, now } = store; // prettier-ignore
  // A finished match never changes.
  const curves = new MemoCache<Curves>(MOST_CURVES);
  // A career of thousands of matches takes a while to count, and many may look at it at once.
  const careers = new MemoCache<Statistics>(MOST_CAREERS, CAREER_MS);
  return {
    history: (viewer: Viewer, filter: HistoryFilter) => history(db, viewer, filter),
    /** Takes a match that the viewer has played in the browser into the history; what is sent twice is there once. */
    addPractice: async (viewer: Viewer, given: PracticeMatch): Promise<Table> =>
      tableFor(await addPractice(store, pool, viewer, given), viewer, store),
    /** What each had over a finished match, round by round. */
    async curves(viewer: Viewer, id: string): Promise<Curves> {
      const snapshot = await readVisible(store, viewer, id);
      return curves.get(id, now(), () => curvesOf(store, snapshot));
    },
    /** A person's results in all their matches, and against whom. */
    statistics: (viewer: Viewer, person: string) =>
      careers.get(`${person} ${viewer === person}`, now(), () => statisticsOf(db, viewer, person)),
    /** What wins a game: seats, cards, points. */
    winStatistics: createWinStatistics(db, now),
    rankings: (ladder: LadderPage) => rankings(db, ladder),
    /** How strong the bots of a game have proved to be; one that was trained anew is another. */
    botRankings: (game: string) => botStandings(db, findGame(game).id, findGame(game).version),
    /** The seasons of a game, newest first. */
    seasons: (game: string) => seasonsOf(db, game, now()),
    /** What the strongest bot reached with the cards of a daily deal, for who has played it and for all once it is over. */
    benchmark: (viewer: Viewer, wanted: DailyDeal & { day?: string | undefined } = {}) =>
      benchmarkFor(store, viewer, wanted),
    /** Best results alone at a table, of a set-up or of one day's deal. */
    best: (viewer: Viewer, wanted: SoloRanking = {}) => soloRankingOf(store, viewer, wanted),
  };
}
