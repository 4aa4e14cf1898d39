import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';

/** What a phone needs to keep the site beside its other apps. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations();
  return {
    name: t('brand'),
    short_name: t('brand'),
    description: t('home.lead'),
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#efe4cb',
    theme_color: '#faf4e4',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
