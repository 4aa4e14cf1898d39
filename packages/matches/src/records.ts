import type { Curves } from '@quayside/engine';
import { curvesOf } from './curves.ts';
import { history, type HistoryFilter } from './history.ts';
import { Recent } from './recent.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { rankings, seasonsOf, type LadderPage, type Season } from './seasons.ts';
import type { Best, Page, Past, SoloTable, Standing, Viewer } from './shapes.ts';
import { bestOf } from './solo.ts';
import { statisticsOf, type Statistics } from './statistics.ts';
import { openWinning, type Winning, type WinningFilter } from './winning.ts';

/** What is known of matches once they are over. */
export interface Records {
  history(viewer: Viewer, filter: HistoryFilter): Promise<Page<Past>>;
  /** What each had over a finished match, round by round. */
  curves(viewer: Viewer, match: string): Promise<Curves>;
  /** How somebody has fared in all their matches, and against whom. */
  statistics(viewer: Viewer, person: string): Promise<Statistics>;
  /** What wins a game: seats, cards, points. */
  winning(filter: WinningFilter): Promise<Winning>;
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
export function openRecords(rooms: Rooms, look: (viewer: Viewer, id: string) => Promise<Room>): Records {
  const { database: { db }, now } = rooms; // prettier-ignore
  // A finished match never changes.
  const curves = new Recent<Curves>(MOST_CURVES);
  // A career of thousands of matches takes a while to count, and many may look at it at once.
  const careers = new Recent<Statistics>(MOST_CAREERS, CAREER_MS);
  return {
    history: (viewer, filter) => history(db, viewer, filter),
    async curves(viewer, id) {
      const room = await look(viewer, id);
      return curves.get(id, now(), () => curvesOf(rooms, room));
    },
    statistics: (viewer, person) =>
      careers.get(`${person} ${viewer === person}`, now(), () => statisticsOf(db, viewer, person)),
    winning: openWinning(db, now),
    rankings: (ladder) => rankings(db, ladder),
    seasons: (game) => seasonsOf(db, game, now()),
    best: (viewer, wanted = {}) => bestOf(rooms, viewer, wanted),
  };
}
