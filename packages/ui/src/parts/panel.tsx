import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';

export interface PanelProps {
  /** Where links lead that mean this panel. */
  id?: string;
  title?: ReactNode;
  /** What stands at the right end of the title's line. */
  aside?: ReactNode;
  children?: ReactNode;
  className?: string;
  /** The level of the title in the page's outline. */
  level?: 2 | 3;
}

/** A printed sheet with a title: a region of the page that a screen reader can jump to. */
export function Panel({ id, title, aside, children, className, level = 2 }: PanelProps) {
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      aria-labelledby={title === undefined ? undefined : heading}
      className={classes('sheet scroll-mt-4 p-4', className)}
    >
      {title === undefined ? null : (
        <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-rule pb-2">
          <Heading id={heading} className="font-display text-lg leading-tight font-bold">
            {title}
          </Heading>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
