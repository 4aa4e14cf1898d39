'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { GameEntry, WhenLeft } from '@quayside/api';
import { Button, ChoiceField, FlagField, Panel, Stepper } from '@quayside/ui';
import { useAboutBot, useBotName } from '../../lib/seat-names.ts';
import { isUntrained } from '../../lib/is-untrained.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { ClockField } from './clock-field.tsx';
import { OptionField } from './option-field.tsx';
import { useNewTable, type NewTableState } from './use-new-table.ts';

export interface NewTableFormProps {
  game: GameEntry;
  bots: readonly string[];
}

/** The form follows from the game's own option schema: a new option needs no line here. */
export function NewTableForm({ game, bots }: NewTableFormProps) {
  const t = useTranslations('newTable');
  const errorText = useErrorText();
  const table = useNewTable(game, bots);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        table.submit();
      }}
    >
      <Panel className="grid gap-5 p-5">
        <SeatFields table={table} game={game} bots={bots} />
        {table.shownOptions.length > 0 ? <OptionFields table={table} game={game} /> : null}
        {table.alone ? null : (
          <ChoiceField
            label={t('pace')}
            value={table.pace}
            onChange={(value) => table.setPace(value === 'turn-based' ? 'turn-based' : 'real-time')}
            choices={[
              { value: 'real-time', label: t('real-time') },
              { value: 'turn-based', label: t('turn-based') },
            ]}
          />
        )}
        {table.seats > 1 ? <ClockField table={table} /> : null}
        {table.alone ? null : (
          <ChoiceField
            label={t('whenLeft')}
            value={table.whenLeft}
            onChange={(value) => table.setWhenLeft(WHEN_LEFT.find((one) => one === value) ?? 'bot')}
            choices={WHEN_LEFT.map((value) => ({ value, label: t(`leaving.${value}`) }))}
          />
        )}
        {table.alone ? null : (
          <ChoiceField
            label={t('watch')}
            value={String(table.watchDelay)}
            onChange={(value) => table.setWatchDelay(Number(value))}
            choices={WATCH_DELAYS.map((turns) => ({ value: String(turns), label: t('watchDelay', { turns }) }))}
          />
        )}
        {table.alone ? null : <FillFields table={table} game={game} bots={bots} />}
        {table.canBeRated ? (
          <FlagField label={t('rated')} hint={t('ratedHint')} checked={table.rated} onChange={table.setRated} />
        ) : null}
        {table.alone ? null : (
          <ChoiceField
            label={t('who')}
            value={table.visibility}
            onChange={(value) => table.setVisibility(value === 'link' ? 'link' : 'public')}
            choices={[
              { value: 'public', label: t('public') },
              { value: 'link', label: t('link') },
            ]}
          />
        )}
      </Panel>
      <div className="grid gap-2">
        <Button type="submit" tone="brick" size="large" disabled={table.opening}>
          {table.alone ? t('alone') : t('open')}
        </Button>
        <p role="alert" className="font-semibold text-brick">
          {errorText(table.error)}
        </p>
      </div>
    </form>
  );
}

/** How many sit there, how many of them are bots, and with how many it may start. */
function SeatFields({ table, game, bots }: NewTableFormProps & { table: NewTableState }) {
  const t = useTranslations('newTable');
  const shell = useTranslations('shell');
  const botName = useBotName();
  const aboutBot = useAboutBot();
  const untrained = useTranslations('untrained');
  const { seats, least } = table;
  const stepper = (label: string, min: number, max: number, value: number, onChange: (n: number) => void) => (
    <div className="grid gap-1">
      <span className="label-caps text-pencil">{label}</span>
      <Stepper
        label={label}
        words={{ more: shell('oneMore'), less: shell('oneLess') }}
        min={min}
        max={max}
        value={value}
        onChange={onChange}
      />
    </div>
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {stepper(t('seats'), game.seats.min, game.seats.max, seats, table.setSeats)}
      {stepper(t('bots'), 0, seats - 1, table.bots, table.setBots)}
      {least < seats ? stepper(t('minSeats'), least, seats, table.minSeats, table.setMinSeats) : null}
      {table.levels.map((level, at) => (
        // A bot is known by its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="grid content-start gap-1">
          <ChoiceField
            label={table.levels.length > 1 ? t('botOf', { n: at + 1 }) : t('bot')}
            value={level}
            onChange={(value) => table.setLevel(at, value)}
            choices={bots.map((one) => ({ value: one, label: botName(one, true) }))}
          />
          <p className="text-sm text-pencil">
            {isUntrained(game, seats, table.options, level)
              ? untrained('text', { bot: botName(level) })
              : aboutBot(level)}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Whether bots take the seats that stay open, which, and when. */
function FillFields({ table, game, bots }: NewTableFormProps & { table: NewTableState }) {
  const t = useTranslations('newTable');
  const untrained = useTranslations('untrained');
  const botName = useBotName();
  const aboutBot = useAboutBot();
  const { fill } = table;
  return (
    <div className={`grid gap-4 ${fill.after === 'never' ? '' : 'sm:grid-cols-2'}`}>
      <ChoiceField
        label={t('fill')}
        value={String(fill.after)}
        onChange={(value) => table.setFill({ ...fill, after: value === 'never' ? 'never' : Number(value) })}
        choices={[
          { value: 'never', label: t('fillNever') },
          ...FILL_MINUTES.map((n) => ({ value: String(n * 60), label: t('fillAfter', { n }) })),
        ]}
      />
      {fill.after === 'never' ? null : (
        <div className="grid content-start gap-1">
          <ChoiceField
            label={t('fillWith')}
            value={fill.bot}
            onChange={(bot) => table.setFill({ ...fill, bot })}
            choices={bots.map((one) => ({ value: one, label: botName(one, true) }))}
          />
          <p className="text-sm text-pencil">
            {isUntrained(game, table.seats, table.options, fill.bot)
              ? untrained('text', { bot: botName(fill.bot) })
              : aboutBot(fill.bot)}
          </p>
        </div>
      )}
    </div>
  );
}
/** What may become of the seat of who leaves. */
const WHEN_LEFT: readonly WhenLeft[] = ['bot', 'substitute', 'end'];

/** So many turns behind onlookers may be. */
const WATCH_DELAYS = [0, 1, 3, 10];

/** After so many minutes bots may take the open seats. */
const FILL_MINUTES = [2, 5, 15, 60];

function OptionFields({ table, game }: { table: NewTableState; game: GameEntry }) {
  const t = useTranslations('newTable');
  const language = useLocale();
  // The words alone: the rules are fetched at the table.
  const words = useQuery({
    ...useTRPC().games.messages.queryOptions({ game: game.id, language }),
    staleTime: Infinity,
  });
  return (
    <fieldset className="border-t border-rule pt-3">
      <legend className="pr-3 font-display text-lg font-bold">{t('options')}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {table.shownOptions.map(([key, spec]) => (
          <OptionField
            key={key}
            name={key}
            spec={spec}
            messages={words.data ?? {}}
            value={table.options[key] ?? spec.default}
            onChange={(value) => table.setOption(key, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
