'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Person } from '@quayside/api';
import { usePersonName } from '../../lib/person-name.ts';
import { PresenceMark } from './presence.tsx';

/** Somebody in a list: the name leads to the profile, and what can be done stands at the end. */
export function PersonRow({ person, children }: { person: Person; children?: ReactNode }) {
  const nameOf = usePersonName();
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-rule bg-paper px-3 py-2">
      <span className="mr-auto grid">
        <Link href={`/people/${person.id}`} className="link font-semibold">
          {nameOf(person)}
        </Link>
        <PresenceMark presence={person.presence} />
      </span>
      {children}
    </li>
  );
}
