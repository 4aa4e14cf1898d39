'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';

/** Lets the browser keep the page for when there is no connection, in the language of this one. */
export function OfflineWorker() {
  const language = useLocale();
  useEffect(() => {
    // Browsers have workers on secure pages only.
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    serviceWorker
      .register('/offline.js')
      .then(() => serviceWorker.ready)
      .then((found) => found.active?.postMessage(language))
      .catch(() => undefined);
  }, [language]);
  return null;
}
