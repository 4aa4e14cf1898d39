import { classes } from '@quayside/ui';
import { isTouch, useTable } from '@quayside/ui/board';
import type { MouseEvent, ReactNode } from 'react';
import { useInlandPort, useHands } from './board-context.tsx';
import { pointing } from './pointing.ts';

export interface SpotProps {
  id: string;
  /** What a screen reader says: the building, where it lies, and why it can't be used. */
  label: string;
  className?: string;
  /** Its ground. */
  wash?: string;
  children: ReactNode;
}

/** Where there is room beside the board for what is looked at. On a narrow screen it would come up over the very thing. */
export const wide = () => typeof window === 'undefined' || window.matchMedia('(min-width: 80rem)').matches;

/**
 * A building anywhere on the board. Pointing at it or focusing it shows what would follow. A click uses it where the person wishes
 * so and it leads to one end only; otherwise it chooses it, its ways lie open, and a second one uses it. One that can't be used can
 * be looked at all the same: that is how it says why not.
 */
export function Spot({ id, label, className, wash, children }: SpotProps) {
  const { prospect, due } = useInlandPort();
  const { isEnough, confirmation } = useTable();
  const { look, leave, choose, chosen, give, giveAll } = useHands();
  const { face, build, use, sell, why, endings } = prospect(id);
  const lit = build || use;
  const act = (event: MouseEvent) => {
    // The second click of a double click answers nothing and takes no choice back. It may still choose: browsers count quick taps
    // at one place, whatever lay there at the first.
    const again = event.detail > 1;
    const answer = build ? `build:${id}` : `use:${id}`;
    // In a narrow window pointing at it shows nothing.
    const seen = confirmation === 'never' || (wide() && endings().length < 2);
    const second = chosen === id && confirmation === 'touch';
    if (lit && due && second) {
      if (!again) giveAll(due, answer);
    } else if (lit && due && seen && isEnough(event, due, answer)) {
      if (!again) give(due, answer);
    } else choose(chosen === id && !sell && !lit && !again ? null : id);
  };
  return (
    <button
      type="button"
      data-building={id}
      data-place={`building:${id}`}
      data-lit={lit ? 'due' : undefined}
      aria-pressed={chosen === id}
      aria-label={[label, face.doubt && `${face.doubt}.`, why].filter(Boolean).join(' ')}
      {...pointing(
        () => wide() && look(id),
        () => leave(id),
      )}
      onKeyDown={(event) => event.key === 'Escape' && choose(null)}
      onClick={act}
      // Where a click answers at once, the other button and its key still look closer.
      onContextMenu={(event) => {
        event.preventDefault();
        if (!isTouch(event)) choose(id);
      }}
      style={wash === undefined ? undefined : { background: wash, ['--cut' as string]: wash }}
      className={classes(
        'relative cursor-pointer rounded-card text-left transition-[box-shadow,translate] duration-150',
        lit && 'shadow-[0_0_0_2.5px_var(--water),3px_3px_0_2px_var(--press)]',
        chosen === id && 'shadow-[0_0_0_4px_var(--brass),3px_3px_0_3px_var(--press)]',
        className,
      )}
    >
      {children}
    </button>
  );
}
