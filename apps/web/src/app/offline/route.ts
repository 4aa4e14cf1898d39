import { getLocale, getTranslations } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { THEME_COOKIE, themeFrom } from '../../i18n/settings.ts';
import { STANDALONE_STYLE } from '../../lib/standalone-style.ts';

/**
 * What shows when there is no connection: one page that needs nothing else. The browser keeps it (public/offline.js) in the language and
 * light it was last here with; it tries to connect by itself and then opens what was wanted.
 */
export async function GET(): Promise<Response> {
  const [language, t, jar, sent] = await Promise.all([getLocale(), getTranslations('offline'), cookies(), headers()]);
  const nonce = /'nonce-([^']+)'/.exec(sent.get('content-security-policy') ?? '')?.[1] ?? '';
  const theme = themeFrom(jar.get(THEME_COOKIE)?.value);
  const page = `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('title')} · Quayside</title>
<style>${STANDALONE_STYLE}</style>
</head>
<body>
<main>
<svg aria-hidden="true" viewBox="0 0 240 120" width="240" height="120">
<path d="M150 62h60l-8 20h-44ZM178 18v42h-22ZM184 28c12 8 18 18 20 32h-20Z" fill="var(--ink)"/>
<path d="M20 44h30v10H20zM26 54h18v30H26z" fill="var(--ink)"/>
<path d="M35 62c30 26 52 22 70 12M35 70c12 12 22 16 34 16" fill="none" stroke="var(--brick)" stroke-width="4" stroke-linecap="round"/>
<path d="M0 92q15-10 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0M0 108q15-10 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0" fill="none" stroke="var(--water)" stroke-width="4"/>
</svg>
<h1>${t('title')}</h1>
<p>${t('text')}</p>
<p role="status" id="status">${t('trying')}</p>
<button type="button" id="again">${t('again')}</button>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>`;
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
}

/** Asks for the page that was wanted; the first answer of any kind opens it. */
const SCRIPT = `
const look = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
  () => (location.pathname === '/offline' ? location.replace('/') : location.reload()),
  () => undefined,
);
document.getElementById('again').addEventListener('click', look);
addEventListener('online', look);
setInterval(look, 5000);`;
