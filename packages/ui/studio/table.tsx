// What the scenes of boards have in common: a recorded match up to a moment, and a board with the page around it.
import { type Game, type Setup, type State, topAsk } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import type { Language } from '@quayside/languages';
import { useState, type ComponentType } from 'react';
import type { BoardProps, LogEntry } from '../src/board/index.ts';

export interface Moment {
  readonly view: State;
  readonly seat: number;
  readonly log: readonly LogEntry[];
}

/** Whether to stop where this seat is asked this in this state. */
export type Until<S extends State> = (key: string, seat: number, s: S) => boolean;

/** A recorded match, stopped where `until` says so, or at its end. */
export function playUntil<S extends State>(game: Game, record: unknown, until: Until<S>): Moment {
  const { setup, line } = core.movesOf(game, core.readRecord(record));
  const log: LogEntry[] = [];
  let found: Moment | null = null;
  const end = core.replay(game, setup, line, line.length, (state, events, i) => {
    if (found) return;
    log.push({ seq: i, seat: line[i - 1]?.seat ?? -1, events });
    const seat = core.dueSeats(state)[0] ?? -1;
    const key = topAsk(state, seat)?.key;
    // A scene knows the game of its own record.
    if (seat >= 0 && key !== undefined && until(key, seat, state as S))
      found = { view: core.conceal(game, state, seat), seat, log: [...log] };
  });
  return found ?? { view: end.state, seat: 0, log };
}

const NAMES = ['Ada', 'Bartholomew', 'Célestine', 'Dorothea'];

export interface TableProps extends Partial<Pick<BoardProps, 'answer' | 'undo'>> {
  board: ComponentType<BoardProps>;
  game: Game;
  moment: Moment;
  language: Language;
  steps?: readonly string[];
}

/** The board with the page around it: the header and the line with the game's name. */
export function Table({ board: Board, game, moment: { view, seat, log }, language, steps = [], ...more }: TableProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {steps.map((step) => (
        <i key={step} hidden data-studio={step} />
      ))}
      <div className="flex h-14 shrink-0 items-center border-b border-ink bg-sheet px-4 font-display text-xl font-bold">
        Quayside
      </div>
      <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-2 p-2 sm:p-3 lg:h-[calc(100dvh-3.5rem-2px)] lg:overflow-hidden">
        <h1 className="px-1 font-display text-lg font-bold">{game.messages.en['game.name']}</h1>
        <div className="min-h-0 lg:flex-1">
          <Board
            rules={{ game, core }}
            view={view}
            seat={seat}
            names={NAMES.slice(0, view.setup.seats)}
            language={language}
            log={log}
            answer={() => undefined}
            {...more}
          />
        </div>
      </div>
    </div>
  );
}

/** A match at one window: to try a board by hand, movement included. */
export function LiveTable({ game, setup, ...table }: Omit<TableProps, 'moment'> & { setup: Setup }) {
  const [{ match, nature }] = useState(() => {
    const dealt = core.dealer(game, setup, 'live');
    return { match: core.openMatch(game, setup, dealt), nature: dealt };
  });
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const seat = core.dueSeats(match.state)[0] ?? 0;
  return (
    <Table
      game={game}
      {...table}
      moment={{ view: core.conceal(game, match.state, seat), seat, log }}
      answer={(decision, answer) => {
        core.submit(match, { seat, decision: decision.id, answer }, nature);
        setLog([...log, { seq: log.length + 1, seat, events: match.events }]);
      }}
    />
  );
}
