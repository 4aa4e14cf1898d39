import type { ReactNode } from 'react';
import { classes } from '@quayside/ui';

/** A page that is read: its title, and what follows in a column of readable width. */
export function Page({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classes('mx-auto p-4 pb-12', wide ? 'max-w-[64rem]' : 'max-w-[48rem]')}>
      <h1 className="my-4 font-display text-3xl font-extrabold tracking-tight text-balance">{title}</h1>
      {children}
    </div>
  );
}
