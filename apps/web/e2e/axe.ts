import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const DIALOG = 'dialog';

/**
 * The light of a page, as its switch sets it, without asking the server for the same page again; colours on their way arrive. The
 * switch itself is drawn anew a frame later, so what that starts is waited for too.
 */
const setTheme = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame);
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    }
  }, theme);

/** The serious accessibility violations of a page, in the light and in the dark theme. */
export async function seriousViolations(page: Page): Promise<string[]> {
  const chosen = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'system');
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    await setTheme(page, theme);
    // Pages have no frames, which is all that the other mode is for, and it opens a second page for each look.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    // What a dialog covers is not read out.
    if ((await page.locator(DIALOG).count()) > 0) axe.include(DIALOG);
    // Only colours differ between the themes.
    if (theme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(`${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  await setTheme(page, chosen);
  return found;
}
