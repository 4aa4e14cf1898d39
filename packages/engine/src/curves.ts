import type { Game } from './game.ts';
import { replay } from './match.ts';
import { movesOf, type MatchRecord } from './record.ts';
import { totalOf } from './score.ts';
import type { State } from './state.ts';

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

/** How scores and holdings went over a finished match. */
export function curvesOver(game: Game, record: MatchRecord): Curves {
  const { setup, line } = movesOf(game, record);
  const every = Math.ceil(line.length / MOST_POINTS);
  const rounds: CurvePoint[] = [];
  let before: CurvePoint | null = null;
  replay(game, setup, line, line.length, (state, _, seq) => {
    const { round, values } = measure(game, state);
    const ended = round === undefined ? seq % every === 0 : before?.label !== round;
    // The first point is how it began, and belongs to no round.
    if (seq === 0) rounds.push({ seq, values });
    else if (ended) rounds.push(before && round !== undefined ? before : { seq, values });
    before = { ...(round === undefined ? {} : { label: round }), seq, values };
  });
  if (before && rounds.at(-1) !== before) rounds.push(before);
  return { seats: setup.seats, measures: Object.keys(rounds[0]?.values ?? {}), rounds };
}

/** Wealth is what the score sheets say, had it ended there. */
function measure(game: Game, state: State): { round?: string; values: { [measure: string]: number[] } } {
  const wealth: number[] = [];
  for (const sheet of game.score(state)) wealth[sheet.seat] = totalOf(sheet);
  const ledger = game.ledger?.(state);
  const values: { [measure: string]: number[] } = { wealth };
  ledger?.seats.forEach(({ amounts }, seat) => {
    for (const [name, amount] of Object.entries(amounts)) (values[name] ??= [])[seat] = amount;
  });
  return { ...(ledger?.round === undefined ? {} : { round: String(ledger.round) }), values };
}
