import { mergeConfig } from 'vitest/config';
import shared from '@quayside/vitest-config';

export default mergeConfig(shared, {
  test: {
    globalSetup: ['@quayside/db/testing/setup'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Bots think in threads of their own, which take a moment to start.
    expect: { poll: { timeout: 20_000 } },
  },
});
