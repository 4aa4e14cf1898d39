'use client';

import { StepBack, StepForward } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { inLanguage } from '@quayside/languages';
import { Button } from '@quayside/ui';
import type { BoardProps } from '@quayside/ui/board';
import type { LookBack } from './use-look-back.ts';

export interface LookBackStripProps {
  look: LookBack;
  /** The board as it is now. */
  board: BoardProps;
  /** The match waits for who looks back. */
  due: boolean;
}

/** Says that this is not now, leads from moment to moment, and back. */
export function LookBackStrip({ look, board, due }: LookBackStripProps) {
  const t = useTranslations('table');
  const { rules, language, log, names } = board;
  const messages = inLanguage(rules.game.messages, language);
  const first = log.find((one) => one.seq === look.seq)?.events[0];
  const said = first ? look.rules.core.say(messages, look.rules.core.eventText(messages, first, names)) : '';
  const { go, earlier, later } = look;
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') go(null);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [go]);
  return (
    <section
      aria-label={t('lookBack')}
      className="flex flex-wrap items-center gap-2 rounded-card border-[1.5px] border-dashed border-ink bg-water-wash px-3 py-1.5"
    >
      <p role="status" className="min-w-0 grow basis-60 font-semibold">
        <span className="label-caps text-pencil">{t('lookBack')}</span> {said}
        {due ? <span className="text-brick"> {t('lookBackDue')}</span> : null}
      </p>
      <Button size="icon" aria-label={t('earlier')} disabled={earlier === null} onClick={() => go(earlier)}>
        <StepBack aria-hidden size={18} />
      </Button>
      <Button size="icon" aria-label={t('later')} disabled={later === null} onClick={() => go(later)}>
        <StepForward aria-hidden size={18} />
      </Button>
      <Button size="small" tone="water" className="min-h-11" onClick={() => go(null)}>
        {t('backToNow')}
      </Button>
    </section>
  );
}
