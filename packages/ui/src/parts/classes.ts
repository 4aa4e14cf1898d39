import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; of two that contradict each other the later one counts. */
export const classes = (...names: ClassValue[]): string => twMerge(clsx(names));
