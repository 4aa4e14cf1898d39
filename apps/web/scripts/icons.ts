// Draws the icons that phones keep, from src/app/icon.svg: `tsx scripts/icons.ts`. A maskable one leaves a fifth free on every side,
// as phones cut it to a shape of their own.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import packaged from '@sparticuz/chromium';

const root = path.resolve(import.meta.dirname, '..');
const drawing = readFileSync(path.join(root, 'src/app/icon.svg'), 'utf8');
const GROUND = '#faf4e4';

const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? (await packaged.executablePath()),
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(path.join(root, 'public/icons'), { recursive: true });
for (const [file, size, free] of [
  ['public/icons/icon-192.png', 192, 0.06],
  ['public/icons/icon-512.png', 512, 0.06],
  ['public/icons/maskable-512.png', 512, 0.2],
  ['src/app/apple-icon.png', 180, 0.1],
] as const) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;background:${GROUND};display:grid;place-items:center;height:100vh"><div style="width:${(1 - 2 * free) * size}px">${drawing}</div>`,
  );
  await page.screenshot({ path: path.join(root, file) });
  await page.close();
}
await browser.close();
