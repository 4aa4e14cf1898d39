'use client';

import { LANGUAGE_COOKIE, languageFrom, type Language } from '@quayside/languages';
import { THEME_COOKIE, themeFrom } from '../i18n/settings.ts';
import { reload, useReloadIfOutdated } from '../lib/reload.ts';

const WORDS: { readonly [language in Language]: Readonly<Record<'title' | 'hint' | 'again' | 'home', string>> } = {
  en: {
    title: 'Something went wrong on our side',
    hint: 'Your games are safe. Try again; if that does not help, come back in a few minutes.',
    again: 'Try again',
    home: 'Home',
  },
  de: {
    title: 'Bei uns ist ein Fehler aufgetreten',
    hint: 'Deine Partien sind sicher. Versuche es noch einmal. Wenn das nicht hilft, komm in ein paar Minuten wieder.',
    again: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
};

/** Shown where the layout itself fails, so it brings its own texts and style. */
export default function LayoutError({ error }: { error: Error }) {
  useReloadIfOutdated(error);
  const language = languageFrom(chosen(LANGUAGE_COOKIE), accepted());
  const theme = themeFrom(chosen(THEME_COOKIE));
  const { title, hint, again, home } = WORDS[language];
  return (
    <html lang={language} data-theme={theme}>
      <head>
        <title>{`${title} · Quayside`}</title>
        {/* Not with the script that every page loads; without it there are still the words. */}
        {/* oxlint-disable-next-line nextjs/no-css-tags -- what Next would put into every page is what this page does without */}
        <link rel="stylesheet" href="/bare.css" />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{hint}</p>
          <button type="button" onClick={reload}>
            {again}
          </button>
          {/* A link of Next’s would stay in the page that has broken. */}
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages */}
          <a href="/">{home}</a>
        </main>
      </body>
    </html>
  );
}

/** The browser's cookie; there is none on the server here. */
const chosen = (cookie: string): string | undefined =>
  typeof document === 'undefined' ? undefined : new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie)?.[1];
const accepted = (): string | null => (typeof navigator === 'undefined' ? null : navigator.languages.join());
