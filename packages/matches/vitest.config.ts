import { mergeConfig } from 'vitest/config';
import shared from '@quayside/vitest-config';

export default mergeConfig(shared, {
  test: {
    globalSetup: ['@quayside/db/testing/setup'],
    // The files load the same large things, and put back what they change.
    isolate: false,
  },
});
