'use client';

import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useState, type ReactNode } from 'react';
import type { MatchRecord } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import { Button } from '@quayside/ui';
import { PositionSlider } from '../../components/position-slider.tsx';
import { download } from '../../lib/download.ts';
import { MatchCharts } from './match-charts.tsx';
import { Fork } from './fork.tsx';
import type { Replay } from './replay.ts';

const SPEEDS = [1, 2, 4, 8];

export interface ReplayControlsProps {
  id: string | null;
  at: number;
  replay: Replay;
  edition: Edition;
  go: (moment: number) => void;
  record: MatchRecord;
  names: readonly string[];
  children: ReactNode;
}

/** The scrubber, its steps and speed, and what can be done from a moment. */
export function ReplayControls({ id, at, replay, edition, go, record, names, children }: ReplayControlsProps) {
  const t = useTranslations('replay');
  const { length } = replay;
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
    <>
      <div className="flex items-center gap-2 max-sm:order-last max-sm:w-full max-sm:overflow-x-auto max-sm:py-0.5 sm:flex-wrap [&>*]:shrink-0">
        <MatchCharts record={record} replay={replay} edition={edition} at={at} names={names} />
        {children}
        {id === null ? null : (
          <>
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
            <Button size="small" onClick={() => download(record, `quayside-${record.game}-${id}.json`)}>
              {t('download')}
            </Button>
            <Button asChild size="small">
              <Link href={`/tables/${id}`}>{t('table')}</Link>
            </Button>
          </>
        )}
      </div>
      <div className="flex basis-full flex-wrap items-center gap-2">
        <PositionSlider
          label={t('moment')}
          text={t('of', { at, all: length })}
          at={at}
          last={length}
          go={go}
          className="min-w-56 basis-80"
        />
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
      </div>
    </>
  );
}
