'use client';

import { useTranslations } from 'next-intl';
import type { Person } from '@quayside/api';
import { Button } from '@quayside/ui';
import { useShownName } from '../../lib/person-name.ts';
import type { Step, useStep } from './use-friends.ts';

/** What a step is called: ending something that has not begun has words of its own. */
export type Word = Step | 'decline' | 'takeBack';
export type Stepping = ReturnType<typeof useStep>;

interface DoProps {
  step: Stepping;
  what: Step;
  word: Word;
  person: Person;
  /** What is seldom wanted does not ask for attention. */
  quiet?: boolean;
}

/** A step about somebody; the name is said to those who do not see beside whom the button stands. */
export function Do({ step, what, word, person, quiet = false }: DoProps) {
  const t = useTranslations('friends');
  const nameOf = useShownName();
  return (
    <Button
      size="small"
      tone={quiet ? 'plain' : what === 'accept' || what === 'ask' ? 'water' : 'paper'}
      className={quiet ? 'px-1' : ''}
      disabled={step.busy}
      aria-label={`${t(`do.${word}`)}: ${nameOf(person) ?? ''}`}
      onClick={() => step.take(what, person.id)}
    >
      {t(`do.${word}`)}
    </Button>
  );
}
