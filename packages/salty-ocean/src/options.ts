import type { OptionsOf } from '@quayside/engine';

/** With two players sales move the market by two rows; whether events do so too the rule book leaves open (ruling SO-7). */
export const options = {
  doubled: { kind: 'flag', default: false, seats: { min: 2, max: 2 } },
} as const;
export type Options = OptionsOf<typeof options>;
