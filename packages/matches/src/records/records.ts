import type { Curves } from '@quayside/engine';
import { curvesOf } from './curves.ts';
import { history, type HistoryFilter } from './history.ts';
import { MemoCache } from './memo-cache.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import { rankings, seasonsOf, type LadderPage, type Season } from '../ratings/seasons.ts';
import type { Best, Page, HistoryEntry, SoloTable, Standing, Viewer } from '../types.ts';
import { bestOf } from './solo.ts';
import { statisticsOf, type Statistics } from './statistics.ts';
import { createWinStatistics, type WinStatistics, type WinStatisticsFilter } from './win-statistics.ts';

/** What is known of matches once they are over. */
export interface Records {
  history(viewer: Viewer, filter: HistoryFilter): Promise<Page<HistoryEntry>>;
  /** What each had over a finished match, round by round. */
  curves(viewer: Viewer, match: string): Promise<Curves>;
  /** How somebody has fared in all their matches, and against whom. */
  statistics(viewer: Viewer, person: string): Promise<Statistics>;
  /** What wins a game: seats, cards, points. */
  winStatistics(filter: WinStatisticsFilter): Promise<WinStatistics>;
  rankings(ladder: LadderPage): Promise<Page<Standing>>;
  /** The seasons of a game, newest first. */
  seasons(game: string): Promise<Season[]>;
  /** Best results alone at a table, of a set-up or of one day's deal. */
  best(viewer: Viewer, wanted?: SoloTable): Promise<Page<Best>>;
}

const MOST_CURVES = 200;
const MOST_CAREERS = 500;
const CAREER_MS = 5000;

/** `look` finds a room whose match the viewer may look at. */
export function createRecords(
  store: MatchStore,
  readVisible: (viewer: Viewer, id: string) => Promise<MatchSnapshot>,
): Records {
  const { database: { db }, now } = store; // prettier-ignore
  // A finished match never changes.
  const curves = new MemoCache<Curves>(MOST_CURVES);
  // A career of thousands of matches takes a while to count, and many may look at it at once.
  const careers = new MemoCache<Statistics>(MOST_CAREERS, CAREER_MS);
  return {
    history: (viewer, filter) => history(db, viewer, filter),
    async curves(viewer, id) {
      const snapshot = await readVisible(viewer, id);
      return curves.get(id, now(), () => curvesOf(store, snapshot));
    },
    statistics: (viewer, person) =>
      careers.get(`${person} ${viewer === person}`, now(), () => statisticsOf(db, viewer, person)),
    winStatistics: createWinStatistics(db, now),
    rankings: (ladder) => rankings(db, ladder),
    seasons: (game) => seasonsOf(db, game, now()),
    best: (viewer, wanted = {}) => bestOf(store, viewer, wanted),
  };
}
