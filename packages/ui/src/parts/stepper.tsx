'use client';

import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';

export interface StepperProps {
  /** What is counted, for those who do not see it. */
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** Names of the two buttons, from the label. */
  words: { more: string; less: string };
  children?: ReactNode;
  className?: string;
}

/** A number in a few taps. It is a spin button: arrows, Home and End work on it. */
export function Stepper({ label, value, min = 0, max, onChange, words, children, className }: StepperProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  const keys: { [key: string]: number } = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    Home: min,
    End: max,
  };
  return (
    <div className={classes('flex items-center gap-2', className)}>
      <Button size="icon" aria-label={`${words.less}: ${label}`} disabled={value <= min} onClick={() => set(value - 1)}>
        <Minus aria-hidden size={18} />
      </Button>
      {/* An input of numbers would open a keyboard on phones; the two buttons are the keyboard. */}

      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        className="flex min-h-11 min-w-20 flex-1 items-center justify-center gap-2 rounded-card px-1 text-center"
        onKeyDown={(event) => {
          const next = keys[event.key];
          if (next === undefined) return;
          event.preventDefault();
          set(next);
        }}
      >
        {children}
        <span className="font-display text-xl font-bold tabular-nums">{value}</span>
        <span className="text-sm whitespace-nowrap text-pencil tabular-nums">/ {max}</span>
      </div>
      <Button size="icon" aria-label={`${words.more}: ${label}`} disabled={value >= max} onClick={() => set(value + 1)}>
        <Plus aria-hidden size={18} />
      </Button>
    </div>
  );
}
