import { tidewater } from '@quayside/testkit/sample';

/** The sample game, in which nobody says what follows after the auction. */
export const endlessTidewater = {
  ...tidewater,
  id: 'endless-tidewater',
  steps: { ...tidewater.steps, award: () => undefined },
};
