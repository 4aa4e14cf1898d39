import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { THEME_COOKIE, themeFrom } from '../i18n/settings.ts';
import { Footer } from '../features/layout/footer.tsx';
import { Header } from '../features/layout/header.tsx';
import { OfflineWorker } from '../features/layout/offline-worker.tsx';
import { SendPractice } from '../features/practice/send-practice.tsx';
import { prefetch } from '../lib/trpc/prefetch.ts';
import { ApiProvider } from '../lib/trpc/provider.tsx';
import { besley, franklin } from './fonts.ts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return {
    title: { default: t('brand'), template: `%s · ${t('brand')}` },
    description: t('home.lead'),
    applicationName: t('brand'),
    appleWebApp: { capable: true, title: t('brand'), statusBarStyle: 'default' },
    openGraph: { siteName: t('brand'), title: t('brand'), description: t('home.lead'), type: 'website' },
    metadataBase: await ownAddress(),
  };
}

/** Where this page was asked for: links that carry a picture need it whole. */
async function ownAddress(): Promise<URL> {
  const sent = await headers();
  const host = sent.get('x-forwarded-host') ?? sent.get('host') ?? 'localhost';
  const address = `${sent.get('x-forwarded-proto') ?? 'http'}://${host}`;
  return URL.canParse(address) ? new URL(address) : new URL('http://localhost');
}

export const viewport: Viewport = {
  // Up to the edges; what must not lie under a notch keeps away from it by itself (theme.css).
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf4e4' },
    { media: '(prefers-color-scheme: dark)', color: '#172935' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [language, t, jar, prefetched] = await Promise.all([
    getLocale(),
    getTranslations('shell'),
    cookies(),
    prefetch(),
  ]);
  const theme = themeFrom(jar.get(THEME_COOKIE)?.value);
  return (
    <html lang={language} data-theme={theme} className={`${besley.variable} ${franklin.variable}`}>
      <body className="flex flex-col">
        <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-sheet focus:p-3">
          {t('skip')}
        </a>
        <NextIntlClientProvider>
          <ApiProvider me={prefetched?.me}>
            <Header />
            <main id="content" className="flex-1">
              {children}
            </main>
            <Footer />
            <OfflineWorker />
            <SendPractice />
          </ApiProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
