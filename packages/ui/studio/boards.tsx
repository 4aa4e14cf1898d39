// The generic board with two games that ask much of it: ten spaces with hands, and fifteen kinds of tokens.
import type { Game } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import type { Language } from '@quayside/languages';
import { GenericBoard } from '../src/board/board.tsx';
import type { LogEntry } from '../src/board/contract.ts';
import { vineyard } from '../src/board/testing/vineyard.ts';
import { warehouse } from '../src/board/testing/warehouse.ts';

const NAMES = ['Ada', 'Bartholomew', 'Clementine', 'Dorothea', 'Emil'];

/** A match after so many answers of everybody, each the one with this number among those offered. */
function after(game: Game, seats: number, picks: readonly (number | string)[]) {
  const setup = core.readSetup(game, seats);
  const nature = core.dealer(game, setup, 'studio');
  const match = core.openMatch(game, setup, nature);
  const log: LogEntry[] = [{ seq: 0, seat: -1, events: match.events }];
  for (const chosen of picks) {
    const [seat = 0] = core.dueSeats(match.state);
    const [decision] = core.decisions(game, match.state, seat);
    if (!decision) break;
    const answers = core.suggestions(decision.offer, undefined, 30);
    const answer = typeof chosen === 'string' ? chosen : answers[chosen % answers.length];
    if (answer === undefined) break;
    core.submit(match, { seat, decision: decision.id, answer }, nature);
    log.push({ seq: log.length, seat, events: match.events });
  }
  const [seat = 0] = core.dueSeats(match.state);
  return { view: core.conceal(game, match.state, Math.max(0, seat)), seat: Math.max(0, seat), log };
}

const scene =
  (game: Game, seats: number, picks: readonly (number | string)[], steps: readonly string[] = []) =>
  (language: Language) => (
    <div className="flex min-h-dvh flex-col">
      {steps.map((step) => (
        <i key={step} hidden data-studio={step} />
      ))}
      <div className="h-14 shrink-0 border-b border-ink bg-sheet" />
      <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-2 p-2 sm:p-3 lg:h-[calc(100dvh-3.5rem-2px)] lg:overflow-hidden">
        <h1 className="px-1 font-display text-lg font-bold">{game.messages[language]?.['game.name']}</h1>
        <div className="min-h-0 lg:flex-1">
          <GenericBoard
            rules={{ game, core }}
            names={NAMES.slice(0, seats)}
            language={language}
            answer={() => undefined}
            {...after(game, seats, picks)}
          />
        </div>
      </div>
    </div>
  );

const rest = (n: number) => Array.from({ length: n }, (_, i) => i);

export default {
  'hands-place': scene(vineyard, 4, ['mill', 'mill', 'plant', 0, 'tour', 'mill', 'mill']),
  'hands-plant': scene(vineyard, 3, ['mill', 'mill', 'chapel', 'plant']),
  'hands-mine': scene(vineyard, 2, ['mill', 'plant', 1], ['click fieldset button:nth-of-type(2)']),
  'hands-over': scene(vineyard, 4, rest(40)),
  'kinds-store': scene(warehouse, 4, rest(4)),
  'kinds-mine': scene(warehouse, 5, rest(7), ['click fieldset button:nth-of-type(2)']),
  'kinds-pay': scene(warehouse, 3, rest(6)),
  'kinds-over': scene(warehouse, 5, rest(20)),
};
