import { describe, expect, it } from 'vitest';
import { runScenario } from './scenario/run.ts';
import type { ScenarioBook } from './scenario/scenario.ts';

/** A book of scenarios, each a test of its own. */
export function describeScenarios(book: ScenarioBook): void {
  describe(`${book.game.id}: scenarios`, () => {
    for (const name of Object.keys(book.scenarios))
      it(name, () => {
        const { failure } = runScenario(book, name);
        expect(failure, failure ?? '').toBeNull();
      });
  });
}
