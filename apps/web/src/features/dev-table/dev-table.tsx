'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Answer } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import type { GameSource } from '@quayside/games/load';
import { inLanguage } from '@quayside/languages';
import { Button, Chips, FlagField, Panel } from '@quayside/ui';
import { answerAt, askedOfChance, editAt, positionAt, type DevMatch } from '@quayside/testkit/dev-table';
import { BoardSwitch, GameBoard } from '../board/game-board.tsx';
import { DecisionList } from './decision-list.tsx';
import { Files } from './files.tsx';
import { MatchSettings } from './match-settings.tsx';
import { StateTree } from './state-tree.tsx';
import { TimeStrip } from './time-strip.tsx';
import { useBotAnswers } from './use-bot-answers.ts';
import { useDevTable } from './use-dev-table.ts';
import { FOLLOW, useShownSeat } from './use-shown-seat.ts';

const SECTIONS = ['decisions', 'state', 'settings', 'files'] as const;

/** One person plays all seats, sees and edits everything, and turns it into a scenario. Nothing of it leaves the browser. */
export function DevTable({ edition, source }: { edition: Edition; source: GameSource }) {
  const { game } = edition;
  const t = useTranslations('devTable');
  const language = useLocale();
  const table = useDevTable(edition);
  const botFailure = useBotAnswers(edition, table);
  const [section, setSection] = useState<(typeof SECTIONS)[number]>('decisions');
  const [problem, setProblem] = useState<string | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  const { line } = table;
  const { state } = positionAt(line);
  const { names, shown, show, open, setOpen, decisions, seat, view, log } = useShownSeat(edition, line);

  const attempt = (act: () => DevMatch) => {
    try {
      table.play(act());
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const answer = ({ seat: by, key }: Decision, given: Answer) =>
    attempt(() => answerAt(line, { seat: by, key, answer: given }));
  const edit = (input: unknown): string | null => {
    const edited = editAt(line, input);
    if (!('moments' in edited)) return t('misfit', { what: t(`misfits.${edited.kind}`), why: edited.text });
    table.play(edited);
    return null;
  };

  return (
    <div className="mx-auto grid max-w-[110rem] gap-3 p-2 sm:p-3 2xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1">
          <h1 className="font-display text-lg font-bold">
            {t('at', { game: inLanguage(game.messages, language)['game.name'] ?? game.id })}
          </h1>
          <BoardSwitch game={game.id} />
        </div>
        <TimeStrip table={table} />
        <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
          <Chips
            label={t('seatShown')}
            quiet
            chosen={shown}
            onChange={show}
            choices={[
              { value: FOLLOW, label: t('follow') },
              ...names.map((label, one) => ({ value: String(one), label })),
            ]}
          />
          <FlagField label={t('open')} checked={open} onChange={setOpen} />
          {askedOfChance(line) ? (
            <Button size="small" onClick={table.dealOnce}>
              {t('dealOnce')}
            </Button>
          ) : null}
        </div>
        <div role="status" className="grid gap-1 font-semibold text-brick empty:hidden">
          {problem === null ? null : <p>{problem}</p>}
          {botFailure === null ? null : <p>{t('botFailed', { why: botFailure })}</p>}
          {table.stopped === null ? null : <p>{t('stopped', { why: table.stopped })}</p>}
        </div>
        {reported === null ? null : <p className="border-l-4 border-brass pl-3">{t('reported', { text: reported })}</p>}
        <GameBoard
          rules={edition}
          view={view}
          seat={seat}
          names={names}
          language={language}
          log={log}
          answer={answer}
          confirmation="never"
          {...(line.at > 0 ? { undo: () => table.go(line.at - 1) } : {})}
          jump={table.go}
        />
      </div>
      <Panel className="content-start 2xl:sticky 2xl:top-2 2xl:max-h-[calc(100dvh-5rem)] 2xl:overflow-y-auto">
        <Chips
          label={t('section')}
          quiet
          className="mb-3"
          chosen={section}
          onChange={setSection}
          choices={SECTIONS.map((value) => ({ value, label: t(value) }))}
        />
        {section === 'decisions' ? (
          <DecisionList
            edition={edition}
            decisions={decisions}
            names={names}
            learns={names[askedOfChance(line)?.for ?? -1] ?? null}
            answer={answer}
          />
        ) : section === 'state' ? (
          <StateTree state={state} edit={edit} />
        ) : section === 'settings' ? (
          <MatchSettings edition={edition} table={table} />
        ) : (
          <Files
            edition={edition}
            source={source}
            table={table}
            opened={({ line: opened, reported: by }) => {
              table.open(opened);
              setReported(by?.text ?? null);
              show(by && by.seat >= 0 ? String(by.seat) : FOLLOW);
            }}
          />
        )}
      </Panel>
    </div>
  );
}
