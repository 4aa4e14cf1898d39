import { expect, type Page } from '@playwright/test';

/** What has the focus. */
export interface FocusedElement {
  /** Its name for those who do not see it. */
  readonly name: string;
  readonly option: string | null;
  readonly place: string | null;
}

/** Plays by keyboard alone and checks after each key that the focus is visible. */
export class KeyboardUser {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a key, and looks where the focus is. */
  async press(key: string): Promise<FocusedElement> {
    await this.page.keyboard.press(key);
    return this.focused();
  }

  /** Presses Tab until something is reached. Behind the last thing of the page lie those of the browser, then the page begins again. */
  async tabTo(name: RegExp, most = 20): Promise<FocusedElement> {
    for (let tabs = 0; tabs < most; tabs++) {
      await this.page.keyboard.press('Tab');
      if (!(await this.page.evaluate(() => document.hasFocus()))) continue;
      const focused = await this.focused();
      if (name.test(focused.name)) return focused;
    }
    throw new Error(`${most} Tabs do not reach ${name}`);
  }

  /** Key after key until one leads to the right thing. */
  async until(keys: readonly string[], right: (focused: FocusedElement) => boolean): Promise<FocusedElement> {
    for (const key of keys) {
      const focused = await this.press(key);
      if (right(focused)) return focused;
    }
    throw new Error(`${keys.join(' ')} does not lead there`);
  }

  /** The same key, round and round what it leads to. */
  walk(key: string, right: (focused: FocusedElement) => boolean): Promise<FocusedElement> {
    return this.until(
      Array.from({ length: 20 }, () => key),
      right,
    );
  }

  /** The name that a screen reader says for what has the focus, by the browser's own rules. */
  async spokenName(): Promise<string> {
    const spoken = await this.page.locator(':focus').ariaSnapshot();
    return /^- '?[a-z]+ "((?:[^"\\]|\\.)*)"/.exec(spoken)?.[1] ?? '';
  }

  /** What has the focus, once it can be seen: outlined, and on the screen. */
  async focused(): Promise<FocusedElement> {
    let focused: FocusedElement = NOTHING;
    await expect
      .poll(
        async () => {
          const { unseen, ...found } = await this.page.evaluate(look);
          focused = found;
          return unseen;
        },
        { message: 'the focus can be seen', intervals: [20, 50, 100] },
      )
      .toBe('');
    return focused;
  }
}
const NOTHING: FocusedElement = { name: '', option: null, place: null };

/** Runs in the page: what has the focus, or why nobody sees it. */
function look(): FocusedElement & { unseen: string } {
  const on = document.activeElement;
  if (!(on instanceof HTMLElement) || on === document.body)
    return { name: '', option: null, place: null, unseen: 'nothing has it' };
  // Only fields have labels, and a field may be drawn by its label.
  const [label] = (on as HTMLInputElement).labels ?? [];
  const outlined = [on, on.closest('label')].some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    const { top, left, bottom, right } = one.getBoundingClientRect();
    const onScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && onScreen;
  });
  return {
    name: on.getAttribute('aria-label') ?? (label ?? on).textContent.trim(),
    option: on.dataset['option'] ?? null,
    place: on.dataset['place'] ?? null,
    unseen: outlined && on.matches(':focus-visible') ? '' : `it is on ${on.outerHTML.slice(0, 300)}`,
  };
}
