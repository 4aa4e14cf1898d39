import { decisionText, eventText } from '@quayside/engine/texts';
import { Pause, Play, RotateCcw, SkipForward, StepBack } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { SeatMark } from './seat-mark.tsx';
import { useTable } from './table-context.tsx';

/**
 * The move of another player that the board shows, in words, where the decision is otherwise. Nothing waits for it: whoever does
 * something anywhere on the board sees the newest position, and what was pressed is meant for that.
 */
export function PlaybackPanel({ className }: { className?: string }) {
  const { playback, messages, names, nameOf, say, words } = useTable();
  const panel = useRef<HTMLElement>(null);
  const skip = useRef(playback?.skip);
  useEffect(() => {
    skip.current = playback?.skip;
  });
  useEffect(() => {
    const act = (event: MouseEvent | KeyboardEvent) => {
      const { target } = event;
      const inside = target instanceof Element && (panel.current?.contains(target) || target.closest(ELSEWHERE));
      const { key } = event as Partial<KeyboardEvent>; // a click has none
      if (inside || (key !== undefined && IDLE_KEYS.has(key))) return;
      // Before whatever is pressed hears of it.
      flushSync(() => skip.current?.());
    };
    document.addEventListener('click', act, true);
    document.addEventListener('keydown', act, true);
    return () => {
      document.removeEventListener('click', act, true);
      document.removeEventListener('keydown', act, true);
    };
  }, []);
  if (!playback) return null;
  const { step, n, of, running, question } = playback;
  return (
    <section
      ref={panel}
      aria-label={words.playback}
      data-playback={n}
      className={classes('sheet flex flex-col gap-1.5 p-2.5', className)}
    >
      <p className="label-caps flex items-center justify-between gap-2 text-xs text-pencil">
        {words.playback}
        <span className="tabular-nums">
          {n}/{of}
        </span>
      </p>
      <div aria-live="polite" className="min-h-0 flex-1 overflow-y-auto lg:min-h-16">
        <h2 className="flex items-center gap-1.5 font-display text-lg leading-tight font-bold">
          {step.seat >= 0 ? (
            <>
              <SeatMark seat={step.seat} /> {nameOf(step.seat)}
            </>
          ) : (
            words.start
          )}
        </h2>
        <ul className="leading-snug">
          {step.events.map((event, i) => (
            // Events of one move have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>{say(eventText(messages, event, names))}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Button size="icon" aria-label={words.stepBack} disabled={n === 1} onClick={playback.back}>
          <StepBack aria-hidden size={17} />
        </Button>
        <Button size="icon" aria-label={running ? words.pause : words.goOn} onClick={playback.toggle}>
          {running ? <Pause aria-hidden size={17} /> : <Play aria-hidden size={17} />}
        </Button>
        <Button size="icon" aria-label={words.playAgain} onClick={playback.again}>
          <RotateCcw aria-hidden size={17} />
        </Button>
        <Button tone={question ? 'water' : 'paper'} className="grow" onClick={playback.skip}>
          <SkipForward aria-hidden size={17} /> {question ? words.toMyTurn : words.skip}
        </Button>
      </div>
      {question ? (
        <p className="text-sm leading-snug">
          <span className="font-semibold">{words.yourDecision}:</span> {say(decisionText(question, names))}
        </p>
      ) : null}
    </section>
  );
}

/** What belongs to the page around the board, and what is read in a window of its own. */
const ELSEWHERE = 'header, footer, nav, dialog, [role="log"], [data-beside-board]';
/** Keys that do nothing by themselves. */
const IDLE_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);
