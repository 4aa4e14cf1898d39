'use client';

import { useTranslations } from 'next-intl';
import type { Edition } from '@quayside/games/boards';
import { Button } from '@quayside/ui';
import { decider, draftOf, planOf, skipToMine, type Plan } from './plan.ts';

export interface PlanStripProps {
  edition: Edition;
  plan: Plan;
  mine: number;
  names: readonly string[];
  change: (plan: Plan) => void;
  again: () => void;
  keep: () => void;
  leave: () => void;
}

/** Says that this is only a plan and for whom one decides, and what can be done with it. */
export function PlanStrip({ edition, plan, mine, names, change, again, keep, leave }: PlanStripProps) {
  const t = useTranslations('plan');
  const seat = decider(edition, plan, mine);
  const over = edition.core.isOver(plan.state);
  const first = plan.moves.length === 0;
  const back = () => {
    // From the position in which it began: an answer has no way back but doing the others again.
    const moves = plan.moves.slice(0, -1);
    change(planOf(edition, plan.start, moves));
  };
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center gap-2 rounded-card border-[1.5px] border-dashed border-ink bg-brass-wash px-3 py-1.5"
    >
      <p role="status" className="grow font-semibold">
        {t('title')}:{' '}
        {over
          ? t('over')
          : plan.stopped
            ? t('stopped')
            : seat === mine
              ? t('mine')
              : t('other', { name: names[seat] ?? '' })}
      </p>
      <Button size="small" disabled={first} onClick={back}>
        {t('back')}
      </Button>
      <Button size="small" disabled={first} onClick={again}>
        {t('again')}
      </Button>
      {seat === mine || over ? null : (
        <Button size="small" onClick={() => change(skipToMine(edition, plan, mine))}>
          {t('skip')}
        </Button>
      )}
      <Button size="small" tone="water" disabled={draftOf(plan, mine).length === 0} onClick={keep}>
        {t('keep')}
      </Button>
      <Button size="small" onClick={leave}>
        {t('leave')}
      </Button>
    </section>
  );
}
