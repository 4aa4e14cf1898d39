'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button, Dialog } from '@quayside/ui';
import type { Edition } from '@quayside/games/boards';
import { answerText } from '../../lib/answer-text.ts';
import { useBotName } from '../../lib/seat-names.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

/** Shows what a strong bot would do now. The log tells the table that a hint was used, and the button says so before. */
export function HintButton({ id, seq, edition }: { id: string; seq: number; edition: Edition }) {
  const t = useTranslations('hint');
  const language = useLocale();
  const botName = useBotName();
  const client = useTRPCClient();
  const errorText = useErrorText();
  const ask = useMutation({ mutationFn: () => client.match.hint.mutate({ id }) });
  // A hint is for the position in which it was asked for.
  const hint = ask.data?.seq === seq ? ask.data : null;
  return (
    <Dialog
      title={t('title')}
      about={t('about')}
      closeWord={t('close')}
      trigger={<Button size="small">{t('title')}</Button>}
    >
      {hint ? (
        <div role="status" className="grid gap-2">
          <p>{t('would', { bot: botName(hint.level) })}</p>
          <ol className="ml-5 list-decimal">
            {hint.answers.map((one) => {
              const said = answerText(edition, language, hint.key, one.answer) || t('nothing');
              return <li key={said}>{t('answer', { answer: said, points: Math.round(one.value * 10) / 10 })}</li>;
            })}
          </ol>
        </div>
      ) : (
        <Button tone="water" disabled={ask.isPending} onClick={() => ask.mutate()}>
          {t('ask')}
        </Button>
      )}
      <p role="alert" className="font-semibold text-brick">
        {errorText(ask.error)}
      </p>
    </Dialog>
  );
}
