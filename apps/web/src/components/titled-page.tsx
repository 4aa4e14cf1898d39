import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { Page } from './page.tsx';

type MessageKey = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0];

/** A route's `generateMetadata`: the title from the messages. */
export const titleOf = (key: MessageKey) => async (): Promise<Metadata> => ({ title: (await getTranslations())(key) });

/** A route that shows one feature under its title. */
export const titledPage = (key: MessageKey, Content: ComponentType, { wide = false } = {}) =>
  async function TitledPage() {
    const t = await getTranslations();
    return (
      <Page title={t(key)} wide={wide}>
        <Content />
      </Page>
    );
  };
