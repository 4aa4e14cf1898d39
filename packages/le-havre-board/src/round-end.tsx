import { eventText, type Event } from '@quayside/engine';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useHavre } from './havre.tsx';

const TOLD = ['harvest', 'hunger', 'feed', 'loan', 'town', 'special', 'ship', 'final'];
const STEP = 400;

/** The end of a round as a short sequence of lines beside the board, which never waits for it. */
export function RoundEnd() {
  const { log, messages, names, say, w, s } = useHavre();
  const seen = useRef(log[log.length - 1]?.seq ?? -1);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const fresh = log.filter((entry) => entry.seq > seen.current && !entry.undone);
    seen.current = Math.max(seen.current, log[log.length - 1]?.seq ?? -1);
    const events: Event[] = fresh.flatMap((entry) => entry.events);
    const ended = events.findLastIndex((event) => event.key === 'ship');
    if (ended < 0) return;
    const told = events.slice(0, ended + 2).filter((event) => TOLD.includes(event.key));
    setLines(told.map((event) => say(eventText(messages, event, names))));
    setShown(1);
    // Only the story growing calls for it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps
  }, [log]);
  useEffect(() => {
    if (lines.length === 0) return;
    const done = shown >= lines.length;
    const timer = setTimeout(
      () => {
        if (done) setLines([]);
        else setShown(shown + 1);
      },
      done ? STEP * 12 : STEP,
    );
    return () => clearTimeout(timer);
  }, [lines, shown]);
  if (lines.length === 0) return null;
  return (
    <div
      role="status"
      className="sheet fixed bottom-3 left-1/2 z-30 w-[min(26rem,calc(100vw-1.5rem))] -translate-x-1/2 p-3 shadow-print lg:absolute"
    >
      <div className="mb-1 flex items-center justify-between gap-2 border-b border-rule pb-1">
        <h3 className="font-display font-bold">{w.roundEnds(Math.max(1, Math.floor(s.turn / 7)))}</h3>
        <button
          type="button"
          aria-label={w.skip}
          onClick={() => setLines([])}
          className="grid size-8 cursor-pointer place-items-center rounded-card border border-ink"
        >
          <X aria-hidden size={14} />
        </button>
      </div>
      <ol className="grid gap-0.5 text-sm">
        {lines.slice(0, shown).map((line, i) => (
          // The same line may be told twice; its place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className="arrive">
            {line}
          </li>
        ))}
      </ol>
    </div>
  );
}
