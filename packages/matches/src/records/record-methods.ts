import type { Curves } from '@quayside/engine/host';
import { readVisible } from '../play/views.ts';
import { rankings, seasonsOf, type LadderPage } from '../ratings/seasons.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { SoloTable, Viewer } from '../types.ts';
import { curvesOf } from './curves.ts';
import { history, type HistoryFilter } from './history.ts';
import { MemoCache } from './memo-cache.ts';
import { bestOf } from './solo.ts';
import { statisticsOf, type Statistics } from './statistics.ts';
import { createWinStatistics } from './win-statistics.ts';

const MOST_CURVES = 200;
const MOST_CAREERS = 500;
const CAREER_MS = 5000;

/** What is known of matches once they are over. */
export function recordMethods(store: MatchStore) {
  const { database: { db }, now } = store; // prettier-ignore
  // A finished match never changes.
  const curves = new MemoCache<Curves>(MOST_CURVES);
  // A career of thousands of matches takes a while to count, and many may look at it at once.
  const careers = new MemoCache<Statistics>(MOST_CAREERS, CAREER_MS);
  return {
    history: (viewer: Viewer, filter: HistoryFilter) => history(db, viewer, filter),
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
    /** The seasons of a game, newest first. */
    seasons: (game: string) => seasonsOf(db, game, now()),
    /** Best results alone at a table, of a set-up or of one day's deal. */
    best: (viewer: Viewer, wanted: SoloTable = {}) => bestOf(store, viewer, wanted),
  };
}
