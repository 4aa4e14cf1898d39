'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Edition } from '@quayside/games/boards';
import type { GameSource } from '@quayside/games/load';
import { Button, ChoiceField, TextField } from '@quayside/ui';
import { isMove, lastEdit, openFile, recordAt, scenarioAt, type FileAtTable } from '@quayside/testkit/dev-table';
import { JsonFileField, MOST_JSON_BYTES } from '../../components/json-file-field.tsx';
import { download, downloadText } from '../../lib/download.ts';
import type { DevTableModel } from './use-dev-table.ts';

export interface FilesProps {
  edition: Edition;
  source: GameSource;
  table: DevTableModel;
  /** A file was opened. */
  opened: (file: FileAtTable) => void;
}

/** The line as a scenario or a record, and the way back from files. */
export function Files({ edition, source, table, opened }: FilesProps) {
  return (
    <div className="grid gap-5">
      <ScenarioExport source={source} table={table} />
      <RecordExport table={table} />
      <FileImport edition={edition} opened={opened} />
    </div>
  );
}

function ScenarioExport({ source, table: { line } }: Pick<FilesProps, 'source' | 'table'>) {
  const t = useTranslations('devTable');
  const seatName = useTranslations('table');
  const [title, setTitle] = useState('');
  const [rule, setRule] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [made, setMade] = useState<{ text: string; failed: boolean } | null>(null);
  const earliest = lastEdit(line);
  const from = chosen === null || chosen < earliest || chosen > line.at ? earliest : chosen;
  const places = line.moments.slice(earliest, line.at + 1).map(({ step }, i) => {
    const at = earliest + i;
    const what = isMove(step)
      ? `${step.seat < 0 ? t('nature') : seatName('seat', { n: step.seat + 1 })}, ${step.key}`
      : t(step === null ? 'start' : 'edited');
    return { value: String(at), label: `${at}: ${what}` };
  });
  const make = () => {
    try {
      const text = scenarioAt(line, source, {
        title: title.trim() || t('untitled'),
        rule: rule.trim() || t('anyRule'),
        from,
      });
      setMade({ text, failed: false });
      downloadText(text, `${line.game.id}.scenarios.ts`, 'text/plain');
    } catch (error) {
      setMade({ text: error instanceof Error ? error.message : String(error), failed: true });
    }
  };
  return (
    <div className="grid gap-3">
      <TextField label={t('scenarioTitle')} hint={t('scenarioTitleHint')} value={title} onChange={setTitle} />
      <TextField label={t('scenarioRule')} value={rule} onChange={setRule} />
      <ChoiceField
        label={t('from')}
        hint={t('fromHint')}
        value={String(from)}
        onChange={(value) => setChosen(Number(value))}
        choices={places}
      />
      <Button tone="water" onClick={make}>
        {t('scenario')}
      </Button>
      {made?.failed ? (
        <p role="alert" className="font-semibold text-brick">
          {made.text}
        </p>
      ) : null}
      {made && !made.failed ? (
        <>
          <p role="status" className="text-sm">
            {t('scenarioMade', { package: source.from })}
          </p>
          <textarea
            readOnly
            aria-label={t('scenario')}
            rows={10}
            spellCheck={false}
            className="w-full rounded-card border-[1.5px] border-ink bg-paper p-2 font-mono text-xs"
            value={made.text}
          />
        </>
      ) : null}
    </div>
  );
}

function RecordExport({ table: { line } }: Pick<FilesProps, 'table'>) {
  const t = useTranslations('devTable');
  const record = recordAt(line);
  return (
    <div className="grid gap-1 border-t border-rule pt-4">
      <Button disabled={record === null} onClick={() => download(record, `${line.game.id}.json`)}>
        {t('record')}
      </Button>
      {record === null ? <p className="text-sm text-pencil">{t('noRecord')}</p> : null}
    </div>
  );
}

function FileImport({ edition: { game }, opened }: Pick<FilesProps, 'edition' | 'opened'>) {
  const t = useTranslations('devTable');
  const [refused, setRefused] = useState<string | null>(null);
  const open = async (file: File) => {
    if (file.size > MOST_JSON_BYTES) throw new Error(t('tooLarge'));
    opened(openFile(game, JSON.parse(await file.text())));
  };
  return (
    <div className="grid gap-1 border-t border-rule pt-4">
      <JsonFileField
        label={t('import')}
        open={(file) => {
          setRefused(null);
          open(file).catch((error: unknown) =>
            setRefused(t('badFile', { why: error instanceof Error ? error.message : String(error) })),
          );
        }}
      />
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {refused}
      </p>
    </div>
  );
}
