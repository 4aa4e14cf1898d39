import { defineConfig } from 'vitest/config';

/** What every package starts from. Results go where `npm test` looks for them. */
export default defineConfig({
  test: {
    include: ['{src,test,tests,scenarios}/**/*.test.{ts,tsx}', '*.test.{ts,mjs}'],
    passWithNoTests: true,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    // Limits end what hangs. How long something takes depends on what else the machine does; `npm test` names the slowest.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // vitest leaves one core free by default, which on two cores means one file after the other.
    maxWorkers: '100%',
  },
});
