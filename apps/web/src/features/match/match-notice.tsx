'use client';

import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '@quayside/ui';

/** Only a child of the body can ask how high what is pinned is (theme.css). */
const ABOVE_PINNED = { '--pinned': 'inherit' } as CSSProperties;

export interface MatchNoticeProps {
  children: ReactNode;
  /** Its background. */
  className: string;
}

/** A word about the match: beside the board on a desk, and on a phone near the finger, above what is pinned there. */
export const MatchNotice = ({ children, className }: MatchNoticeProps) => (
  <>
    <div role="status" className="text-sm max-lg:hidden">
      {children}
    </div>
    {createPortal(
      <div
        role="status"
        style={ABOVE_PINNED}
        className={classes(
          'fixed inset-x-2 bottom-[calc(var(--pinned)+var(--bar,0px)+0.5rem)] z-40 rounded-card border-[1.5px] border-ink px-3 py-2 shadow-print lg:hidden',
          className,
        )}
      >
        {children}
      </div>,
      document.body,
    )}
  </>
);
