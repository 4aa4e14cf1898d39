'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Proposal, Table, UndoOffer } from '@quayside/api';
import { Button, Dialog } from '@quayside/ui';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { MatchNotice } from './match-notice.tsx';

export interface ProposalsProps {
  id: string;
  seat: number;
  undo: UndoOffer;
  names: readonly string[];
  pace: Table['pace'];
}

const WORDS = { undo: 'proposalUndo', abandon: 'proposalAbandon', slow: 'proposalSlow' } as const;

/** What needs the others' consent, and what they ask of oneself. */
export function Proposals({ id, seat, undo, names, pace }: ProposalsProps) {
  const t = useTranslations('table');
  const errorText = useErrorText();
  const client = useTRPCClient();
  const [open, setOpen] = useState(false);
  const act = useMutation({ mutationFn: (work: () => Promise<unknown>) => work(), onSuccess: () => setOpen(false) });
  const named = (seats: readonly number[]) => seats.map((one) => names[one] ?? '').join(', ');
  const asked = (kind: Proposal['kind']) =>
    undo.proposals.some((proposal) => proposal.kind === kind && proposal.by.includes(seat));
  return (
    <>
      {undo.proposals.length > 0 ? (
        <MatchNotice className="bg-brass-wash">
          <span className="flex flex-wrap items-center gap-2">
            {undo.proposals.map((proposal) => {
              const mine = proposal.by.includes(seat);
              return (
                <span
                  key={`${proposal.kind}${proposal.to}`}
                  className="flex flex-wrap items-center gap-2 lg:rounded-card lg:border-[1.5px] lg:border-ink lg:bg-brass-wash lg:px-2 lg:py-1"
                >
                  {t(WORDS[proposal.kind], { names: named(proposal.by) })}
                  {mine ? (
                    <span className="text-pencil">{t('missing', { names: named(proposal.missing) })}</span>
                  ) : (
                    <Button
                      size="small"
                      tone="water"
                      onClick={() => act.mutate(() => client.match.agree.mutate({ id, kind: proposal.kind }))}
                    >
                      {t('agree')}
                    </Button>
                  )}
                  <Button size="small" onClick={() => act.mutate(() => client.match.decline.mutate({ id }))}>
                    {t(mine ? 'withdraw' : 'decline')}
                  </Button>
                </span>
              );
            })}
          </span>
        </MatchNotice>
      ) : null}
      <Dialog
        title={t('more')}
        about={t('moreAbout')}
        closeWord={t('close')}
        open={open}
        onOpenChange={setOpen}
        trigger={<Button size="small">{t('more')}</Button>}
      >
        <div className="grid gap-3">
          <Button
            disabled={undo.ask === null || asked('undo') || act.isPending}
            onClick={() => act.mutate(() => client.match.propose.mutate({ id, kind: 'undo' }))}
          >
            {t('askUndo')}
          </Button>
          <Button
            disabled={asked('abandon') || act.isPending}
            onClick={() => act.mutate(() => client.match.propose.mutate({ id, kind: 'abandon' }))}
          >
            {t('askEnd')}
          </Button>
          {pace === 'real-time' ? (
            <Button
              disabled={asked('slow') || act.isPending}
              onClick={() => act.mutate(() => client.match.propose.mutate({ id, kind: 'slow' }))}
            >
              {t('askSlow')}
            </Button>
          ) : null}
          <ResignButton busy={act.isPending} resign={() => act.mutate(() => client.match.resign.mutate({ id }))} />
          <p role="alert" className="font-semibold text-brick">
            {errorText(act.error)}
          </p>
        </div>
      </Dialog>
    </>
  );
}

/** Resigning can't be taken back, so it asks first. */
function ResignButton({ busy, resign }: { busy: boolean; resign: () => void }) {
  const t = useTranslations('table');
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <>
        <Button tone="brick" disabled={busy} onClick={() => setAsking(true)}>
          {t('resign')}
        </Button>
        <p className="text-sm text-pencil">{t('resignHint')}</p>
      </>
    );
  return (
    <div role="alertdialog" aria-label={t('resign')} className="grid gap-2">
      <p className="font-semibold">{t('resignSure')}</p>
      <Button tone="brick" disabled={busy} onClick={resign}>
        {t('resignYes')}
      </Button>
      <Button disabled={busy} onClick={() => setAsking(false)}>
        {t('resignNo')}
      </Button>
    </div>
  );
}
