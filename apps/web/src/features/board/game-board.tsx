'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { loadBoard } from '@quayside/games/boards';
import { Button } from '@quayside/ui';
import type { Board, BoardProps } from '@quayside/ui/board';
import { usePlayPreferences } from './play-preferences.ts';

const loadGeneric = async () => ({ default: (await import('@quayside/ui/generic-board')).GenericBoard });
/** Loaded only where a game has no board of its own, or by preference. */
const GenericBoard = lazy(loadGeneric);

/** The board drawn for a game; null where it has none, undefined until that is known and what the viewer needs is there. */
export function useOwnBoard(game: string | undefined): Board | null | undefined {
  const [{ board }] = usePlayPreferences();
  const language = useLocale();
  return useQuery({
    queryKey: ['board', game, language],
    queryFn: async () => {
      const [Own] = await Promise.all([loadBoard(language, game ?? ''), board === 'generic' ? loadGeneric() : null]);
      if (Own === null) await loadGeneric();
      // A component is a function, which a cache would take for an updater.
      return { Own };
    },
    // The board is the same in every language.
    placeholderData: (before, query) => (query?.queryKey[1] === game ? before : undefined),
    enabled: game !== undefined,
    // Practice and guided rounds need no connection.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  }).data?.Own;
}

/** The board that its viewer prefers. A defect in a drawn board must not end a match: the generic one takes over. */
export function GameBoard(props: BoardProps) {
  const [{ board }] = usePlayPreferences();
  const t = useTranslations('table');
  const Own = useOwnBoard(props.rules.game.id);
  const loading = <p className="p-8 text-center text-lg text-pencil">{t('loading')}</p>;
  if (Own === undefined) return loading;
  const generic = (
    <Suspense fallback={loading}>
      <GenericBoard {...props} />
    </Suspense>
  );
  if (Own === null || board === 'generic') return generic;
  return (
    <BoardErrorBoundary under={generic}>
      {/* Fetched, not created: it stays the same for a game. */}
      {/* oxlint-disable-next-line react/static-components */}
      <Own {...props} />
    </BoardErrorBoundary>
  );
}

class BoardErrorBoundary extends Component<{ under: ReactNode; children: ReactNode }, { fell: boolean }> {
  override state = { fell: false };
  static getDerivedStateFromError() {
    return { fell: true };
  }
  override render() {
    return this.state.fell ? this.props.under : this.props.children;
  }
}

/** Changes between the board drawn for the game and the one that plays any game; nothing where there is only one. */
export function BoardSwitch({ game }: { game: string }) {
  const t = useTranslations('table');
  const [{ board }, change] = usePlayPreferences();
  const Own = useOwnBoard(game);
  if (!Own) return null;
  const other = board === 'own' ? 'generic' : 'own';
  return (
    <Button size="small" onClick={() => change({ board: other })}>
      {t(other === 'own' ? 'ownBoard' : 'genericBoard')}
    </Button>
  );
}
