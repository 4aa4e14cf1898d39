import { eventText } from '@quayside/engine/texts';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { classes } from '../parts/classes.ts';
import { useTable } from './table-context.tsx';

/** Milliseconds from line to line. */
const STEP = 400;
/** After more answers than this the recap says what happened, not this summary. */
const AWAY = 12;

interface SummaryLine {
  readonly icon: string | undefined;
  readonly says: string;
}

export interface RoundSummaryProps {
  title: string;
  /** The event that a round ends with. */
  ends: string;
  /** The events that are shown, up to and including the first `opens` after the end. */
  events: readonly string[];
  /** The event that opens the next round. */
  opens?: string;
  /**
   * The event that starts the end of a round, where several players answer in between and its events arrive in parts. Without it
   * only new events are shown.
   */
  begins?: string;
  /** A picture for each kind of line. */
  icons?: { readonly [event: string]: string };
  className?: string;
}

/**
 * The end of a round, line by line, where the board has room for it: it covers nothing, and nothing waits for it. It stays until the
 * viewer's next answer, its button or Escape.
 */
export function RoundSummary({ title, ends, opens = ends, begins, events, icons, className }: RoundSummaryProps) {
  const { log, seat, messages, names, say, words } = useTable();
  const seen = useRef(log.at(-1)?.seq ?? -1);
  const [lines, setLines] = useState<readonly SummaryLine[]>([]);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const fresh = log.filter((entry) => entry.seq > seen.current && !entry.undone);
    seen.current = Math.max(seen.current, log.at(-1)?.seq ?? -1);
    const ended = fresh.findLastIndex((entry) => entry.events.some((event) => event.key === ends));
    if (fresh.slice(ended + 1).some((entry) => entry.seat === seat)) return setLines([]);
    if (fresh.length > AWAY || ended < 0) return;
    const standing = begins === undefined ? fresh : log.filter((entry) => !entry.undone);
    const all = standing.flatMap((entry) => entry.events);
    const end = all.findLastIndex((event) => event.key === ends);
    let began = begins === undefined ? 0 : all.findLastIndex((event, i) => i < end && event.key === begins);
    while (began > 0 && events.includes(all[began - 1]?.key ?? '')) began--;
    const opened = all.findIndex((event, i) => i >= end && event.key === opens);
    const summary = all
      .slice(Math.max(0, began), (opened < 0 ? all.length : opened) + 1)
      .filter(({ key }) => events.includes(key));
    setLines(summary.map((event) => ({ icon: icons?.[event.key], says: say(eventText(messages, event, names)) })));
    setShown(matchMedia('(prefers-reduced-motion: reduce)').matches ? summary.length : 1);
    // Only new entries of the log start a summary.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps
  }, [log]);
  useEffect(() => {
    if (lines.length === 0) return;
    const timer = shown < lines.length ? setTimeout(() => setShown(shown + 1), STEP) : undefined;
    const skip = ({ key }: KeyboardEvent) => key === 'Escape' && setLines([]);
    document.addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', skip);
    };
  }, [lines, shown]);
  if (lines.length === 0) return null;
  return (
    <section
      role="status"
      aria-label={title}
      // A part that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes('sheet overflow-y-auto p-2', className)}
    >
      <div className="mb-1 flex items-center justify-between gap-2 border-b border-rule pb-1">
        <h3 className="font-display font-bold">{title}</h3>
        <button
          type="button"
          aria-label={words.skip}
          onClick={() => setLines([])}
          className="grid size-8 cursor-pointer place-items-center rounded-card border border-ink max-lg:size-11"
        >
          <X aria-hidden size={14} />
        </button>
      </div>
      <ol className="grid gap-0.5 text-sm leading-snug">
        {lines.map((line, i) => (
          // The same line may occur twice, so the index is the key. Later lines have their room reserved, so nothing moves.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={i}
            aria-hidden={i >= shown}
            className={classes('flex items-start gap-2', i < shown ? 'arrive' : 'invisible')}
          >
            {icons ? <Icon name={line.icon ?? 'round'} size={18} className="mt-px shrink-0" /> : null}
            {line.says}
          </li>
        ))}
      </ol>
    </section>
  );
}
