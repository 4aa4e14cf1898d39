import type { State } from '@quayside/engine';
import { eventText } from '@quayside/engine/texts';
import type { LogEntry } from './contract.ts';
import { changes, readView } from '@quayside/engine/reading';
import { SeatMark } from './seat-mark.tsx';
import { useTable } from './table-context.tsx';
import { Changes } from './tokens.tsx';

export interface RecapProps {
  /** The position in which the viewer left the table, if it is known. */
  before: State | null;
  /** What has happened since. */
  entries: readonly LogEntry[];
}

/** What happened while the viewer was away: gains and losses, then the log. Needs TableProvider. */
export function Recap({ before, entries }: RecapProps) {
  const { rules, view, messages, names, say, nameOf, words } = useTable();
  const difference = before
    ? changes(readView(rules.game, before, messages, names), readView(rules.game, view, messages, names))
    : [];
  return (
    <section aria-label={words.since} className="grid gap-3">
      {difference.length > 0 ? <Changes list={difference} /> : null}
      <ol className="grid gap-1 text-[0.95rem] leading-snug">
        {entries.flatMap((entry) =>
          entry.events.map((event, i) => (
            // Events of one entry have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${entry.seq}.${i}`} className="flex items-baseline gap-2">
              {entry.seat >= 0 ? (
                <span className="self-center">
                  <SeatMark seat={entry.seat} />
                  <span className="sr-only">{nameOf(entry.seat)}</span>
                </span>
              ) : null}
              {say(eventText(messages, event, names))}
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
