import type { Game } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Movements, type Movement } from './movements.tsx';
import { TableProvider } from './table-context.tsx';

const game = tidewater as unknown as Game;
const setup = { seats: 2, options: { days: 2, fog: false } };
const { state } = core.start(game, setup, core.scripted(game, setup, { decks: { tide: ['rum', 'tea', 'bell'] } }));

/** The environment of these tests lays nothing out and animates nothing: each place lies at ten times its number. */
const animate = vi.fn((_frames: Keyframe[], _how: KeyframeAnimationOptions) => new EventTarget());
const measured = vi.fn();
beforeEach(() => {
  animate.mockClear();
  measured.mockClear();
  Object.assign(Element.prototype, {
    animate,
    getBoundingClientRect(this: HTMLElement) {
      measured(this.dataset['place']);
      return new DOMRect(10 * Number(this.dataset['place']?.split(':')[1]), 0, 28, 28);
    },
  });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Board({ at, movements }: { at: number; movements: readonly Movement[] }) {
  const board = useRef<HTMLDivElement>(null);
  return (
    <TableProvider rules={{ game, core }} view={state} seat={0} names={[]} language="en" log={[]} answer={vi.fn()}>
      <div ref={board}>
        {/* What moves has moved already when the movement begins. */}
        <span data-place={`thing:${at}`}>
          <svg />
        </span>
        <Movements board={board} position={at} between={() => movements} />
      </div>
    </TableProvider>
  );
}
const MOVEMENT = { icon: 'thing:9', from: ['thing:1'], to: ['thing:9'], n: 1, wave: 0 };
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const path = () => animate.mock.calls[0]?.[0].map(({ transform }) => String(transform).slice(0, 15)) ?? [];

test('what changes hands travels from where it lay to where it lies, over everything, and is gone at the end', async () => {
  const { rerender } = render(<Board at={1} movements={[MOVEMENT]} />);
  rerender(<Board at={9} movements={[MOVEMENT]} />);
  await frame();
  expect(path().at(0)).toContain('translate(10px');
  expect(path().at(-1)).toContain('translate(90px');
  expect(document.querySelectorAll('body > svg')).toHaveLength(1);
  animate.mock.results[0]?.value.dispatchEvent(new Event('finish'));
  expect(document.querySelectorAll('body > svg')).toHaveLength(0);
});

test('nothing is measured where nothing travels', async () => {
  const { rerender } = render(<Board at={1} movements={[]} />);
  rerender(<Board at={9} movements={[]} />);
  await frame();
  expect(measured).not.toHaveBeenCalled();
});

test('whoever walks goes step by step, a ship keeps to the water, a token is thrown', async () => {
  const gaits: (readonly [frames: number | undefined, highest: number])[] = [];
  for (const gait of [undefined, 'walk', 'sail'] as const) {
    animate.mockClear();
    const movements = [gait ? { ...MOVEMENT, gait } : MOVEMENT];
    const { rerender, unmount } = render(<Board at={1} movements={movements} />);
    rerender(<Board at={9} movements={movements} />);
    await frame();
    unmount();
    const heights = animate.mock.calls[0]?.[0].map(({ transform }) =>
      Number(/, (-?[\d.]+)px/.exec(String(transform))?.[1]),
    );
    gaits.push([heights?.length, Math.min(...(heights ?? []))]);
  }
  expect(gaits[0]?.[1]).toBeLessThan(-5);
  expect(gaits[1]).toEqual([7, -5]);
  expect(gaits[2]).toEqual([3, 0]);
});
