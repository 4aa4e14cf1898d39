'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button, Panel } from '@quayside/ui';
import { useAction } from '../../components/form/use-action.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';

/** The browsers that are signed in, and how to sign them out from here. */
export function Sessions() {
  const t = useTranslations('settings');
  const language = useLocale();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const sessions = useQuery(trpc.session.list.queryOptions());
  const fresh = () => void queries.invalidateQueries({ queryKey: trpc.session.list.queryKey() });
  const others = useAction(() => client.session.revokeOthers.mutate(), fresh);
  const list = sessions.data ?? [];
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Panel title={t('sessions')} className="p-5">
      <ul className="grid gap-2">
        {list.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-paper px-3 py-2"
          >
            <span>
              <span className="font-semibold">{browserIn(one.agent) ?? t('browser')}</span>
              <span className="block text-sm text-pencil">
                {one.current ? t('thisOne') : t('seen', { when: time.format(one.seen) })}
              </span>
            </span>
            {one.current ? null : (
              <Button
                size="small"
                onClick={() => void client.session.revoke.mutate({ session: one.id }).finally(fresh)}
              >
                {t('signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.length > 1 ? (
        <Button className="mt-3" disabled={others.busy} onClick={others.run}>
          {t('signOutOthers')}
        </Button>
      ) : null}
    </Panel>
  );
}

/** The browser's name out of its user agent. */
function browserIn(agent: string): string | null {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1]?.replace('Edg', 'Edge').replace('OPR', 'Opera');
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1];
  return browser === undefined ? null : [browser, system].filter(Boolean).join(' · ');
}
