'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '@quayside/ui';
import { StandingOrderFields } from '../../components/standing-order-fields.tsx';
import { useGames } from '../../lib/use-games.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

const ofEveryGame = (id: string) => id.startsWith('core.');

/** What is to be answered without being asked at tables to come. Whoever is nobody yet becomes a guest by choosing. */
export function StandingOrderSettings({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('standingOrders');
  const errorText = useErrorText();
  const { data: games = [] } = useGames();
  const { chosen, choose } = useChosenOrders(signedIn);
  const core = games[0]?.standingOrders.filter(({ id }) => ofEveryGame(id)) ?? [];
  return (
    <Panel title={t('title')} className="p-5">
      <p className="mb-2 text-pencil">{t('preferHint')}</p>
      <div className="grid gap-3">
        <StandingOrderFields
          orders={core.map((one) => ({ ...one, choice: chosen[one.id] ?? one.byDefault }))}
          messages={{}}
          change={(order, choice) => choose.mutate({ [order]: choice })}
        />
        {games.map(({ id, names, standingOrders }) => {
          const own = standingOrders.filter((one) => !ofEveryGame(one.id));
          return own.length === 0 ? null : (
            <OrdersOfGame key={id} game={id} names={names} orders={own} chosen={chosen} choose={choose.mutate} />
          );
        })}
      </div>
      <p role="alert" className="mt-2 font-semibold text-brick empty:hidden">
        {errorText(choose.error)}
      </p>
    </Panel>
  );
}

interface OrdersOfGameProps {
  game: string;
  names: { readonly en: string; readonly de: string };
  orders: readonly { readonly id: string; readonly choices: readonly string[]; readonly byDefault: string }[];
  chosen: { readonly [order: string]: string };
  choose: (change: { readonly [order: string]: string }) => void;
}

function OrdersOfGame({ game, names, orders, chosen, choose }: OrdersOfGameProps) {
  const language = useLocale();
  const trpc = useTRPC();
  const words = useQuery({ ...trpc.games.messages.queryOptions({ game, language }), staleTime: Infinity });
  return (
    <fieldset className="grid gap-2 border-t border-rule pt-2">
      <legend className="font-display font-bold">{names[language]}</legend>
      {words.data ? (
        <StandingOrderFields
          orders={orders.map((one) => ({ ...one, choice: chosen[`${game}/${one.id}`] ?? one.byDefault }))}
          messages={words.data}
          change={(order, choice) => choose({ [`${game}/${order}`]: choice })}
        />
      ) : null}
    </fieldset>
  );
}

/** What the person has chosen, and how to choose; shown at once, before it is stored. */
function useChosenOrders(signedIn: boolean) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const key = trpc.profile.preferences.queryKey();
  const preferences = useQuery({ ...trpc.profile.preferences.queryOptions(), enabled: signedIn });
  const choose = useMutation({
    // One after the other: each change is built on the one before.
    scope: { id: 'standing-orders' },
    mutationFn: async (change: { readonly [order: string]: string }) => {
      queries.setQueryData(trpc.session.me.queryKey(), await client.session.signInAsGuest.mutate({}));
      const { standingOrders } = await client.profile.preferences.query();
      return client.profile.updatePreferences.mutate({ standingOrders: { ...standingOrders, ...change } });
    },
    onSuccess: (now) => queries.setQueryData(key, now),
  });
  const pending = choose.isPending ? choose.variables : {};
  return { chosen: { ...preferences.data?.standingOrders, ...pending }, choose };
}
