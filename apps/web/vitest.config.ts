import shared from '@quayside/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(shared, {
  test: {
    include: ['server/**/*.test.ts'],
    // The files load the same large things, and put back what they change.
    isolate: false,
  },
});
