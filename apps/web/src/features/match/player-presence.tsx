'use client';

import type { Table } from '@quayside/api';
import { SeatMark } from '@quayside/ui';
import { useCoPlayers } from '../people/co-players.ts';
import { PresenceMark } from '../people/presence.tsx';

/** With more than these, words would not fit beside the buttons of the table. */
const FEW = 1;

/** Who sits at the table with oneself, and who of them is here. */
export function PlayerPresence({ table, names }: { table: Table; names: readonly string[] }) {
  const coPlayers = useCoPlayers();
  const others = table.seats.flatMap(({ seat, accountId }) => {
    const presence = coPlayers.find((one) => one.id === accountId)?.presence ?? null;
    return presence === null || seat === table.mine ? [] : [{ seat, presence }];
  });
  if (others.length === 0) return null;
  return (
    // A phone that lies on its side has no room for it.
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm side:hidden">
      {others.map(({ seat, presence }) => (
        <li key={seat} className="flex items-center gap-1.5">
          <SeatMark seat={seat} /> {names[seat]} <PresenceMark presence={presence} brief={others.length > FEW} />
        </li>
      ))}
    </ul>
  );
}
