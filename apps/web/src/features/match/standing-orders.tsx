'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Messages } from '@quayside/engine';
import { Button, Dialog } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { StandingOrderFields } from '../../components/standing-order-fields.tsx';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

/** What the viewer lets be answered at this table without being asked. */
export function StandingOrders({ id, messages }: { id: string; messages: Messages }) {
  const t = useTranslations('standingOrders');
  const chat = useTranslations('chat');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={t('title')}
      about={t('about')}
      closeWord={chat('close')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small">
          <ListChecks aria-hidden size={16} />
          {t('title')}
        </Button>
      }
    >
      <Choices id={id} messages={messages} />
    </Dialog>
  );
}

function Choices({ id, messages }: { id: string; messages: Messages }) {
  const errorText = useErrorText();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const orders = useQuery(trpc.match.standingOrders.queryOptions({ id }));
  const choose = useMutation({
    mutationFn: (chosen: { order: string; choice: string }) => client.match.setStandingOrder.mutate({ id, ...chosen }),
    onSettled: () => queries.invalidateQueries({ queryKey: trpc.match.standingOrders.queryKey({ id }) }),
  });
  // Shown at once, and as it was if the server refuses.
  const chosen = choose.isPending ? choose.variables : null;
  return (
    <QueryResult query={orders}>
      {(found) => (
        <div className="grid gap-2">
          <StandingOrderFields
            orders={found.map((one) => (one.id === chosen?.order ? { ...one, choice: chosen.choice } : one))}
            messages={messages}
            change={(order, choice) => choose.mutate({ order, choice })}
          />
          <p role="alert" className="font-semibold text-brick empty:hidden">
            {errorText(choose.error)}
          </p>
        </div>
      )}
    </QueryResult>
  );
}
