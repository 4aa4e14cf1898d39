import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is seriously wrong with a page for those who do not see or point. */
export async function seriousIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
