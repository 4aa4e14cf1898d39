import { expect, type Page } from '@playwright/test';

/** What has the focus. */
export interface Focused {
  /** Its name for those who do not see it. */
  readonly name: string;
  readonly option: string | null;
  readonly place: string | null;
}

/** Somebody without a mouse, who must see at each step where she is. */
export class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a key, and looks where the focus is. */
  async press(key: string): Promise<Focused> {
    await this.page.keyboard.press(key);
    return this.focused();
  }

  /** Tab after Tab until something is reached; whoever needs more than this gives up. */
  async tabTo(name: RegExp, most = 20): Promise<Focused> {
    for (let tabs = 0; tabs < most; tabs++) {
      const focused = await this.press('Tab');
      if (name.test(focused.name)) return focused;
    }
    throw new Error(`${most} Tabs do not reach ${name}`);
  }

  /** The same key until what it leads to is the right thing: round and round what is lit, offer after offer. */
  async until(keys: readonly string[], right: (focused: Focused) => boolean): Promise<Focused> {
    for (const key of keys) {
      const focused = await this.press(key);
      if (right(focused)) return focused;
    }
    throw new Error(`${keys.join(' ')} does not lead there`);
  }

  /** What has the focus, once it can be seen: outlined, and on the screen. */
  async focused(): Promise<Focused> {
    const look = () =>
      this.page.evaluate(() => {
        const on = document.activeElement;
        if (!(on instanceof HTMLElement) || on === document.body) return null;
        // A field may be drawn by its label.
        const drawn = [on, on.closest('label')].some((one) => {
          if (!one) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          const { top, left, bottom, right } = one.getBoundingClientRect();
          const seen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && seen;
        });
        const name =
          on.getAttribute('aria-label') ?? (on.innerText || (on as HTMLInputElement).labels?.[0]?.innerText || '');
        return drawn && on.matches(':focus-visible')
          ? { name, option: on.dataset['option'] ?? null, place: on.dataset['place'] ?? null }
          : null;
      });
    await expect.poll(look, { message: 'the focus can be seen', intervals: [20, 50, 100] }).not.toBeNull();
    return (await look()) ?? this.focused();
  }
}
