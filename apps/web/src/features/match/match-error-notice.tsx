'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@quayside/ui';
import { useErrorText } from '../../lib/use-error-text.ts';
import type { LiveMatch } from './use-match.ts';

/** Only a child of the body can ask how high what is pinned is (theme.css). */
const ABOVE_PINNED = { '--pinned': 'inherit' } as CSSProperties;

/**
 * What went wrong last, that an answer waits for the connection, or that the connection is lost: beside the board on a desk, and on
 * a phone near the finger, above what is pinned there.
 */
export function MatchErrorNotice({ match }: { match: LiveMatch }) {
  const t = useTranslations('table');
  const errorText = useErrorText();
  const said = match.unsent ? t('unsent') : match.table && !match.connected ? t('away') : null;
  if (!match.error && said === null) return <div role="status" className="text-sm max-lg:hidden" />;
  const notice = (
    <span className="inline-flex items-center gap-2 font-semibold text-brick">
      {match.error ? errorText(match.error) : said}
      {match.error ? (
        <Button size="small" onClick={match.forget}>
          {t('dismiss')}
        </Button>
      ) : null}
    </span>
  );
  return (
    <>
      <div role="status" className="text-sm max-lg:hidden">
        {notice}
      </div>
      {createPortal(
        <div
          role="status"
          style={ABOVE_PINNED}
          className="fixed inset-x-2 bottom-[calc(var(--pinned)+var(--bar,0px)+0.5rem)] z-40 rounded-card border-[1.5px] border-ink bg-brick-wash px-3 py-2 shadow-print lg:hidden"
        >
          {notice}
        </div>,
        document.body,
      )}
    </>
  );
}
