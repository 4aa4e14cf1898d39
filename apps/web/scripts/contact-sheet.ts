import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Pictures side by side, small, each with its name: all of a kind at a glance. */
export async function contactSheet(
  browser: Browser,
  out: string,
  pictures: readonly { name: string; file: string }[],
  width: number,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1840, height: 1000 } });
  const cells = pictures.map(
    ({ name, file }) =>
      `<figure><img width="${width}" src="data:image/png;base64,${readFileSync(file).toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 16px; background: #777; font: 14px sans-serif; display: flex; flex-wrap: wrap; gap: 14px; align-items: flex-start }
    figure { margin: 0; background: #fff; padding: 4px } img { display: block; max-height: ${width * 2.6}px; object-fit: cover; object-position: top }
  </style>${cells.join('')}`);
  await page.screenshot({ path: out, fullPage: true });
  await page.close();
}

/** The same picture, small enough for a page that many read. */
export async function asWebp(browser: Browser, file: string, out: string, width: number): Promise<void> {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async ([source, wide]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = Math.round((image.naturalHeight * wide) / image.naturalWidth);
      const pen = canvas.getContext('2d');
      if (pen) pen.imageSmoothingQuality = 'high';
      pen?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.82);
    },
    [`data:image/png;base64,${readFileSync(file).toString('base64')}`, width] as const,
  );
  writeFileSync(out, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  await page.close();
}
