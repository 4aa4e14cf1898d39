import { readFileSync } from 'node:fs';
import { decisions, dueSeats, movesOf, preview, readRecord, replay, type Game } from '@quayside/engine';
import { expect, test } from 'vitest';
import { BUILDINGS } from './buildings.ts';
import { canBuild } from './build.ts';
import { ifBuilt } from './foresee.ts';
import { inlandPort } from './index.ts';
import { GOODS } from './print.ts';
import { markers, type InlandPort } from './state.ts';
import { nameOf } from './warehouse.ts';

const game = inlandPort as unknown as Game;
const recorded = () =>
  JSON.parse(readFileSync(new URL('../fixtures/v0/01.json', import.meta.url), 'utf8')) as { record: unknown };

/** Builds it and takes the first way to pay, as often as it is asked. */
function built(s: InlandPort, seat: number, id: string): InlandPort {
  let { state } = preview(game, s, { seat, key: 'act', answer: `build:${id}` });
  for (;;) {
    const asked = decisions(game, state ?? s, seat).find(({ key }) => key === 'pay');
    const first = asked?.offer.kind === 'pick' ? asked.offer.options[0] : undefined;
    if (first === undefined) return state as InlandPort; // building was offered, so it can be tried
    ({ state } = preview(game, state ?? s, { seat, key: 'pay', answer: first }));
  }
}

test('what building would leave is what it leaves when it is built and paid with the least waste, all through a match', () => {
  const { setup, line } = movesOf(game, readRecord(recorded().record));
  let compared = 0;
  replay(game, setup, line, line.length, (state) => {
    const s = state as InlandPort;
    const [seat = -1] = dueSeats(s);
    if (seat < 0 || !decisions(game, s, seat).some(({ key }) => key === 'act')) return;
    BUILDINGS.forEach(({ id }, n) => {
      if (!canBuild(s, seat, n)) return;
      const after = built(s, seat, id);
      const cells = Object.fromEntries(GOODS.map((good, i) => [good, nameOf(markers(after, seat)[i] ?? 0)]));
      expect(ifBuilt(s, seat, id)).toMatchObject({ cells, francs: after.francs[seat] });
      compared++;
    });
  });
  expect(compared).toBeGreaterThan(100);
});

test('nothing is foreseen where something lacks', () => {
  const { setup, line } = movesOf(game, readRecord(recorded().record));
  const s = replay(game, setup, line, 1).state as InlandPort;
  expect(ifBuilt(s, 0, 'seine-bridge')).toBeNull();
  expect(ifBuilt(s, 0, 'no-such-building')).toBeNull();
});
