'use client';

import type { ReactNode } from 'react';
import { Button } from '@quayside/ui';
import { useAction } from '../../components/form/use-action.ts';

export interface ActionButtonProps {
  action: () => Promise<unknown>;
  done: () => void;
  /** To what or whom it is done, for those who do not see beside what the button stands. */
  about: string;
  children: ReactNode;
}

/** A button that does something at once, and says in words why it was refused. */
export function ActionButton({ action, done, about, children }: ActionButtonProps) {
  const act = useAction(action, done);
  return (
    <>
      <Button size="small" disabled={act.busy} onClick={act.run}>
        {children}
        <span className="sr-only">: {about}</span>
      </Button>
      <span role="alert" className="self-center text-sm font-semibold text-brick empty:hidden">
        {act.error}
      </span>
    </>
  );
}
