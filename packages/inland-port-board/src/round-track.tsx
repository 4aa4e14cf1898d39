import { ACTIONS, LETTERS } from '@quayside/inland-port';
import { classes, SeatMark } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { inkOf, Vignette } from '@quayside/ui/art';
import { useDesk } from './desk.tsx';
import { Spot } from './spot.tsx';
import { useComing } from './supply.tsx';

/**
 * Twelve rounds by letter with their actions. Below the present one the actions that are left, as flags in the order of play; below
 * those to come the buildings that each brings.
 */
export function RoundTrack() {
  const { s, own } = useDesk();
  const { nameOf } = useTable();
  const coming = useComing();
  return (
    <ol className="grid shrink-0 grid-cols-12 lg:h-23" aria-label={own.round} data-place="rounds">
      {LETTERS.map((letter, i) => (
        <li
          key={letter}
          aria-current={i === s.round ? 'step' : undefined}
          className={classes(
            'flex min-w-0 flex-col overflow-hidden border-[1.5px] border-l-0 border-ink first:rounded-l-card first:border-l-[1.5px] last:rounded-r-card',
            i < s.round ? 'bg-shade text-pencil' : 'bg-sheet',
          )}
        >
          <span
            className={classes(
              'flex items-baseline justify-center gap-1 py-0.5 max-lg:flex-col max-lg:items-center max-lg:gap-0',
              i === s.round && 'bg-ink text-sheet',
            )}
          >
            <span className="font-display text-sm leading-none font-bold">{letter}</span>
            <span className="text-xs leading-none tabular-nums">{ACTIONS[i]}</span>
          </span>
          {i === s.round ? (
            <Left />
          ) : (
            (coming.get(letter) ?? []).map((id) => <Thumb key={id} id={id} letter={letter} />)
          )}
          {i === s.round && s.actions > 0 ? (
            <span className="sr-only">
              {nameOf(s.turn)}, {own.actionsLeft(s.actions)}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Left() {
  const { s } = useDesk();
  const seats = Array.from({ length: s.actions }, (_, i) => (i % 2 === 0 ? s.turn : 1 - s.turn));
  return (
    <span
      aria-hidden
      className="flex flex-wrap content-start justify-center gap-x-px gap-y-0.5 px-px py-1 max-lg:hidden"
    >
      {seats.map((seat, i) => (
        // Actions have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <SeatMark key={i} seat={seat} className={i === 0 ? 'h-3.5 w-7' : 'h-2.5 w-3'} />
      ))}
    </span>
  );
}

function Thumb({ id, letter }: { id: string; letter: string }) {
  const { prospect, own } = useDesk();
  const { face } = prospect(id);
  return (
    <Spot
      id={id}
      label={`${face.name}, ${own.round} ${letter}. ${face.text}`}
      className="rounded-none border-t border-ink max-lg:hidden"
    >
      <Vignette scene={face.scene ?? ''} ink={inkOf(face.sign ?? '')} fit="fill" className="h-5.5 w-full" />
    </Spot>
  );
}
