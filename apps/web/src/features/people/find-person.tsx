'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { Person } from '@quayside/api';
import { TextField } from '@quayside/ui';
import { usePersonName } from '../../lib/person-name.ts';
import { useTRPC } from '../../lib/trpc/client.ts';

export interface FindPersonProps {
  label: string;
  hint?: string;
  /** Whom not to show. */
  skip?: readonly string[];
  /** What can be done with somebody who was found; the second clears the field. */
  children: (person: Person, clear: () => void) => ReactNode;
}

const FEWEST_LETTERS = 2;

/** Somebody by the beginning of the username. */
export function FindPerson({ label, hint, skip = [], children }: FindPersonProps) {
  const t = useTranslations('friends');
  const trpc = useTRPC();
  const nameOf = usePersonName();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const asked = wanted.length >= FEWEST_LETTERS;
  const found = useQuery({ ...trpc.profile.search.queryOptions({ text: wanted }), enabled: asked });
  const people = asked ? (found.data ?? []).filter((one) => !skip.includes(one.id)) : [];
  return (
    <div className="grid gap-2">
      <TextField label={label} value={text} onChange={setText} maxLength={30} {...(hint ? { hint } : {})} />
      <p role="status" className="text-sm text-pencil empty:hidden">
        {asked && found.data && people.length === 0 ? t('nobodyFound', { text: wanted }) : null}
      </p>
      <ul className="grid gap-1 empty:hidden">
        {people.map((person) => (
          <li key={person.id} className="flex min-h-11 items-center justify-between gap-3 border-b border-rule">
            <span className="font-semibold">{nameOf(person)}</span>
            {children(person, () => setText(''))}
          </li>
        ))}
      </ul>
    </div>
  );
}
