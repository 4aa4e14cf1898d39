'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { GameEntry } from '@quayside/api';
import { Button, ChoiceField, FlagField, Panel, Stepper } from '@quayside/ui';
import { FirstRoundLink } from '../tutorial/first-round-link.tsx';
import { errorText, useTRPC } from '../../lib/trpc/client.ts';
import { optionApplies } from './option-applies.ts';
import { useBotName } from '../../lib/seat-names.ts';
import { OptionField, type OptionValue } from './option-field.tsx';
import { useOpenTable } from '../lobby/use-open-table.ts';
import { useGames } from '../../lib/use-games.ts';

export function NewTable({ wanted }: { wanted: string | null }) {
  const t = useTranslations('new');
  const language = useLocale();
  const trpc = useTRPC();
  const games = useGames();
  const bots = useQuery({ ...trpc.games.bots.queryOptions(), staleTime: Infinity });
  const [id, setId] = useState(wanted);
  const game = games.data?.find((one) => one.id === id) ?? games.data?.[0];
  if (!games.data || !bots.data || !game) return null;
  return (
    <div className="grid gap-5">
      <Panel className="grid gap-3 p-5">
        <ChoiceField
          label={t('game')}
          value={game.id}
          onChange={setId}
          choices={games.data.map((one) => ({ value: one.id, label: one.names[language] }))}
          hint={game.about[language]}
        />
        <FirstRoundLink game={game.id} size="small" className="justify-self-start" />
      </Panel>
      {/* Another game has other choices, so they begin anew; the list above keeps its focus. */}
      <NewTableForm key={game.id} game={game} bots={bots.data} />
    </div>
  );
}

interface NewTableFormProps {
  game: GameEntry;
  bots: readonly string[];
}

/** The form follows from the game's own option schema: a new option needs no line here. */
function NewTableForm({ game, bots }: NewTableFormProps) {
  const t = useTranslations('new');
  const shell = useTranslations('shell');
  const language = useLocale();
  const botName = useBotName();
  const trpc = useTRPC();
  // The words alone: the rules are fetched at the table.
  const words = useQuery({ ...trpc.games.messages.queryOptions({ game: game.id, language }), staleTime: Infinity });
  const messages = words.data ?? {};
  const [seats, setSeats] = useState(Math.min(Math.max(2, game.seats.min), game.seats.max));
  // All of the seats, however many they are, until somebody says otherwise.
  const [wantedFewest, setFewest] = useState(Infinity);
  const [company, setCompany] = useState(0);
  const [bot, setBot] = useState(bots.includes('deckhand') ? 'deckhand' : (bots[0] ?? ''));
  const [visibility, setVisibility] = useState<'public' | 'link'>('public');
  const [options, setOptions] = useState<{ [key: string]: OptionValue }>(() =>
    Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default])),
  );
  const [pace, setPace] = useState<'live' | 'turns'>('live');
  const [rated, setRated] = useState(false);
  const me = useQuery(trpc.session.me.queryOptions());
  const member = me.data?.guest === false;
  const open = useOpenTable();
  const shown = Object.entries(game.options).filter(([, spec]) => optionApplies(spec, seats));
  // Who has come may begin, but nobody begins alone at a table for several.
  const least = Math.max(game.seats.min, company + 1, 2);
  const fewest = Math.min(seats, Math.max(least, wantedFewest));
  const steps = { more: shell('oneMore'), less: shell('oneLess') };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        open.mutate({
          game: game.id,
          seats,
          fewest,
          bots: Array.from({ length: company }, () => bot),
          options,
          visibility,
          pace,
          rated: rated && member && seats > 1,
        });
      }}
    >
      <Panel className="grid gap-5 p-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid gap-1">
            <span className="label-caps text-pencil">{t('seats')}</span>
            <Stepper
              label={t('seats')}
              words={steps}
              min={game.seats.min}
              max={game.seats.max}
              value={seats}
              onChange={(n) => {
                setSeats(n);
                setCompany(Math.min(company, n - 1));
              }}
            />
          </div>
          <div className="grid gap-1">
            <span className="label-caps text-pencil">{t('bots')}</span>
            <Stepper label={t('bots')} words={steps} min={0} max={seats - 1} value={company} onChange={setCompany} />
          </div>
          {least < seats ? (
            <div className="grid gap-1">
              <span className="label-caps text-pencil">{t('fewest')}</span>
              <Stepper label={t('fewest')} words={steps} min={least} max={seats} value={fewest} onChange={setFewest} />
            </div>
          ) : null}
          {company > 0 ? (
            <ChoiceField
              label={t('bot')}
              value={bot}
              onChange={setBot}
              choices={bots.map((one) => ({ value: one, label: botName(one, true) }))}
            />
          ) : null}
        </div>
        {shown.length > 0 ? (
          <fieldset className="border-t border-rule pt-3">
            <legend className="pr-3 font-display text-lg font-bold">{t('options')}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              {shown.map(([key, spec]) => (
                <OptionField
                  key={key}
                  name={key}
                  spec={spec}
                  messages={messages}
                  value={options[key] ?? spec.default}
                  onChange={(value) => setOptions({ ...options, [key]: value })}
                />
              ))}
            </div>
          </fieldset>
        ) : null}
        {company === seats - 1 ? null : (
          <ChoiceField
            label={t('pace')}
            value={pace}
            onChange={(value) => setPace(value === 'turns' ? 'turns' : 'live')}
            choices={[
              { value: 'live', label: t('live') },
              { value: 'turns', label: t('turns') },
            ]}
          />
        )}
        {seats > 1 && member ? (
          <FlagField label={t('rated')} hint={t('ratedHint')} checked={rated} onChange={setRated} />
        ) : null}
        {company === seats - 1 ? null : (
          <ChoiceField
            label={t('who')}
            value={visibility}
            onChange={(value) => setVisibility(value === 'link' ? 'link' : 'public')}
            choices={[
              { value: 'public', label: t('public') },
              { value: 'link', label: t('link') },
            ]}
          />
        )}
      </Panel>
      <div className="grid gap-2">
        <Button type="submit" tone="brick" size="large" disabled={open.isPending || open.isSuccess}>
          {company === seats - 1 ? t('alone') : t('open')}
        </Button>
        <p role="alert" className="font-semibold text-brick">
          {open.error ? errorText(open.error, language, shell('broken')) : null}
        </p>
      </div>
    </form>
  );
}
