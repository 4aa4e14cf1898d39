'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Edition } from '@quayside/games/boards';
import { inLanguage } from '@quayside/languages';
import { Button, Chips, ChoiceField, TextField } from '@quayside/ui';
import { useBotName } from '../../lib/seat-names.ts';
import { OptionField, type OptionValue } from '../table/option-field.tsx';
import { optionApplies } from '../table/option-applies.ts';
import type { DevTableModel } from './use-dev-table.ts';

const LEVELS = ['random', 'deckhand', 'merchant', 'captain', 'harbour-master'];

/** Who answers for each seat and for chance, and a new match with other seats or options. */
export function MatchSettings({ edition: { game }, table }: { edition: Edition; table: DevTableModel }) {
  const t = useTranslations('devTable');
  const seatName = useTranslations('table');
  const botName = useBotName();
  const messages = inLanguage(game.messages, useLocale());
  const { setup } = table.line;
  const [seats, setSeats] = useState(setup.seats);
  const [options, setOptions] = useState<{ readonly [name: string]: OptionValue }>(setup.options);
  const [refused, setRefused] = useState<string | null>(null);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => String(game.seats.min + i));
  return (
    <div className="grid gap-4">
      <Chips
        label={t('chance')}
        chosen={table.chance}
        onChange={(chance) => table.setChance(chance, table.seed)}
        choices={[
          { value: 'seed', label: t('chanceSeed') },
          { value: 'hand', label: t('chanceHand') },
        ]}
      />
      <TextField label={t('seed')} value={table.seed} onChange={(seed) => table.setChance(table.chance, seed)} />
      {table.bots.map((level, seat) => (
        <ChoiceField
          // Seats are their numbers.
          // oxlint-disable-next-line react/no-array-index-key
          key={seat}
          label={t('playedBy', { seat: seatName('seat', { n: seat + 1 }) })}
          value={level ?? ''}
          onChange={(value) => table.setBot(seat, value === '' ? null : value)}
          choices={[
            { value: '', label: t('byHand') },
            ...LEVELS.map((one) => ({ value: one, label: botName(one, true) })),
          ]}
        />
      ))}
      <form
        className="grid gap-3 border-t border-rule pt-3"
        onSubmit={(event) => {
          event.preventDefault();
          try {
            table.restart(seats, options);
            setRefused(null);
          } catch (error) {
            setRefused(error instanceof Error ? error.message : String(error));
          }
        }}
      >
        <Chips
          label={t('seats')}
          chosen={String(seats)}
          onChange={(value) => setSeats(Number(value))}
          choices={counts.map((value) => ({ value, label: value }))}
        />
        {Object.entries(game.options)
          .filter(([, spec]) => optionApplies(spec, seats))
          .map(([name, spec]) => (
            <OptionField
              key={name}
              name={name}
              spec={spec}
              messages={messages}
              value={options[name] ?? spec.default}
              onChange={(value) => setOptions({ ...options, [name]: value })}
            />
          ))}
        <p role="alert" className="font-semibold text-brick empty:hidden">
          {refused}
        </p>
        <Button type="submit">{t('restart')}</Button>
      </form>
    </div>
  );
}
