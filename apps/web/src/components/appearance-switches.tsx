'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { LANGUAGE_COOKIE, LANGUAGE_NAMES, LANGUAGES } from '@quayside/languages';
import { classes } from '@quayside/ui';
import { THEME_COOKIE, themeFrom, THEMES, type Theme } from '../i18n/settings.ts';

const YEAR = 31_536_000;
const saveCookie = (name: string, value: string) => {
  // The server reads it with the next page, so that nothing flickers.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
};

/** A few choices in a row, one of them taken. */
function Choices({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

function Choice({
  taken,
  name,
  lang,
  onClick,
  children,
}: {
  taken: boolean;
  name?: string;
  lang?: string;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={taken}
      {...(name === undefined ? {} : { 'aria-label': name, title: name })}
      lang={lang}
      onClick={onClick}
      className={classes(
        'inline-flex min-h-9 min-w-9 cursor-pointer items-center justify-center rounded-card border-[1.5px] px-2 text-sm font-semibold',
        taken ? 'border-ink bg-ink text-sheet' : 'border-transparent hover:border-rule',
      )}
    >
      {children}
    </button>
  );
}

export function LanguageSwitch() {
  const t = useTranslations('shell');
  const language = useLocale();
  const router = useRouter();
  return (
    <Choices label={t('language')}>
      {LANGUAGES.map((one) => (
        <Choice
          key={one}
          taken={one === language}
          lang={one}
          name={LANGUAGE_NAMES[one]}
          onClick={() => {
            saveCookie(LANGUAGE_COOKIE, one);
            router.refresh();
          }}
        >
          {one.toUpperCase()}
        </Choice>
      ))}
    </Choices>
  );
}

const SIGNS: { readonly [theme in Theme]: React.ReactNode } = {
  system: <path d="M3 4h18v12H3zM8 20h8M12 16v4" fill="none" stroke="currentColor" strokeWidth="2" />,
  light: (
    <path
      d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  ),
  dark: <path d="M20 14A8.5 8.5 0 0 1 9 4a9 9 0 1 0 11 10Z" fill="currentColor" />,
};

/** Read from the page itself, which the server has written with what was chosen. */
const chosenTheme = (): Theme => themeFrom(document.documentElement.dataset['theme']);
const watchTheme = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

export function ThemeSwitch() {
  const t = useTranslations('shell');
  const theme = useSyncExternalStore(watchTheme, chosenTheme, () => null);
  const router = useRouter();
  return (
    <Choices label={t('theme')}>
      {THEMES.map((one) => (
        <Choice
          key={one}
          taken={one === theme}
          name={t(one)}
          onClick={() => {
            saveCookie(THEME_COOKIE, one);
            document.documentElement.dataset['theme'] = one;
            router.refresh();
          }}
        >
          <svg aria-hidden viewBox="0 0 24 24" width="18" height="18">
            {SIGNS[one]}
          </svg>
        </Choice>
      ))}
    </Choices>
  );
}
