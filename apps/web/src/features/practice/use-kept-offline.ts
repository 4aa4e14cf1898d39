'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';

const isFile = ({ name }: PerformanceEntry) => name.startsWith(`${location.origin}/_next/static/`);
const namesOf = (entries: readonly PerformanceEntry[]) => entries.filter(isFile).map(({ name }) => name);

/** The page can be opened without a connection: the browser's worker (public/offline.js) keeps it with all files that it loads. */
export function useKeptOffline(): void {
  const language = useLocale();
  useEffect(() => {
    // Browsers have workers on secure pages only.
    if (!('serviceWorker' in navigator)) return;
    const tell = (message: object) =>
      navigator.serviceWorker.ready
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin, windows have
        .then(({ active }) => active?.postMessage(message))
        .catch(() => undefined);
    const practice = {
      path: location.pathname,
      language,
      theme: document.documentElement.dataset['theme'],
      since: performance.timeOrigin,
      files: namesOf(performance.getEntriesByType('resource')),
    };
    void tell({ practice });
    const observer = new PerformanceObserver((list) => {
      const files = namesOf(list.getEntries());
      if (files.length > 0) void tell({ files });
    });
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, [language]);
}
