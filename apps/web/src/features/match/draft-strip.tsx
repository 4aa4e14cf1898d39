'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Answer, Move } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import { Button } from '@quayside/ui';
import { answerText } from '../../lib/answer-text.ts';
import { nextOfDraft } from './plan.ts';

export interface DraftStripProps {
  edition: Edition;
  decisions: readonly Decision[];
  draft: readonly Move[];
  /** An answer is on its way. */
  busy: boolean;
  follow: (decision: Decision, answer: Answer) => void;
  drop: () => void;
}

/** What one has planned, one tap away when the turn comes; and a word where the others have made it impossible. */
export function DraftStrip({ edition, decisions, draft, busy, follow, drop }: DraftStripProps) {
  const t = useTranslations('plan');
  const language = useLocale();
  if (draft.length === 0) return null;
  const next = nextOfDraft(edition, decisions, draft);
  const turn = decisions.some((one) => one.due);
  const [first] = draft;
  const said = first ? answerText(edition, language, first.key, first.answer) : '';
  return (
    <section
      aria-label={t('draft')}
      className="flex flex-wrap items-center gap-2 rounded-card border-[1.5px] border-dashed border-rule bg-sheet px-3 py-1.5"
    >
      <p className="grow text-sm">
        <span className="label-caps text-pencil">{t('draft')}</span> <span className="font-semibold">{said}</span>
        {draft.length > 1 ? <span className="text-pencil"> {t('more', { n: draft.length - 1 })}</span> : null}
        {turn && !next && !busy ? <span className="text-brick"> {t('gone')}</span> : null}
      </p>
      {next ? (
        <Button size="small" tone="water" disabled={busy} onClick={() => follow(next.decision, next.move.answer)}>
          {t('follow')}
        </Button>
      ) : null}
      <Button size="small" onClick={drop}>
        {t('drop')}
      </Button>
    </section>
  );
}
