'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Await } from '../../components/query-result.tsx';
import { Choosing } from './pairing-form.tsx';
import { usePairing, usePairingActs } from './use-pairing.ts';
import { Waiting } from './waiting.tsx';
import { useGames } from '../../lib/use-games.ts';

/** A game with whoever else would like one now: choose, wait a little, and the table opens by itself. */
export function Pairing() {
  const router = useRouter();
  const games = useGames();
  const { known, waiting, table } = usePairing();
  const acts = usePairingActs();
  useEffect(() => {
    if (table !== null) router.push(`/tables/${table}`);
  }, [table, router]);
  if (!known) return null;
  return (
    <Await query={games}>
      {(all) =>
        waiting ? (
          <Waiting waiting={waiting} games={all} leave={acts.leave} busy={acts.busy} error={acts.error} />
        ) : (
          <Choosing games={all} acts={acts} begun={table !== null} />
        )
      }
    </Await>
  );
}
