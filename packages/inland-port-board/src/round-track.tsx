import { ACTIONS, LETTERS } from '@quayside/inland-port/rules';
import { classes, SeatMark } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { inkOf, Vignette } from '@quayside/ui/art';
import { useInlandPort } from './board-context.tsx';
import { Spot } from './spot.tsx';
import { useComing } from './supply.tsx';

/**
 * Twelve rounds by letter with their actions. Below the present one the actions that are left, as flags in the order of play; below
 * those to come the buildings that each brings.
 */
export function RoundTrack() {
  const { s, own } = useInlandPort();
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

/** The round's actions in the order of play: what is done is pale, what is next is framed. */
function Left() {
  const { s } = useInlandPort();
  const total = Math.max(s.actions, ACTIONS[s.round] ?? 0);
  const done = total - s.actions;
  return (
    <span aria-hidden className="grid grid-cols-2 content-start justify-items-center gap-y-0.5 p-0.5 max-lg:hidden">
      {Array.from({ length: total }, (_, i) => (
        <SeatMark
          // Actions have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          seat={(i - done) % 2 === 0 ? s.turn : 1 - s.turn}
          className={classes(
            'h-2.5 w-3',
            i < done && 'opacity-25',
            i === done && 'outline-[1.5px] outline-offset-1 outline-ink outline',
          )}
        />
      ))}
    </span>
  );
}

function Thumb({ id, letter }: { id: string; letter: string }) {
  const { prospect, own } = useInlandPort();
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
