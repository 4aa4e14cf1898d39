import config from '@quayside/vitest-config';
import { mergeConfig } from 'vitest/config';

/** Most tests here start the real tool, which takes a second or two each. */
export default mergeConfig(config, { test: { testTimeout: 60_000, hookTimeout: 60_000 } });
