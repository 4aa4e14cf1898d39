'use client';

import { useTranslations } from 'next-intl';
import type { Person } from '@quayside/api';

export interface PresenceMarkProps extends Pick<Person, 'presence'> {
  /** The lamp has to do; its word is there for who points at it or can't see it. */
  brief?: boolean;
}

/** Online or offline, as a dot with its word. Nothing where the viewer may not know. */
export function PresenceMark({ presence, brief = false }: PresenceMarkProps) {
  const t = useTranslations('friends');
  if (presence === null) return null;
  const here = presence === 'here';
  const word = t(here ? 'here' : 'away');
  return (
    <span title={brief ? word : undefined} className="inline-flex items-center gap-1.5 text-sm text-pencil">
      <svg aria-hidden viewBox="0 0 16 16" width="14" height="14">
        <path d="M5 2h6l1 3H4Zm0 4h6v7H5Zm-1 8h8v1.5H4Z" className="fill-ink" />
        <path d="M6.2 7h3.6v5H6.2Z" className={here ? 'fill-art-sun' : 'fill-ink'} />
      </svg>
      <span className={brief ? 'sr-only' : undefined}>{word}</span>
    </span>
  );
}
