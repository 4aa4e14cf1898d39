// Takes pictures of a package's scenes in both sizes and themes: `quayside-studio <entry.tsx> [part of a name]`. They land in
// screenshots/ beside the entry's folder, which git ignores. No server, no build of the app: a scene is ready in seconds.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from '@playwright/test';
import packaged from '@sparticuz/chromium';
import tailwind from '@tailwindcss/postcss';
import { build } from 'esbuild';
import postcss from 'postcss';

/** A scene is a function from language to React nodes, by name; names that end in `-phone` or `-wide` are taken in that size only. */
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof SIZES;
const THEMES = [
  ['en', 'light'],
  ['de', 'dark'],
] as const;

const [entry = '', part = ''] = process.argv.slice(2);
if (!existsSync(entry)) {
  console.error(
    `There are no scenes ${entry ? `in ${entry}` : 'named'}. Usage: quayside-studio <entry.tsx> [part of a name]`,
  );
  process.exit(2);
}
const from = path.resolve(entry);
const folder = path.dirname(path.dirname(from));
const out = path.join(folder, 'screenshots');
const here = import.meta.dirname;
const require = createRequire(import.meta.url);

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client';
        import * as scenes from ${JSON.stringify(from)};
        globalThis.scenes = Object.keys(scenes.default);
        globalThis.show = (name, language) =>
          createRoot(document.getElementById('scene')).render(scenes.default[name](language));`,
      resolveDir: path.dirname(from),
      loader: 'js',
    },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** The site's theme, with the classes that the packages' sources use. */
async function styles(): Promise<string> {
  const packages = path.resolve(here, '../../../packages');
  const input = `@import 'tailwindcss';
    @import '${packages}/ui/src/theme.css';
    @source '${packages}/*/src/**/*.tsx';
    @source '${path.dirname(from)}';`;
  const { css } = await postcss([tailwind({ base: here })]).process(input, { from: path.join(here, 'studio.css') });
  return (
    `${css}:root{--font-besley:'Besley';--font-franklin:'Libre Franklin'}` +
    font('besley', 'Besley') +
    font('libre-franklin', 'Libre Franklin')
  );
}

function font(id: string, family: string): string {
  const file = require.resolve(`@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
}

async function picture(browser: Browser, page: string, name: string, size: Size, language: string, theme: string) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    reducedMotion: 'reduce',
  });
  const tab = await context.newPage();
  tab.on('pageerror', (error) => console.error(name, error.message));
  await tab.goto(`file://${page}`);
  await tab.evaluate(
    ([scene, spoken, lit]) => {
      document.documentElement.dataset['theme'] = lit;
      document.documentElement.lang = spoken;
      (globalThis as unknown as { show(scene: string, language: string): void }).show(scene, spoken);
    },
    [name, language, theme] as const,
  );
  await tab.evaluate(() => document.fonts.ready);
  // The busiest state of a scene may be one under the pointer or behind a click.
  const steps = await tab.evaluate(() =>
    [...document.querySelectorAll('[data-studio]')].map((one) => one.getAttribute('data-studio') ?? ''),
  );
  for (const step of steps) {
    const [act, ...where] = step.split(' ');
    const spot = tab.locator(`${where.join(' ')} >> visible=true`).first();
    if ((await spot.count()) === 0) continue;
    if (act === 'hover') await spot.hover({ timeout: 2000 });
    else if (act === 'focus') await spot.focus({ timeout: 2000 });
    else await spot.click({ timeout: 2000 });
  }
  await tab.screenshot({
    path: path.join(out, `${name}-${size}-${theme}.png`),
    fullPage: size === 'phone' || name.startsWith('sheet'),
  });
  await faults(tab, `${name} ${size} ${theme}`);
  await context.close();
}

/** What can be checked without looking: accessibility violations, truncated words, and a wide page larger than its window. */
async function faults(tab: Page, where: string) {
  // A scene is a part of a page: the landmarks around it are the app's.
  const { violations } = await new AxeBuilder({ page: tab })
    .disableRules(['region', 'landmark-one-main', 'page-has-heading-one', 'document-title'])
    .analyze();
  for (const { id, nodes } of violations)
    console.log(
      `${where}: ${id} × ${nodes.length}\n  ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 200))
        .join('\n  ')}`,
    );
  const cut = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter((one) => one.offsetParent && one.scrollWidth > one.clientWidth && one.childElementCount === 0)
      .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis')
      .map((one) => one.textContent),
  );
  if (cut.length > 0) console.log(`${where}: cut: ${cut.join(', ')}`);
  const larger = await tab.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight] as const;
  });
  if (larger[0] > 0) console.log(`${where}: ${larger[0]} px too wide`);
  if (larger[1] > 0 && where.includes(' wide ') && !where.startsWith('sheet'))
    console.log(`${where}: ${larger[1]} px too high`);
}

mkdirSync(out, { recursive: true });
const [script, css] = await Promise.all([bundle(), styles()]);
const page = path.join(out, 'studio.html');
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${css}</style><div id="scene"></div><script>${script.replaceAll('</script', '<\\/script')}</script>`,
);
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? (await packaged.executablePath()),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const first = await browser.newPage();
  await first.goto(`file://${page}`);
  const names = await first.evaluate(() => (globalThis as unknown as { scenes: string[] }).scenes);
  for (const name of names.filter((one) => one.includes(part)))
    for (const size of ['wide', 'phone'] as const) {
      if (/-(wide|phone)$/.test(name) && !name.endsWith(size)) continue;
      for (const [language, theme] of THEMES) await picture(browser, page, name, size, language, theme);
    }
} finally {
  await browser.close();
}
