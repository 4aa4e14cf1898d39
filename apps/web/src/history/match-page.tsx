'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useMemo, useState } from 'react';
import type { Record as MatchRecord } from '@quayside/engine';
import { Button } from '@quayside/ui';
import { GenericBoard } from '@quayside/ui/board';
import { Problem } from '../shell/problem.tsx';
import { useNames } from '../table/names.ts';
import { useEdition } from '../table/use-match.ts';
import { refusedInWords, useTRPC } from '../trpc/client.ts';
import { Fork } from './fork.tsx';
import { openReplay, type Replay } from './replay.ts';

/** A finished match, looked at again: any moment, by slider, steps or the log, and a link to each. */
export function MatchPage({ id, from }: { id: string; from: number | null }) {
  const t = useTranslations('replay');
  const problem = useTranslations('problem');
  const loading = useTranslations('table');
  const language = useLocale();
  const trpc = useTRPC();
  const record = useQuery({ ...trpc.match.record.queryOptions({ id }), staleTime: Infinity });
  const table = useQuery(trpc.tables.get.queryOptions({ id }));
  const edition = useEdition(record.data?.game, record.data?.version);
  const names = useNames(table.data?.seats);
  const replay = useMemo(
    () => (edition && record.data ? openReplay(edition, record.data) : null),
    [edition, record.data],
  );
  if (record.error)
    return (
      <Problem title={t('title')} hint={refusedInWords(record.error, language, t('notOver'))} home={problem('home')} />
    );
  if (!replay || !edition || !record.data || !table.data)
    return <p className="p-8 text-center text-lg text-pencil">{loading('loading')}</p>;
  return <Moments id={id} from={from} replay={replay} edition={edition} names={names} record={record.data} />;
}

interface MomentsProps {
  id: string;
  from: number | null;
  replay: Replay;
  edition: NonNullable<ReturnType<typeof useEdition>>;
  names: readonly string[];
  record: MatchRecord;
}

function Moments({ id, from, replay, edition, names, record }: MomentsProps) {
  const language = useLocale();
  const [at, setAt] = useState(Math.min(from ?? replay.length, replay.length));
  const go = (moment: number) => {
    const next = Math.max(0, Math.min(replay.length, moment));
    setAt(next);
    window.history.replaceState(null, '', `/matches/${id}?at=${next}`);
  };
  const view = useMemo(() => replay.stateAt(at), [replay, at]);
  const log = useMemo(() => replay.log.slice(0, at + 1), [replay, at]);
  const gameName = edition.game.messages[language]['game.name'] ?? record.game;
  return (
    <div className="mx-auto flex max-w-[100rem] flex-col gap-2 p-2 sm:p-3 lg:h-[calc(100dvh-3.5rem-2px)] lg:overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-1">
        <h1 className="font-display text-lg font-bold">{gameName}</h1>
        <Controls id={id} at={at} length={replay.length} go={go} record={record} names={names} />
      </div>
      <div className="min-h-0 lg:flex-1">
        <GenericBoard
          rules={edition}
          view={view}
          seat={edition.core.SPECTATOR}
          names={names}
          language={language}
          log={log}
          answer={nothing}
          jump={go}
        />
      </div>
    </div>
  );
}

const nothing = () => undefined;
const SPEEDS = [1, 2, 4, 8];

interface ControlsProps {
  id: string;
  at: number;
  length: number;
  go: (moment: number) => void;
  record: MatchRecord;
  names: readonly string[];
}

function Controls({ id, at, length, go, record, names }: ControlsProps) {
  const t = useTranslations('replay');
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(2);
  const [copied, setCopied] = useState(-1);
  const runs = playing && at < length;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => go(at + 1), 1000 / speed);
    return () => clearTimeout(timer);
    // Each step sets the clock for the next one; `go` follows from the match.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [runs, at, speed]);
  const steps = [
    ['first', ChevronFirst, 0],
    ['back', StepBack, at - 1],
    ['forward', StepForward, at + 1],
    ['last', ChevronLast, length],
  ] as const;
  return (
    <div className="flex grow flex-wrap items-center justify-end gap-2">
      <label className="flex min-w-56 grow basis-80 items-center gap-3">
        <span className="sr-only">{t('moment')}</span>
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-valuetext={t('of', { at, all: length })}
          onChange={(event) => go(Number(event.target.value))}
          className="h-11 w-full accent-water"
        />
        <span className="shrink-0 text-sm tabular-nums">{t('of', { at, all: length })}</span>
      </label>
      {steps.slice(0, 2).map(([name, Icon, to]) => (
        <Button key={name} size="icon" aria-label={t(name)} disabled={at === 0} onClick={() => go(to)}>
          <Icon aria-hidden size={18} />
        </Button>
      ))}
      <Button
        size="icon"
        aria-label={t(runs ? 'pause' : 'play')}
        disabled={at === length}
        onClick={() => setPlaying(!runs)}
      >
        {runs ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
      </Button>
      {steps.slice(2).map(([name, Icon, to]) => (
        <Button key={name} size="icon" aria-label={t(name)} disabled={at === length} onClick={() => go(to)}>
          <Icon aria-hidden size={18} />
        </Button>
      ))}
      <select
        aria-label={t('speed')}
        className="min-h-11 rounded-card border-[1.5px] border-ink bg-paper px-2"
        value={speed}
        onChange={(event) => setSpeed(Number(event.target.value))}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
      <Button
        size="small"
        onClick={() => {
          // Clipboards need a secure page; elsewhere the address bar holds the same link.
          void navigator.clipboard
            ?.writeText(`${window.location.origin}/matches/${id}?at=${at}`)
            .then(() => setCopied(at));
        }}
      >
        {t(copied === at ? 'copied' : 'link')}
      </Button>
      {at < length ? <Fork id={id} at={at} names={names} /> : null}
      <Button size="small" onClick={() => download(record, id)}>
        {t('download')}
      </Button>
      <Button asChild size="small">
        <Link href={`/tables/${id}`}>{t('table')}</Link>
      </Button>
    </div>
  );
}

function download(record: MatchRecord, id: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
  link.download = `quayside-${record.game}-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
