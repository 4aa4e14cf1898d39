'use client';

import { BookOpen, RotateCcw, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Game } from '@quayside/engine';
import { Button } from '@quayside/ui';

/** After a guided round: play, or read on. */
export function WhatNext({ game, again }: { game: Game; again: () => void }) {
  const t = useTranslations('lesson');
  return (
    <>
      <Button asChild tone="brick">
        <Link href={`/tables/new?game=${game.id}`}>{t('play')}</Link>
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
