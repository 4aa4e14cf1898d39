import { numberText } from '@quayside/engine/texts';

/** A number with its sign: a gain or a loss. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : numberText(n));
