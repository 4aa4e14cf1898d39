import { NATURE, type Json, type Messages } from '@quayside/engine';
import type { GameEvent } from '@quayside/engine/host';
import { termOf } from '@quayside/engine/reading';
import { eventText, say } from '@quayside/engine/texts';
import { BookOpen } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Panel } from '../parts/panel.tsx';
import { classes } from '../parts/classes.ts';
import { CardLink } from './card-link.tsx';
import { cardText } from './card-text.ts';
import type { LogEntry } from './contract.ts';
import { SeatMark } from './seat-mark.tsx';
import { useTable, type TableContext } from './table-context.tsx';

interface Group {
  readonly seat: number;
  readonly entries: LogEntry[];
}

/** Consecutive entries of one player form a paragraph; chance belongs to the player before it. */
function paragraphs(log: readonly LogEntry[]): Group[] {
  const groups: Group[] = [];
  for (const entry of log) {
    if (entry.events.length === 0 && entry.note === undefined) continue;
    const last = groups[groups.length - 1];
    if (last && (last.seat === entry.seat || entry.seat === NATURE)) last.entries.push(entry);
    else groups.push({ seat: entry.seat, entries: [entry] });
  }
  return groups;
}

/** Arrows go from entry to entry. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const entries = [...event.currentTarget.querySelectorAll('button')];
  if (step === undefined || entries.length === 0) return;
  event.preventDefault();
  const here = entries.findIndex((one) => one === document.activeElement);
  const next = here < 0 ? entries.length - 1 : Math.min(entries.length - 1, Math.max(0, here + step));
  entries[next]?.focus();
}

/** Who is so near to its end reads what is new. */
const AT_END = 8;

/** The log in the reader's language, the newest at the end and in sight; a player's part of it, or what names a card, on wish. */
export function Log({ className }: { className?: string }) {
  const { log, messages, names, words, jump, at, rules, cardIndex } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [whose, setWhose] = useState('');
  const [search, setSearch] = useState('');
  const sentence = (event: GameEvent) => say(messages, eventText(messages, event, names));
  const wanted = search.trim().toLowerCase();
  const shown = log
    .filter((entry) => whose === '' || entry.seat === Number(whose))
    .map((entry) =>
      wanted === ''
        ? entry
        : { ...entry, events: entry.events.filter((event) => sentence(event).toLowerCase().includes(wanted)) },
    )
    .filter(({ note }) => note === undefined || note.toLowerCase().includes(wanted));
  const groups = paragraphs(shown);
  // In the frame that shows it, for which the page is laid out anyway.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { current } = box;
      if (!current) return;
      const marked = current.querySelector<HTMLElement>('[aria-current]');
      current.scrollTop = marked
        ? marked.offsetTop - current.offsetTop - current.clientHeight / 2
        : current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
    // When entries are added, or another position is shown.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [log, at]);
  // Its end stays in sight when fonts come in, when it gets less room, and on a phone when its tab is opened.
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    let atEnd = true;
    const look = () => (atEnd = current.scrollTop + current.clientHeight > current.scrollHeight - AT_END);
    const watch = new ResizeObserver(() => {
      if (current.clientHeight === 0) atEnd = true;
      else if (atEnd && !current.querySelector('[aria-current]')) current.scrollTop = current.scrollHeight;
    });
    for (const one of [current, ...current.children]) watch.observe(one);
    current.addEventListener('scroll', look);
    return () => {
      watch.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <Panel title={words.log} className={classes('flex min-h-0 flex-col', className)}>
      <div className="mb-2 grid grid-cols-2 gap-2">
        <select
          aria-label={words.whose}
          className="min-h-9 min-w-0 rounded-card border border-rule bg-paper px-2 text-sm"
          value={whose}
          onChange={(event) => setWhose(event.target.value)}
        >
          <option value="">{words.everybody}</option>
          {names.map((name, seat) => (
            // A seat's number is its name; two people may be called the same.
            // oxlint-disable-next-line react/no-array-index-key
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          className="min-h-9 min-w-0 rounded-card border border-rule bg-paper px-2 text-sm placeholder:text-pencil"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {/* Scrolls, so it must be reachable by keyboard; arrows walk through it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={box}
        role="log"
        aria-label={words.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto pr-1 max-lg:max-h-[60dvh]"
        onKeyDown={walk}
      >
        {groups.length === 0 ? (
          <p className="text-pencil">{log.length === 0 ? words.nothingYet : words.nothingFound}</p>
        ) : null}
        <ol className="grid gap-2.5">
          {groups.map(({ seat, entries }) => (
            <Paragraph
              key={entries[0]?.seq}
              seat={seat}
              entries={entries}
              at={entries.some((entry) => entry.seq === at) ? at : undefined}
              jump={jump}
              messages={messages}
              names={names}
              words={words}
              cards={rules.game.components}
              linked={cardIndex !== undefined}
            />
          ))}
        </ol>
      </div>
    </Panel>
  );
}

interface ParagraphProps extends Group, Pick<TableContext, 'messages' | 'names' | 'words'> {
  at: number | undefined;
  jump: TableContext['jump'];
  cards: Json | undefined;
  linked: boolean;
}

/** A paragraph of the log. Memoized: of hundreds only the last one changes. */
const Paragraph = memo(function Paragraph({
  seat,
  entries,
  at,
  jump,
  messages,
  names,
  words,
  cards,
  linked,
}: ParagraphProps) {
  return (
    <li className="text-[0.95rem] leading-snug">
      <p className="flex items-center gap-1.5 font-semibold">
        {seat >= 0 ? (
          <>
            <SeatMark seat={seat} /> {names[seat] ?? String(seat + 1)}
          </>
        ) : (
          words.start
        )}
      </p>
      <ul className="ml-2.5 border-l border-rule pl-3">
        {entries.map((entry) => [
          entry.note === undefined ? null : (
            <li key={entry.seq} className="text-pencil">
              {entry.note}
            </li>
          ),
          ...entry.events.map((event, i) => {
            const said = say(messages, eventText(messages, event, names));
            return (
              // Events of one entry have no name but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <li
                key={`${entry.seq}.${i}`}
                className={classes(
                  entry.undone && 'text-pencil line-through',
                  entry.seq === at && 'rounded-card bg-brass-wash outline-2 outline-offset-1 outline-brass',
                )}
              >
                {jump ? (
                  <button
                    type="button"
                    // One stop for the whole log; the arrows walk through it.
                    tabIndex={-1}
                    aria-current={entry.seq === at ? 'step' : undefined}
                    className="min-h-6 cursor-pointer text-left hover:underline"
                    onClick={() => jump(entry.seq)}
                  >
                    {said}
                  </button>
                ) : (
                  said
                )}
                {entry.automatic && i === 0 ? (
                  <span className="ml-1 text-sm text-pencil">({words.standingOrder})</span>
                ) : null}
                {linked
                  ? cardsIn(event, cards, messages).map((card) => (
                      <CardLink
                        key={card}
                        card={card}
                        className="ml-1 inline-grid size-6 place-items-center align-middle"
                      >
                        <BookOpen aria-hidden size={13} />
                        <span className="sr-only">
                          {words.inCardIndex}: {termOf(messages, card)}
                        </span>
                      </CardLink>
                    ))
                  : null}
                {entry.undone ? <span className="ml-1 text-sm">({words.takenBack})</span> : null}
              </li>
            );
          }),
        ])}
      </ul>
    </li>
  );
}, alike);

/** The cards that an event names and the index tells of. */
function cardsIn({ data }: GameEvent, cards: Json | undefined, messages: Messages): string[] {
  const named = Object.values(data ?? {}).filter((one): one is string => typeof one === 'string');
  return [...new Set(named)].filter((one) => cardText(cards, messages, 'en', one) !== null);
}

function alike({ entries: a, ...was }: ParagraphProps, { entries: b, ...is }: ParagraphProps): boolean {
  return (
    a.length === b.length &&
    // What an entry tells never changes; that it was taken back may.
    a.every((one, i) => one === b[i] || (one.events === b[i]?.events && one.undone === b[i]?.undone)) &&
    (Object.keys(was) as (keyof typeof was)[]).every((prop) => was[prop] === is[prop])
  );
}
