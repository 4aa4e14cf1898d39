import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button } from '@quayside/ui';

export interface ProblemProps {
  title: string;
  hint: string;
  home: string;
  children?: ReactNode;
}

/** A page for when there is none: what happened, and a way on. */
export function Problem({ title, hint, home, children }: ProblemProps) {
  return (
    <div className="mx-auto grid max-w-[36rem] justify-items-start gap-4 p-6 py-16">
      <svg aria-hidden viewBox="0 0 120 60" width="160" height="80" className="text-water">
        <path d="M36 8h6v26h-6zM78 8h6v26h-6zM30 4h18v6H30zM72 4h18v6H72z" className="fill-ink" />
        <path
          d="M0 40q10-8 20 0t20 0 20 0 20 0 20 0 20 0M0 52q10-8 20 0t20 0 20 0 20 0 20 0 20 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
      </svg>
      <h1 className="font-display text-3xl font-extrabold tracking-tight text-balance">{title}</h1>
      <p className="text-lg text-pretty">{hint}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button asChild tone="water">
          <Link href="/">{home}</Link>
        </Button>
      </div>
    </div>
  );
}
