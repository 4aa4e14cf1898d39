'use client';

import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { MatchRecord } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import type { Language } from '@quayside/languages';
import { Panel } from '@quayside/ui';
import { JsonFileField, MOST_JSON_BYTES } from '../../components/json-file-field.tsx';
import { Page } from '../../components/page.tsx';
import type { Replay } from './replay.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

// Boards are heavy, and needed only once a file has been opened.
const Moments = dynamic(lazyPart(async () => (await import('./replay-board.tsx')).ReplayBoard));

interface LoadedReplay {
  readonly record: MatchRecord;
  readonly edition: Edition;
  readonly replay: Replay;
}

/** A record from a file, played again on the board. It stays in this browser. */
export function ReplayFromFile() {
  const t = useTranslations('replay');
  const seat = useTranslations('table');
  const language = useLocale();
  const [file, setFile] = useState<File | null>(null);
  const [opened, setOpened] = useState<LoadedReplay | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let wanted = true;
    if (file)
      open(file, language).then(
        (found) => wanted && setOpened(found),
        () => wanted && setRefused(true),
      );
    return () => {
      wanted = false;
    };
  }, [file, language]);
  if (opened) {
    const { record } = opened;
    const names = namesIn(record).map((name, at) => name ?? seat('seat', { n: at + 1 }));
    return <Moments id={null} from={0} {...opened} names={names} />;
  }
  return (
    <Page title={t('fileTitle')}>
      <Panel className="grid gap-4 p-6">
        <p className="text-lg">{t('fileHint')}</p>
        <JsonFileField
          label={t('file')}
          open={(chosen) => {
            setRefused(false);
            setFile(chosen);
          }}
        />
        <p role="alert" className="empty:hidden font-semibold text-brick">
          {refused ? t('badFile') : null}
        </p>
      </Panel>
    </Page>
  );
}

/** Whatever is not a record that its rules can replay is refused by the rules themselves. */
async function open(file: File, language: Language): Promise<LoadedReplay> {
  if (file.size > MOST_JSON_BYTES) throw new Error('too large for a record');
  const record = JSON.parse(await file.text()) as MatchRecord;
  const [{ loadEditionIn }, { openReplay }] = await Promise.all([
    import('@quayside/games/boards'),
    import('./replay.ts'),
  ]);
  const edition = await loadEditionIn(language, record.game, record.version);
  return { record, edition, replay: openReplay(edition, record) };
}

function namesIn({ seats, about }: MatchRecord): (string | null)[] {
  const said = (about as { seats?: unknown } | undefined)?.seats;
  return Array.from({ length: seats }, (_, at) => {
    const one: unknown = Array.isArray(said) ? said[at] : null;
    const { name, bot } = (typeof one === 'object' && one !== null ? one : {}) as { name?: unknown; bot?: unknown };
    return typeof name === 'string' ? name.slice(0, 40) : typeof bot === 'string' ? bot.slice(0, 40) : null;
  });
}
