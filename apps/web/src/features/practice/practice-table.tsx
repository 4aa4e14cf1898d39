'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo, useState, type CSSProperties } from 'react';
import type { Game } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import { inLanguage } from '@quayside/languages';
import { Button, Chips, classes, Panel, SeatMark } from '@quayside/ui';
import type { LogEntry } from '@quayside/ui/board';
import { usePersonName } from '../../lib/person-name.ts';
import { BOT_NAMES, useAboutBot, useBotName } from '../../lib/seat-names.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import { GameBoard } from '../board/game-board.tsx';
import { MOVEMENT_TIMES, usePlayPreferences } from '../board/play-preferences.ts';
import type { PracticeState } from './practice-match.ts';
import { unsent } from './practice-store.ts';
import { useKeptOffline } from './use-kept-offline.ts';
import { usePractice } from './use-practice.ts';

const LEVELS = BOT_NAMES.filter((one) => one !== 'random');

/** One person plays against bots that think in this browser: no server is asked, so it goes on without a connection. */
export function PracticeTable({ edition }: { edition: Edition }) {
  const { game, core } = edition;
  const t = useTranslations('practice');
  const language = useLocale();
  const [preferences] = usePlayPreferences();
  const practice = usePractice(edition);
  const [asks, setAsks] = useState(false);
  const { state, view } = practice;
  useKeptOffline();
  const names = useNames(state);
  const log = useMemo(
    () =>
      (state?.told ?? []).map(({ seat, events }, seq): LogEntry => ({
        seq,
        seat,
        events: events.map((event) => core.eventFor(event, state?.practice.seat ?? 0)),
      })),
    [core, state],
  );
  const settings = (
    <Settings
      game={game}
      begin={(seats, level) => {
        practice.begin(seats, level);
        setAsks(false);
      }}
    />
  );
  return (
    <div
      style={{ '--pace': MOVEMENT_TIMES[preferences.motion] } as CSSProperties}
      className="mx-auto grid max-w-[100rem] content-start gap-2 p-2 sm:p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="font-display text-lg font-bold">
          {t('title', { game: inLanguage(game.messages, language)['game.name'] ?? game.id })}
        </h1>
        {state && !practice.over ? (
          <Button size="small" aria-expanded={asks} onClick={() => setAsks(!asks)}>
            {t('another')}
          </Button>
        ) : null}
      </div>
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {practice.failure === null ? null : t('failed')}
      </p>
      {state && practice.over ? <Result edition={edition} state={state} names={names} /> : null}
      {!state || practice.over || asks ? settings : null}
      {state && view ? (
        <GameBoard
          rules={edition}
          view={view}
          seat={state.practice.seat}
          names={names}
          language={language}
          log={log}
          answer={({ key }, given) => practice.answer(key, given)}
          confirmation={preferences.confirmation}
          {...(practice.undo ? { undo: practice.undo } : {})}
        />
      ) : null}
    </div>
  );
}

/** Against whom, and how many at the table. */
function Settings({ game, begin }: { game: Game; begin: (seats: number, level: string) => void }) {
  const t = useTranslations('practice');
  const botName = useBotName();
  const aboutBot = useAboutBot();
  const [level, setLevel] = useState<string>('deckhand');
  const [seats, setSeats] = useState(Math.max(2, game.seats.min));
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => String(game.seats.min + i));
  return (
    <Panel>
      <form
        className="grid max-w-prose gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          begin(seats, level);
        }}
      >
        <p>{t('lead')}</p>
        <Chips
          label={t('level')}
          chosen={level}
          onChange={setLevel}
          choices={LEVELS.map((value) => ({ value, label: botName(value, true) }))}
        />
        <p className="text-pencil">{aboutBot(level)}</p>
        <Chips
          label={t('seats')}
          chosen={String(seats)}
          onChange={(value) => setSeats(Number(value))}
          choices={counts.map((value) => ({ value, label: value }))}
        />
        <Button type="submit" tone="brick" className="justify-self-start">
          {t('begin')}
        </Button>
      </form>
    </Panel>
  );
}

/** How it ended, and whether the server knows of it yet. */
function Result({ edition, state, names }: { edition: Edition; state: PracticeState; names: readonly string[] }) {
  const { game, core } = edition;
  const t = useTranslations('practice');
  const { practice, match } = state;
  const waits = unsent.use().some(({ key }) => key === practice.key);
  const scores = game.score(match.state);
  const places = core.ranks(scores);
  const order = names.map((_, seat) => seat).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return (
    <section
      aria-label={t('result')}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border-[1.5px] border-ink bg-brass-wash px-3 py-2"
    >
      <ol className="flex flex-wrap gap-x-4 gap-y-1">
        {order.map((seat) => (
          <li key={seat} className={classes('inline-flex items-center gap-1.5', seat === practice.seat && 'font-bold')}>
            {places[seat]}. <SeatMark seat={seat} /> {names[seat]}
            <b className="font-display tabular-nums">
              {scores.filter((one) => one.seat === seat).map((one) => core.totalOf(one))}
            </b>
          </li>
        ))}
      </ol>
      <p role="status">
        {waits ? (
          t('waits')
        ) : (
          <Link href="/history" className="link font-semibold">
            {t('sent')}
          </Link>
        )}
      </p>
    </section>
  );
}

/** The person under their own name; bots of one kind are numbered. */
function useNames(state: PracticeState | null): readonly string[] {
  const t = useTranslations('practice');
  const nameOf = usePersonName();
  const botName = useBotName();
  const me = useQuery(useTRPC().session.me.queryOptions()).data;
  const mine = (me && nameOf(me)) ?? t('you');
  const { seats = 0, seat = 0, level = '' } = state?.practice ?? {};
  const bot = botName(level);
  return useMemo(
    () =>
      Array.from({ length: seats }, (_, at) =>
        at === seat ? mine : seats > 2 ? `${bot} ${at < seat ? at + 1 : at}` : bot,
      ),
    [seats, seat, mine, bot],
  );
}
