'use client';

import { useTranslations } from 'next-intl';

interface HasName {
  readonly name: string | null;
  readonly former?: true;
}

/** What a person is called here: guests without a name of their own, and those who have left, in the reader's language. */
export function usePersonName(): (person: HasName) => string | null {
  const t = useTranslations('shell');
  return ({ name, former }) => {
    if (former) return t('former');
    const guest = /^Guest (\d{4})$/.exec(name ?? '')?.[1];
    return guest === undefined ? name : t('guestName', { n: guest });
  };
}
