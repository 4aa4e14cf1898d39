'use client';

import { BookOpen, RotateCcw, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import type { Game } from '@quayside/engine';
import { Button } from '@quayside/ui';
import { againstBots, useOpenTable } from '../lobby/use-open-table.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

/** After a guided round: play, or read on. */
export function NextSteps({ game, again }: { game: Game; again: () => void }) {
  const t = useTranslations('tutorial');
  const errorText = useErrorText();
  const open = useOpenTable();
  const play = useRef<HTMLButtonElement>(null);
  // The button that led here is gone.
  useEffect(() => {
    if (document.activeElement === document.body) play.current?.focus();
  }, []);
  return (
    <>
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {errorText(open.error)}
      </p>
      <Button
        ref={play}
        tone="brick"
        disabled={open.isPending || open.isSuccess}
        onClick={() => open.mutate(againstBots({ ...game, quickPlay: game.listing?.quickPlay ?? {} }))}
      >
        {t('play')}
      </Button>
      <Button asChild>
        <Link href={`/learn/${game.id}`}>
          <BookOpen aria-hidden size={16} /> {t('reference')}
        </Link>
      </Button>
      <Button asChild>
        <Link href={`/learn/${game.id}#cards`}>
          <Search aria-hidden size={16} /> {t('cards')}
        </Link>
      </Button>
      <Button aria-label={t('again')} title={t('again')} onClick={again}>
        <RotateCcw aria-hidden size={16} />
      </Button>
    </>
  );
}
