import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { besides, useSwipe } from './use-swipe.ts';

afterEach(cleanup);

function BoardTab({ onSwipe }: { onSwipe: (step: 1 | -1) => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useSwipe(ref, onSwipe);
  return (
    <div ref={ref} data-testid="tab">
      <input type="range" />
    </div>
  );
}

function swipe(on: Element, [x, y]: [number, number], pointerType = 'touch') {
  fireEvent.pointerDown(on, { pointerId: 1, pointerType, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(on, { pointerId: 1, pointerType, clientX: 200 + x, clientY: 200 + y });
}

test('a finger that goes sideways goes to the next tab; one that scrolls, a slider and a mouse do not', () => {
  const onSwipe = vi.fn<(step: 1 | -1) => void>();
  render(<BoardTab onSwipe={onSwipe} />);
  const tab = screen.getByTestId('tab');
  swipe(tab, [-120, 10]);
  swipe(tab, [90, -30]);
  expect(onSwipe.mock.calls).toEqual([[1], [-1]]);
  swipe(tab, [-70, 90]);
  swipe(tab, [-20, 0]);
  swipe(screen.getByRole('slider'), [-120, 0]);
  swipe(tab, [-120, 0], 'mouse');
  expect(onSwipe).toHaveBeenCalledTimes(2);
});

test('a finger that goes sideways is kept from the browser, which would swallow the next tap to stop the fling; one that scrolls is not', () => {
  render(<BoardTab onSwipe={() => undefined} />);
  const tab = screen.getByTestId('tab');
  const goesOn = (x: number, y: number) => {
    fireEvent.pointerDown(tab, { pointerId: 1, pointerType: 'touch', clientX: 200, clientY: 200 });
    const browserMayHaveIt = fireEvent.touchMove(tab, { touches: [{ clientX: 200 + x, clientY: 200 + y }] });
    fireEvent.pointerUp(tab, { pointerId: 1, pointerType: 'touch', clientX: 200 + x, clientY: 200 + y });
    return browserMayHaveIt;
  };
  expect(goesOn(-40, 8)).toBe(false);
  expect(goesOn(8, -40)).toBe(true);
});

test('beyond the last tab lies nothing', () => {
  expect([besides(['a', 'b'], 'a', 1), besides(['a', 'b'], 'b', 1), besides(['a', 'b'], 'a', -1)]).toEqual([
    'b',
    'b',
    'a',
  ]);
});
