'use client';

import { useTranslations } from 'next-intl';
import type { Messages } from '@quayside/engine';
import { ChoiceField, FlagField } from '@quayside/ui';

export interface StandingOrderFieldsProps {
  orders: readonly { readonly id: string; readonly choices: readonly string[]; readonly choice: string }[];
  /** The game's words for its own orders. */
  messages: Messages;
  change: (order: string, choice: string) => void;
}

/** A field for each standing order: a tick where it is on or off, else a list. */
export function StandingOrderFields({ orders, messages, change }: StandingOrderFieldsProps) {
  const t = useTranslations('standingOrders');
  return orders.map(({ id, choices, choice }) => {
    // Those of every game have words of the site.
    const label =
      id === 'core.forced' ? t('forced') : id === 'core.end' ? t('end') : (messages[`standing.${id}`] ?? id);
    const hint =
      id === 'core.forced'
        ? t('forcedHint')
        : id === 'core.end'
          ? t('endHint')
          : (messages[`standing.${id}.hint`] ?? '');
    return choices.length === 2 ? (
      <FlagField
        key={id}
        label={label}
        hint={hint}
        checked={choice !== 'off'}
        onChange={(on) => change(id, (on ? choices[1] : choices[0]) ?? 'off')}
      />
    ) : (
      <ChoiceField
        key={id}
        label={label}
        hint={hint}
        value={choice}
        onChange={(value) => change(id, value)}
        choices={choices.map((value) => ({
          value,
          label: value === 'off' ? t('off') : (messages[`standing.${id}.${value}`] ?? value),
        }))}
      />
    );
  });
}
