'use client';

import type { Edition } from '@quayside/games/boards';
import { answerAt, isNewest, positionAt } from '@quayside/testkit/dev-table';
import { useBotChoice } from '../../lib/use-bot-choice.ts';
import type { DevTableModel } from './use-dev-table.ts';

/** Bots answer for their seats, at the newest moment alone: who has gone back looks around undisturbed. Says what went wrong. */
export function useBotAnswers(edition: Edition, { line, bots, play }: DevTableModel): string | null {
  const { state } = positionAt(line);
  const seat = isNewest(line) ? edition.core.dueSeats(state).find((one) => one >= 0 && bots[one]) : undefined;
  const level = seat === undefined ? undefined : bots[seat];
  const asked = seat === undefined || !level ? null : { state, seat, level, seed: `dev ${line.moments.length}` };
  return useBotChoice(edition, asked, (by, key, answer) => play(answerAt(line, { seat: by, key, answer })));
}
