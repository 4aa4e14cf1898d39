'use client';

import { useEffect, useState, type RefObject } from 'react';
import type { Answer, Bag, LessonStep } from '@quayside/engine';

/** The marks by which boards name their things. */
const MARKS = ['data-place', 'data-subject'];
const named = (place: string) => MARKS.map((mark) => `[${mark}="${CSS.escape(place)}"]`).join();
const THING = MARKS.map((mark) => `button[${mark}]`).join();
const DECISION = 'section[data-decision]';

/** The name of the thing that was clicked, if it was one. */
export function thingAt(clicked: EventTarget | null): string | null {
  const thing = clicked instanceof Element ? clicked.closest(THING) : null;
  return thing && (MARKS.map((mark) => thing.getAttribute(mark)).find((name) => name !== null) ?? null);
}

const isShown = (one: HTMLElement) => one.getClientRects().length > 0;
const isPressed = (one: HTMLElement) => one.getAttribute('aria-pressed') === 'true';

/** What a step points at now: what gives the answer where that is at hand already, else the thing it begins with. */
function targetIn(board: HTMLElement, { at, does }: LessonStep): HTMLElement | null {
  const first = (selector: string) => [...board.querySelectorAll<HTMLElement>(selector)].find(isShown) ?? null;
  const thing = at === undefined ? null : first(at === 'decision' ? DECISION : named(at));
  if (!does) return thing;
  const option = typeof does.answer === 'string' ? first(`[data-option="${CSS.escape(does.answer)}"]:enabled`) : null;
  if (option && !isPressed(option)) return option;
  const token = isBag(does.answer) ? wrongToken(first, board, does.answer) : null;
  if (token) return token === 'none' ? (first(CONFIRM) ?? thing) : token;
  // An order is laid already.
  if (Array.isArray(does.answer)) return first(CONFIRM) ?? thing;
  const begun = option ?? (thing && isPressed(thing));
  return (begun ? first(CONFIRM) : null) ?? option ?? thing ?? first(DECISION);
}
const CONFIRM = '[data-confirm]:enabled';
const isBag = (answer: Answer): answer is Bag => typeof answer === 'object' && !Array.isArray(answer);

/** The token of which too many or too few are put in so far; null on a board that does not say how many are. */
function wrongToken(
  first: (selector: string) => HTMLElement | null,
  board: HTMLElement,
  wanted: Bag,
): HTMLElement | 'none' | null {
  const tokens = [...board.querySelectorAll<HTMLElement>('[data-token][data-count]')].filter(isShown);
  if (tokens.length === 0) return null;
  const missing = (one: HTMLElement) => (wanted[one.dataset['token'] ?? ''] ?? 0) - Number(one.dataset['count']);
  const tooMany = tokens.find((one) => missing(one) < 0);
  if (tooMany) return first(`[data-less="${CSS.escape(tooMany.dataset['token'] ?? '')}"]`) ?? tooMany;
  return tokens.find((one) => missing(one) > 0) ?? 'none';
}

/** On a phone a board lies behind tabs: turns to the one on which a step's thing can be seen. */
export function turnTo(board: HTMLElement, place: string): void {
  const things = [...board.querySelectorAll<HTMLElement>(named(place))];
  if (things.some(isShown)) return;
  for (const thing of things) {
    const name = thing.closest('[data-on-tab]')?.getAttribute('data-on-tab');
    const tab = name ? board.querySelector<HTMLElement>(`[data-tab="${CSS.escape(name)}"]`) : null;
    if (tab && isShown(tab)) {
      tab.click();
      return;
    }
  }
}

export interface StepTarget {
  readonly element: HTMLElement;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where on the screen a step points, however the board moves under it. */
export function useTarget(board: RefObject<HTMLElement | null>, step: LessonStep | undefined): StepTarget | null {
  const [found, setFound] = useState<{ readonly step: LessonStep; readonly target: StepTarget | null } | null>(null);
  useEffect(() => {
    const root = board.current;
    if (!root || !step) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const element = targetIn(root, step);
      setFound((was) => {
        const target = element && same(was?.target ?? null, element);
        return was?.step === step && was.target === target ? was : { step, target };
      });
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const moves = new MutationObserver(soon);
    moves.observe(root, { subtree: true, childList: true, attributes: true });
    window.addEventListener('resize', soon);
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    root.addEventListener('transitionend', soon);
    root.addEventListener('animationend', soon);
    soon();
    return () => {
      moves.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', soon);
      document.removeEventListener('scroll', soon, { capture: true });
      root.removeEventListener('transitionend', soon);
      root.removeEventListener('animationend', soon);
    };
  }, [board, step]);
  // What the step before pointed at is no longer meant.
  return found?.step === step ? (found?.target ?? null) : null;
}

function same(was: StepTarget | null, element: HTMLElement): StepTarget {
  const { left, top, width, height } = element.getBoundingClientRect();
  const unmoved =
    was?.element === element && was.left === left && was.top === top && was.width === width && was.height === height;
  return unmoved ? was : { element, left, top, width, height };
}
