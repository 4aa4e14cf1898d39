'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** A finger must have gone so far, and so much more sideways than up or down. */
const FAR = 56;
const SIDEWAYS = 1.8;

/**
 * Calls back when a finger swipes sideways over an element: 1 for what lies to the right, −1 for what lies to the left. Up and down
 * still scroll, and whatever scrolls sideways by itself keeps its swipes. Buttons do the same for who has no finger to swipe with.
 */
export function useSwipe(ref: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void): void {
  const act = useRef(onSwipe);
  useLayoutEffect(() => {
    act.current = onSwipe;
  });
  useEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    const before = element.style.touchAction;
    element.style.touchAction = 'pan-y pinch-zoom';
    let from: { id: number; x: number; y: number } | null = null;
    const down = (event: PointerEvent) => {
      const { pointerId: id, pointerType, clientX: x, clientY: y, target } = event;
      from = pointerType === 'touch' && !from && !keepsSwipes(target, element) ? { id, x, y } : null;
    };
    // The browser would make a fling of it, which moves nothing, and the next tap would only stop that fling.
    const move = (event: TouchEvent) => {
      const [finger, another] = event.touches;
      if (!from || !finger || another || !event.cancelable) return;
      if (Math.abs(finger.clientX - from.x) > Math.abs(finger.clientY - from.y)) event.preventDefault();
    };
    const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (from?.id !== pointerId) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      from = null;
      if (Math.abs(dx) < FAR || Math.abs(dx) < SIDEWAYS * Math.abs(dy)) return;
      const step = dx < 0 ? 1 : -1;
      act.current(step);
      slideIn(element, step);
    };
    const cancel = () => {
      from = null;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return () => {
      element.style.touchAction = before;
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    };
  }, [ref]);
}

/** Something between the finger and the element that moves sideways itself. */
function keepsSwipes(target: EventTarget | null, until: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== until; at = at.parentElement) {
    if (at instanceof HTMLInputElement) return true;
    const { overflowX } = getComputedStyle(at);
    if (at.scrollWidth > at.clientWidth + 1 && (overflowX === 'auto' || overflowX === 'scroll')) return true;
  }
  return false;
}

/** The new tab comes from where the finger sent it. What is pinned stays: a part that moves would take it along. */
function slideIn(element: HTMLElement, step: 1 | -1): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const frames = [{ transform: `translateX(${step * 24}px)`, opacity: 0.6 }, {}];
  for (const part of element.children)
    if (!part.querySelector('[data-pinned]')) part.animate(frames, { duration: 140, easing: 'ease-out' });
}

/** The one beside it in a list; the first and last have none beyond. */
export const besides = <T>(list: readonly T[], one: T, step: 1 | -1): T => list[list.indexOf(one) + step] ?? one;
