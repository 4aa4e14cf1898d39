import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { Decision } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import { isMove, positionAt, type DevMatch } from '@quayside/testkit/dev-table';
import type { LogEntry } from '@quayside/ui/board';

/** The seat that is due, whoever it is. */
export const FOLLOW = 'follow';

/** What the board shows: the position as one seat sees it, or with all cards open. */
export function useShownSeat({ game, core }: Edition, line: DevMatch) {
  const { state } = positionAt(line);
  const names = useSeatNames(line);
  const [shown, show] = useState(FOLLOW);
  const [open, setOpen] = useState(false);
  const decisions = useMemo(
    () =>
      [core.NATURE, ...names.keys()].flatMap((seat) => core.decisions(game, state, seat).map((one): Decision => one)),
    [core, game, state, names],
  );
  const due = core.dueSeats(state).find((seat) => seat >= 0) ?? 0;
  const seat = shown === FOLLOW ? due : Math.min(Number(shown), names.length - 1);
  const view = useMemo(() => (open ? state : core.conceal(game, state, seat)), [core, game, state, seat, open]);
  const log = useMemo(
    () =>
      line.moments.slice(0, line.at + 1).map(({ step, events }, seq): LogEntry => ({
        seq,
        seat: isMove(step) ? step.seat : core.NATURE,
        events: events.map((event) => core.eventFor(event, seat, open)),
      })),
    [core, line, seat, open],
  );
  return { names, shown, show, open, setOpen, decisions, seat, view, log };
}

function useSeatNames({ setup: { seats } }: DevMatch): readonly string[] {
  const t = useTranslations('table');
  return useMemo(() => Array.from({ length: seats }, (_, seat) => t('seat', { n: seat + 1 })), [seats, t]);
}
