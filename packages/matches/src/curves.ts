import type { State } from '@quayside/engine';
import type { Edition } from '@quayside/games';
import { Declined } from './declined.ts';
import { recordOf } from './record.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** How a finished match went, round by round. */
export interface Curves {
  readonly seats: number;
  /** What is measured: the wealth first, then what the game's ledger has. */
  readonly measures: readonly string[];
  readonly rounds: readonly CurvePoint[];
}
/** Where everybody stood at the end of a round. */
export interface CurvePoint {
  /** The round, as the game says it; nothing at the beginning and in games without rounds. */
  readonly label?: string;
  /** So many of the record's answers had been given. */
  readonly seq: number;
  /** By measure, one of each seat. */
  readonly values: { readonly [measure: string]: readonly number[] };
}

/** Points of a game that does not say in which round it is. */
const MOST_POINTS = 60;

export async function curvesOf(rooms: Rooms, room: Room): Promise<Curves> {
  const { past } = room;
  if (!past) throw new Declined('not-over');
  const { core, game } = past.edition;
  const { setup, line } = core.movesOf(game, await recordOf(rooms, room));
  const every = Math.ceil(line.length / MOST_POINTS);
  const rounds: CurvePoint[] = [];
  let before: (CurvePoint & { readonly ends?: string }) | null = null;
  core.replay(game, setup, line, line.length, (state, _, seq) => {
    const { round, values } = measure(past.edition, state);
    const label = round === undefined ? {} : { label: round };
    const ended = round === undefined ? seq % every === 0 : before?.label !== round;
    // The first point is how it began, and belongs to no round.
    if (seq === 0) rounds.push({ seq, values });
    else if (ended) rounds.push(before && round !== undefined ? before : { seq, values });
    before = { ...label, seq, values };
  });
  if (before && rounds.at(-1) !== before) rounds.push(before);
  return { seats: setup.seats, measures: Object.keys(rounds[0]?.values ?? {}), rounds };
}

/** Wealth is what the score sheets say, had it ended there. */
function measure({ core, game }: Edition, state: State): { round?: string; values: { [measure: string]: number[] } } {
  const wealth: number[] = [];
  for (const sheet of game.score(state)) wealth[sheet.seat] = core.totalOf(sheet);
  const ledger = game.ledger?.(state);
  const values: { [measure: string]: number[] } = { wealth };
  ledger?.seats.forEach(({ amounts }, seat) => {
    for (const [name, amount] of Object.entries(amounts)) (values[name] ??= [])[seat] = amount;
  });
  return { ...(ledger?.round === undefined ? {} : { round: String(ledger.round) }), values };
}
