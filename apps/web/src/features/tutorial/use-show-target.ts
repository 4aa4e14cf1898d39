'use client';

import { useEffect, useRef, type RefObject } from 'react';
import type { LessonStep } from '@quayside/engine';
import { turnTo } from './step-target.ts';

const CAN_BE_PRESSED = 'button:enabled, a[href], input:enabled, [tabindex="0"]';

/**
 * Brings what a step points at before the eyes: turns to its tab, scrolls to it, and for who plays by keyboard puts the focus there.
 * Returns the same for a button that does it once more.
 */
export function useShowTarget(
  board: RefObject<HTMLElement | null>,
  coach: RefObject<HTMLElement | null>,
  step: LessonStep | undefined,
  target: HTMLElement | null,
): () => void {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const keys = () => (byKeyboard.current = true);
    const pointer = () => (byKeyboard.current = false);
    document.addEventListener('keydown', keys, true);
    document.addEventListener('pointerdown', pointer, true);
    return () => {
      document.removeEventListener('keydown', keys, true);
      document.removeEventListener('pointerdown', pointer, true);
    };
  }, []);

  // The strip lies over the upper edge on a phone: whatever is scrolled to stops below it.
  useEffect(() => {
    const { current } = coach;
    if (!current) return;
    const { style } = document.documentElement;
    const measure = () => {
      style.scrollPaddingTop = `${current.offsetHeight + 12}px`;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, [coach]);

  useEffect(() => {
    if (board.current && step?.at !== undefined) turnTo(board.current, step.at);
  }, [board, step]);

  useEffect(() => {
    if (!target) return;
    bringUp(target);
    if (byKeyboard.current && step?.does) focusIn(target);
  }, [step, target]);

  return () => {
    if (!target) return;
    bringUp(target);
    focusIn(target);
  };
}

/** On a phone into the middle: what comes up from the lower edge when something is tapped must not cover it. */
function bringUp(target: HTMLElement): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const wide = window.matchMedia('(min-width: 80rem)').matches;
  target.scrollIntoView({
    block: wide ? 'nearest' : 'center',
    inline: 'nearest',
    behavior: calm ? 'auto' : 'smooth',
  });
}

function focusIn(target: HTMLElement): void {
  const within = (selector: string) => target.querySelector<HTMLElement>(selector);
  const one = target.matches(CAN_BE_PRESSED) ? target : (within('[data-confirm]:enabled') ?? within(CAN_BE_PRESSED));
  one?.focus({ preventScroll: true });
}
