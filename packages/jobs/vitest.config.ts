import { mergeConfig } from 'vitest/config';
import shared from '@quayside/vitest-config';

export default mergeConfig(shared, {
  test: { globalSetup: ['@quayside/db/testing/setup'], testTimeout: 60_000, hookTimeout: 60_000 },
});
