import { getTranslations } from 'next-intl/server';
import type { Ruling } from '@quayside/engine';
import { Panel } from '@quayside/ui';
import { inLanguage, type Language } from '@quayside/languages';

/** What is played where the rule book is silent. */
export async function Rulings({ rulings, language }: { rulings: readonly Ruling[]; language: Language }) {
  const t = await getTranslations('learn');
  if (rulings.length === 0) return null;
  return (
    <Panel id="rulings" title={t('rulings')}>
      <p className="mb-3 text-pencil">{t('rulingsLead')}</p>
      <dl className="grid gap-3">
        {rulings.map(({ id, question, ruling }) => (
          <div key={id} id={id} className="border-b border-rule pb-2">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <span className="label-caps w-14 text-pencil">{id}</span>
              <span className="font-semibold">{inLanguage(question, language)}</span>
            </dt>
            <dd className="text-pretty sm:ml-[4.25rem]">{inLanguage(ruling, language)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
