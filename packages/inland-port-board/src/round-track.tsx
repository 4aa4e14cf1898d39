import { ACTIONS, LETTERS } from '@quayside/inland-port';
import { classes, SeatMark } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { useDesk } from './desk.tsx';

/** Twelve rounds by letter with their actions; those of the present round as flags in the order of play. */
export function RoundTrack() {
  const { s, own } = useDesk();
  const { nameOf } = useTable();
  const total = ACTIONS[s.round] ?? 0;
  const left = Array.from({ length: s.actions }, (_, i) => (i % 2 === 0 ? s.turn : 1 - s.turn));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <ol className="flex" aria-label={own.round}>
        {LETTERS.map((letter, i) => (
          <li
            key={letter}
            aria-current={i === s.round ? 'step' : undefined}
            className={classes(
              'grid w-[1.6rem] place-items-center border border-l-0 border-ink py-0.5 first:rounded-l-card first:border-l last:rounded-r-card',
              i < s.round && 'bg-shade text-pencil',
              i === s.round && 'bg-ink text-sheet',
            )}
          >
            <span className="font-display text-sm leading-none font-bold">{letter}</span>
            <span className="text-[0.6rem] leading-none tabular-nums">{ACTIONS[i]}</span>
          </li>
        ))}
      </ol>
      {total > 0 ? (
        <p className="flex items-center gap-1 text-sm">
          <span aria-hidden className="flex gap-0.5">
            {left.map((seat, i) => (
              // Actions have no name but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <SeatMark key={i} seat={seat} className={i === 0 ? 'w-5' : 'w-3.5'} />
            ))}
          </span>
          <span className="sr-only">
            {nameOf(s.turn)}, {own.actionsLeft(s.actions)}
          </span>
        </p>
      ) : null}
    </div>
  );
}
