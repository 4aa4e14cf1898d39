'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { QueryResult } from '../../components/query-result.tsx';
import { PairingForm } from './pairing-form.tsx';
import { usePairing, usePairingActions } from './use-pairing.ts';
import { PairingStatus } from './pairing-status.tsx';
import { useGames } from '../../lib/use-games.ts';

/** Finds opponents: choose games, wait, and the match opens automatically. */
export function PairingPage() {
  const router = useRouter();
  const games = useGames();
  const { known, waiting, table } = usePairing();
  const acts = usePairingActions();
  useEffect(() => {
    if (table !== null) router.push(`/tables/${table}`);
  }, [table, router]);
  if (!known) return null;
  return (
    <QueryResult query={games}>
      {(all) =>
        waiting ? (
          <PairingStatus waiting={waiting} games={all} leave={acts.leave} busy={acts.busy} error={acts.error} />
        ) : (
          <PairingForm games={all} actions={acts} starting={table !== null} />
        )
      }
    </QueryResult>
  );
}
