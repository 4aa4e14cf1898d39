import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Panel } from '@quayside/ui';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('about'))('title') };
}

export default async function AboutPage() {
  const t = await getTranslations('about');
  return (
    <div className="mx-auto max-w-[44rem] p-4 pb-12">
      <h1 className="my-4 font-display text-3xl font-extrabold tracking-tight">{t('title')}</h1>
      <Panel className="grid gap-4 p-6 text-lg text-pretty">
        <p>{t('p1')}</p>
        <p>{t('p2')}</p>
        <p>{t('p3')}</p>
        <p>{t('p5')}</p>
        <p>{t('p4')}</p>
      </Panel>
    </div>
  );
}
