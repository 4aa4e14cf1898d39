import { getTranslations } from 'next-intl/server';
import type { ReferencePart } from '@quayside/engine';
import { Good, Panel } from '@quayside/ui';
import { inLanguage, type Language } from '@quayside/languages';

/** The game at a glance: a sheet of parts, each line with its sign, as one would pin it beside the table. */
export async function Reference({ parts, language }: { parts: readonly ReferencePart[]; language: Language }) {
  const t = await getTranslations('learn');
  if (parts.length === 0) return null;
  return (
    <Panel id="reference" title={t('reference')} className="p-5">
      <div className="gap-8 md:columns-2">
        {parts.map(({ title, lines }) => (
          <section key={title.en} className="mb-6">
            <h3 className="mb-2 break-after-avoid border-b-[1.5px] border-ink font-display text-lg font-bold">
              {inLanguage(title, language)}
            </h3>
            <dl className="grid gap-2.5">
              {lines.map(({ sign, head, text }) => (
                <div key={head.en} className="grid break-inside-avoid grid-cols-[1.75rem_1fr] gap-x-2.5">
                  <dt className="col-start-2 font-semibold">{inLanguage(head, language)}</dt>
                  <dd className="col-start-2 text-pretty">{inLanguage(text, language)}</dd>
                  {sign === undefined ? null : (
                    <dd aria-hidden className="col-start-1 row-start-1 pt-0.5 text-water">
                      <Good token={sign} size={24} />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Panel>
  );
}
