import { eventText } from '@quayside/engine/texts';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../art/icon.tsx';
import { classes } from '../parts/classes.ts';
import { useTable } from './table-context.tsx';

/** Milliseconds from line to line, and how long the whole stays. */
const STEP = 400;
const STAYS = 12 * STEP;
/** Who was away for more than this many answers reads a recap; nobody wants the film. */
const AWAY = 12;

interface Line {
  readonly icon: string | undefined;
  readonly says: string;
}

export interface RoundStoryProps {
  title: string;
  /** The event that a round ends with. */
  ends: string;
  /** The events that are told, up to and with the first of `opens` behind the end. */
  told: readonly string[];
  /** The event that opens the next round. */
  opens?: string;
  /**
   * The event from which on the end is told, with what is told right before it: where several players answer on the way, the story
   * has come in pieces. Without it only what is new is told.
   */
  begins?: string;
  /** A picture for each kind of line. */
  icons?: { readonly [event: string]: string };
}

/** The end of a round, line by line beside the board, which never waits for it. Skipped by its button or Escape. */
export function RoundStory({ title, ends, opens = ends, begins, told, icons }: RoundStoryProps) {
  const { log, messages, names, say, words } = useTable();
  const seen = useRef(log.at(-1)?.seq ?? -1);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const fresh = log.filter((entry) => entry.seq > seen.current && !entry.undone);
    seen.current = Math.max(seen.current, log.at(-1)?.seq ?? -1);
    if (fresh.length > AWAY) return;
    if (!fresh.some((entry) => entry.events.some((event) => event.key === ends))) return;
    const standing = begins === undefined ? fresh : log.filter((entry) => !entry.undone);
    const events = standing.flatMap((entry) => entry.events);
    const ended = events.findLastIndex((event) => event.key === ends);
    let began = begins === undefined ? 0 : events.findLastIndex((event, i) => i < ended && event.key === begins);
    while (began > 0 && told.includes(events[began - 1]?.key ?? '')) began--;
    const opened = events.findIndex((event, i) => i >= ended && event.key === opens);
    const story = events
      .slice(Math.max(0, began), (opened < 0 ? events.length : opened) + 1)
      .filter(({ key }) => told.includes(key));
    setLines(story.map((event) => ({ icon: icons?.[event.key], says: say(eventText(messages, event, names)) })));
    setShown(matchMedia('(prefers-reduced-motion: reduce)').matches ? story.length : 1);
    // Only the story growing calls for it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps
  }, [log]);
  useEffect(() => {
    if (lines.length === 0) return;
    const done = shown >= lines.length;
    const timer = setTimeout(() => (done ? setLines([]) : setShown(shown + 1)), done ? STAYS : STEP);
    const skip = ({ key }: KeyboardEvent) => key === 'Escape' && setLines([]);
    document.addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', skip);
    };
  }, [lines, shown]);
  if (lines.length === 0) return null;
  return createPortal(
    <div
      role="status"
      className="sheet pointer-events-none fixed bottom-[calc(var(--pinned)+0.75rem)] [--pinned:inherit] left-1/2 z-30 lg:top-[58dvh] lg:bottom-auto w-[min(28rem,calc(100vw-1.5rem))] -translate-x-1/2 p-3 shadow-print"
    >
      <div className="mb-1 flex items-center justify-between gap-2 border-b border-rule pb-1">
        <h3 className="font-display font-bold">{title}</h3>
        <button
          type="button"
          aria-label={words.skip}
          onClick={() => setLines([])}
          className="pointer-events-auto grid size-8 cursor-pointer place-items-center rounded-card border border-ink"
        >
          <X aria-hidden size={14} />
        </button>
      </div>
      <ol className="grid gap-0.5 text-sm leading-snug">
        {lines.map((line, i) => (
          // The same line may be told twice; its place tells them apart. Room is kept for those that come: none moves another.
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
    </div>,
    // What is pinned is measured for the body's children.
    document.body,
  );
}
