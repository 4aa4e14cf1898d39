import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

const look = cva(
  'inline-flex items-center justify-center gap-2 rounded-card border-[1.5px] font-semibold leading-tight select-none ' +
    'transition-[transform,box-shadow,background-color] duration-100 cursor-pointer ' +
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:shadow-none ' +
    'enabled:active:translate-x-[2px] enabled:active:translate-y-[2px] enabled:active:shadow-none',
  {
    variants: {
      tone: {
        paper: 'bg-sheet text-ink border-ink shadow-press hover:enabled:bg-brass-wash',
        water: 'bg-water text-on-water border-ink shadow-print hover:enabled:brightness-110',
        brick: 'bg-brick text-on-brick border-ink shadow-print hover:enabled:brightness-110',
        plain: 'border-transparent text-ink underline decoration-rule underline-offset-4 hover:enabled:decoration-ink',
      },
      size: {
        small: 'min-h-9 px-3 py-1 text-sm',
        middle: 'min-h-11 px-4 py-2 text-base',
        large: 'min-h-14 px-6 py-3 text-lg font-display font-bold tracking-[0.01em]',
        icon: 'size-11 p-0',
      },
    },
    defaultVariants: { tone: 'paper', size: 'middle' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof look> {
  /** Gives its look to the only child: a link that looks like a button. */
  asChild?: boolean;
}

export function Button({ asChild, tone, size, className, type = 'button', ...rest }: ButtonProps) {
  const dressed = classes(look({ tone, size }), className);
  return asChild ? <Slot.Root className={dressed} {...rest} /> : <button type={type} className={dressed} {...rest} />;
}
