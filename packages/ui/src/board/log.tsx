import { eventText, NATURE } from '@quayside/engine';
import { useEffect, useRef } from 'react';
import { Panel } from '../parts/panel.tsx';
import { classes } from '../parts/classes.ts';
import type { LogEntry } from './contract.ts';
import { SeatMark } from './seat-mark.tsx';
import { useTable } from './table-context.tsx';

interface Group {
  readonly seat: number;
  readonly entries: LogEntry[];
}

/** Entries of one player in a row are one paragraph of the story; chance goes with whoever called for it. */
function paragraphs(log: readonly LogEntry[]): Group[] {
  const groups: Group[] = [];
  for (const entry of log) {
    if (entry.events.length === 0) continue;
    const last = groups[groups.length - 1];
    if (last && (last.seat === entry.seat || entry.seat === NATURE)) last.entries.push(entry);
    else groups.push({ seat: entry.seat, entries: [entry] });
  }
  return groups;
}

/** The log in the reader's language, the newest at the end and in sight. */
export function Log({ className }: { className?: string }) {
  const { log, messages, names, say, words, nameOf, jump } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const groups = paragraphs(log);
  useEffect(() => {
    const { current } = box;
    if (current) current.scrollTop = current.scrollHeight;
    // Whenever the story grows.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [log]);
  return (
    <Panel title={words.log} className={classes('flex min-h-0 flex-col', className)}>
      {/* Scrolls, so it must be reachable by keyboard. */}
      <div
        ref={box}
        role="log"
        aria-label={words.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto pr-1 max-lg:max-h-[60dvh]"
      >
        {groups.length === 0 ? <p className="text-pencil">{words.nothingYet}</p> : null}
        <ol className="grid gap-2.5">
          {groups.map((group) => (
            <li key={group.entries[0]?.seq} className="text-[0.95rem] leading-snug">
              <p className="flex items-center gap-1.5 font-semibold">
                {group.seat >= 0 ? (
                  <>
                    <SeatMark seat={group.seat} /> {nameOf(group.seat)}
                  </>
                ) : (
                  words.start
                )}
              </p>
              <ul className="ml-2.5 border-l border-rule pl-3">
                {group.entries.map((entry) =>
                  entry.events.map((event, i) => {
                    const said = say(eventText(messages, event, names));
                    return (
                      // Events of one entry have no name but their place.
                      // oxlint-disable-next-line react/no-array-index-key
                      <li key={`${entry.seq}.${i}`} className={entry.undone ? 'text-pencil line-through' : ''}>
                        {jump ? (
                          <button
                            type="button"
                            className="cursor-pointer text-left hover:underline"
                            onClick={() => jump(entry.seq)}
                          >
                            {said}
                          </button>
                        ) : (
                          said
                        )}
                        {entry.undone ? <span className="ml-1 text-sm">({words.takenBack})</span> : null}
                      </li>
                    );
                  }),
                )}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
