import type { OptionSpec } from '@quayside/engine';

/** Whether an option changes anything at a table of this size. */
export const optionApplies = ({ seats }: OptionSpec, count: number): boolean =>
  seats === undefined || (count >= seats.min && count <= seats.max);
