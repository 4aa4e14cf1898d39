'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { lessonIds } from '@quayside/games/ids';
import { Button, type ButtonProps } from '@quayside/ui';
import { TutorialIcon } from './tutorial-icon.tsx';
import { useProgress } from './stored-progress.ts';

export interface FirstRoundLinkProps extends Pick<ButtonProps, 'size' | 'tone' | 'className'> {
  game: string;
}

/** The way to a game's guided round: begin, go on, or once more. Nothing for a game that has none. */
export function FirstRoundLink({ game, ...look }: FirstRoundLinkProps) {
  const t = useTranslations('tutorial');
  const kept = useProgress(game);
  if (!lessonIds.includes(game)) return null;
  return (
    <Button asChild {...look}>
      <Link href={`/learn/${game}/first-round`}>
        <TutorialIcon className="-my-2 h-8 w-5 shrink-0" />
        {kept && kept.at < kept.of ? t('goOn', { at: kept.at + 1, all: kept.of }) : kept ? t('once') : t('begin')}
      </Link>
    </Button>
  );
}
