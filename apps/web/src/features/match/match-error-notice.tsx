'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@quayside/ui';
import { useErrorText } from '../../lib/use-error-text.ts';
import { MatchNotice } from './match-notice.tsx';
import type { LiveMatch } from './use-match.ts';

/** What went wrong last, that an answer waits for the connection, or that the connection is lost. */
export function MatchErrorNotice({ match }: { match: LiveMatch }) {
  const t = useTranslations('table');
  const errorText = useErrorText();
  const said = match.unsent ? t('unsent') : match.table && !match.connected ? t('away') : null;
  if (!match.error && said === null) return <div role="status" className="text-sm max-lg:hidden" />;
  return (
    <MatchNotice className="bg-brick-wash">
      <span className="inline-flex items-center gap-2 font-semibold text-brick">
        {match.error ? errorText(match.error) : said}
        {match.error ? (
          <Button size="small" onClick={match.forget}>
            {t('dismiss')}
          </Button>
        ) : null}
      </span>
    </MatchNotice>
  );
}
