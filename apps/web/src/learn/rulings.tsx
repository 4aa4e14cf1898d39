import { getTranslations } from 'next-intl/server';
import type { Json } from '@quayside/engine';
import { Panel } from '@quayside/ui';
import type { Language } from '../i18n/settings.ts';
import { rulingsIn } from './entries.ts';

/** What a module has decided where the rule book is silent. */
export async function Rulings({ components, language }: { components: Json | undefined; language: Language }) {
  const t = await getTranslations('learn');
  const rulings = rulingsIn(components, language);
  if (rulings.length === 0) return null;
  return (
    <Panel title={t('rulings')}>
      <p className="mb-3 text-pencil">{t('rulingsLead')}</p>
      <dl className="grid gap-3">
        {rulings.map(({ id, question, ruling }) => (
          <div key={id} id={id} className="grid gap-x-4 border-b border-rule pb-2 sm:grid-cols-[4.5rem_1fr]">
            <dt className="contents">
              <span className="label-caps pt-1 text-pencil">{id}</span>
              <span className="font-semibold">{question}</span>
            </dt>
            <dd className="text-pretty sm:col-start-2">{ruling}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
