'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { GameEntry } from '@quayside/api';
import { Button, Chips, ChoiceField, FlagField, ManyChips, Panel } from '@quayside/ui';
import { useGameLengths } from '../../lib/use-game-lengths.ts';
import { useAboutBot, useBotName } from '../../lib/seat-names.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import type { usePairingActions } from './use-pairing.ts';
import { hasLength, seatCounts } from '../../lib/game-options.ts';
import { DEFAULT_BOT, defaultRequest, lastRequest, toInput, type PairingFormValues } from './form-values.ts';

export interface PairingFormProps {
  games: readonly GameEntry[];
  actions: ReturnType<typeof usePairingActions>;
  /** The table has been found and is being opened. */
  starting: boolean;
}

/** What one would play. Everything is chosen already as most would, or as one did last time. */
export function PairingForm({ games, actions, starting }: PairingFormProps) {
  const t = useTranslations('pairing');
  const fields = useTranslations('newTable');
  const language = useLocale();
  const trpc = useTRPC();
  const botName = useBotName();
  const aboutBot = useAboutBot();
  const bots = useQuery({ ...trpc.games.bots.queryOptions(), staleTime: Infinity });
  const me = useQuery(trpc.session.me.queryOptions());
  const member = me.data?.guest === false;
  // Solo games need no pairing.
  const shared = games.filter((one) => one.seats.max > 1);
  const usual = defaultRequest(shared);
  const [request, setRequest] = useState<PairingFormValues>(() => ({ ...usual, ...lastRequest.get() }));
  const change = (part: Partial<PairingFormValues>) => setRequest((before) => ({ ...before, ...part }));
  const chosen = shared.filter((one) => request.games.includes(one.id));
  const lengths = useGameLengths(chosen.find(hasLength));
  const counts = seatCounts(chosen);
  const wanted = toInput(request, chosen);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        lastRequest.set(request);
        actions.ask({ ...wanted, rated: request.rated && member });
      }}
    >
      <p className="text-lg text-pretty">{t('lead')}</p>
      <Panel className="grid gap-5 p-5">
        <ManyChips
          label={t('games')}
          chosen={request.games}
          onChange={(ids) => change({ games: ids })}
          choices={shared.map((one) => ({ value: one.id, label: one.names[language] }))}
        />
        {lengths.length > 0 ? (
          <ManyChips
            label={t('length')}
            chosen={request.lengths}
            onChange={(values) => change({ lengths: values.length > 0 ? values : usual.lengths })}
            choices={lengths}
          />
        ) : null}
        {counts.length > 1 ? (
          <ManyChips
            label={t('seats')}
            chosen={request.seats.map(String)}
            onChange={(values) => change({ seats: values.map(Number).sort((a, b) => a - b) })}
            choices={counts.map((n) => ({ value: String(n), label: t('people', { n }) }))}
          />
        ) : null}
        <Chips
          label={fields('pace')}
          chosen={request.pace}
          onChange={(pace) => change({ pace })}
          choices={[
            { value: 'real-time', label: fields('real-time') },
            { value: 'turn-based', label: fields('turn-based') },
          ]}
        />
        <div className="grid gap-1 border-t border-rule pt-3">
          <FlagField
            label={t('fill')}
            hint={t('fillHint')}
            checked={request.bot !== null}
            onChange={(fill) => change({ bot: fill ? DEFAULT_BOT : null })}
          />
          {request.bot !== null ? (
            <>
              <ChoiceField
                label={fields('bot')}
                className="max-w-80 pl-8"
                value={request.bot}
                onChange={(bot) => change({ bot })}
                choices={(bots.data ?? [request.bot]).map((one) => ({ value: one, label: botName(one, true) }))}
              />
              <p className="pl-8 text-sm text-pencil">{aboutBot(request.bot)}</p>
            </>
          ) : null}
          {member ? (
            <FlagField
              label={fields('rated')}
              hint={fields('ratedHint')}
              checked={request.rated}
              onChange={(rated) => change({ rated })}
            />
          ) : null}
        </div>
      </Panel>
      {/* On a phone the button is under the thumb whatever is being chosen. */}
      <div className="sticky bottom-0 grid gap-2 bg-paper pt-1 pb-3">
        <Button
          type="submit"
          tone="brick"
          size="large"
          disabled={actions.busy || starting || wanted.choices.length === 0 || request.seats.length === 0}
        >
          {t(starting ? 'begins' : 'find')}
        </Button>
        <p role="alert" className="font-semibold text-brick empty:hidden">
          {actions.error ??
            (wanted.choices.length === 0 ? t('chooseGame') : request.seats.length === 0 ? t('chooseSeats') : null)}
        </p>
      </div>
    </form>
  );
}
