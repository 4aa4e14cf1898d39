import type { Game } from '@quayside/engine';
import { expect, it } from 'vitest';
import { memoryOf } from '../conformance/memory.ts';
import { tidewater } from '../sample/tidewater.ts';

function withScratchSpace() {
  let at = 0;
  return {
    count: () => 1,
    write(_s: unknown, _seat: number, target: Float32Array) {
      target[0] = ++at;
    },
  };
}

it('what bots learn from may use scratch space, wherever the module mentions it', () => {
  const features = withScratchSpace();
  const game = { ...tidewater, features, value: () => features.count() } as unknown as Game;
  const memory = memoryOf(game);
  features.write(null, 0, new Float32Array(1));
  expect(memory?.changes().variables).toEqual([]);
});
