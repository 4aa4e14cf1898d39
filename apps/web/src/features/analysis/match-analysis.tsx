'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Edition } from '@quayside/games/boards';
import { Button, Dialog } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { AnalysisReport } from './analysis-report.tsx';

export interface MatchAnalysisProps {
  id: string;
  at: number;
  edition: Edition;
  names: readonly string[];
  go: (moment: number) => void;
}

const POLL_MS = 1500;

/** The analysis of a finished match by bots: anybody can request it, everybody sees it. */
export function MatchAnalysis({ id, ...report }: MatchAnalysisProps) {
  const t = useTranslations('analysis');
  return (
    <Dialog title={t('title')} closeWord={t('close')} trigger={<Button size="small">{t('title')}</Button>}>
      <AnalysisPanel id={id} {...report} />
    </Dialog>
  );
}

function AnalysisPanel({ id, ...report }: MatchAnalysisProps) {
  const t = useTranslations('analysis');
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const options = trpc.match.analysis.queryOptions({ id });
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.status) ? POLL_MS : false),
  });
  const request = useMutation({
    mutationFn: async () => {
      queries.setQueryData(trpc.session.me.queryKey(), await client.session.signInAsGuest.mutate({}));
      return client.match.requestAnalysis.mutate({ id });
    },
    onSuccess: (found) => queries.setQueryData(options.queryKey, found),
  });
  return (
    <QueryResult query={query}>
      {({ status, progress, result }) =>
        result && status === 'done' ? (
          <AnalysisReport id={id} result={result} {...report} />
        ) : isUnderWay(status) ? (
          <div role="status" className="grid gap-2">
            <p>{t('working')}</p>
            <progress max={100} value={progress} aria-label={t('title')} className="h-3 w-full accent-water" />
          </div>
        ) : (
          <div className="grid justify-items-start gap-3">
            <p className="max-w-prose text-pretty">{t(status === 'failed' ? 'failed' : 'about')}</p>
            <Button tone="water" disabled={request.isPending} onClick={() => request.mutate()}>
              {t('request')}
            </Button>
            <p role="alert" className="font-semibold text-brick">
              {errorText(request.error)}
            </p>
          </div>
        )
      }
    </QueryResult>
  );
}

const isUnderWay = (status: string | undefined): boolean => status === 'waiting' || status === 'working';
