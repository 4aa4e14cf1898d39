'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Panel, TextField } from '@quayside/ui';
import { useFields } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { useAction } from '../../components/form/use-action.ts';
import { QueryResult } from '../../components/query-result.tsx';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';

/** Keys for a bot of one's own. Each is shown once, when it is made. */
export function BotKeys() {
  const t = useTranslations('settings');
  const language = useLocale();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const keys = useQuery(trpc.session.botKeys.queryOptions());
  const fresh = () => void queries.invalidateQueries({ queryKey: trpc.session.botKeys.queryKey() });
  const [made, setMade] = useState<string | null>(null);
  const [fields, field] = useFields({ name: '' });
  const make = useAction(
    () => client.session.createBotKey.mutate(fields),
    ({ key }) => {
      setMade(key);
      field('name').onChange('');
      fresh();
    },
  );
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <Panel title={t('botKeys')} className="p-5">
      <p className="mb-4 text-pretty">{t('botKeysHint')}</p>
      <QueryResult query={keys}>
        {(list) => (
          <ul className="mb-4 grid gap-2 empty:hidden">
            {list.map((one) => (
              <li
                key={one.id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-paper px-3 py-2"
              >
                <span>
                  <span className="font-semibold">{one.name}</span>
                  <span className="block text-sm text-pencil">
                    {t('keyCreated', { when: day.format(one.created) })}
                    {' · '}
                    {one.lastUsed ? t('keyLastUsed', { when: day.format(one.lastUsed) }) : t('keyUnused')}
                  </span>
                </span>
                <Button
                  size="small"
                  aria-label={`${t('revoke')}: ${one.name}`}
                  onClick={() => void client.session.revokeBotKey.mutate({ id: one.id }).finally(fresh)}
                >
                  {t('revoke')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryResult>
      {made === null ? null : <NewKey value={made} done={() => setMade(null)} />}
      <Form action={make} submit={t('createKey')} tone="paper">
        <TextField label={t('keyName')} {...field('name')} maxLength={30} required />
      </Form>
    </Panel>
  );
}

/** The new key, to be taken along now. */
function NewKey({ value, done }: { value: string; done: () => void }) {
  const t = useTranslations('settings');
  const shell = useTranslations('table');
  const [copied, setCopied] = useState(false);
  return (
    <div role="status" className="mb-4 grid gap-2 border-l-[6px] border-brass bg-brass-wash px-3 py-3">
      <p className="font-semibold">{t('keyShownOnce')}</p>
      <code className="rounded-card border border-rule bg-paper p-2 break-all">{value}</code>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          onClick={() => {
            // Clipboards need a secure page; elsewhere the key can be copied by hand.
            void navigator.clipboard?.writeText(value).then(() => setCopied(true));
          }}
        >
          {copied ? shell('copied') : t('copyKey')}
        </Button>
        <Button size="small" onClick={done}>
          {shell('dismiss')}
        </Button>
      </div>
    </div>
  );
}
