import { defineConfig } from 'vitest/config';

/** What every package starts from. Results go where `npm test` looks for them. */
export default defineConfig({
  test: {
    include: ['{src,test,tests,scenarios}/**/*.test.{ts,tsx}', '*.test.{ts,mjs}'],
    passWithNoTests: true,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    testTimeout: 20_000,
    // vitest leaves one core free by default, which on two cores means one file after the other.
    maxWorkers: '100%',
  },
});
