import { readFileSync } from 'node:fs';
import type { Game } from '@quayside/engine';
import { decisions, dueSeats, movesOf, preview, readRecord, replay } from '@quayside/engine/host';
import { expect, test } from 'vitest';
import { BUILDINGS } from './buildings.ts';
import { canBuild, purseOf } from './build.ts';
import { ifBuilt } from './foresee.ts';
import { inlandPort } from './index.ts';
import { GOODS } from './print.ts';
import { markers, type InlandPort } from './state.ts';
import { nameOf } from './warehouse.ts';

const game = inlandPort as unknown as Game;
const recorded = () =>
  JSON.parse(readFileSync(new URL('../fixtures/v1/01.json', import.meta.url), 'utf8')) as { record: unknown };

/** Builds it and pays in every way that is offered: what is answered, and what is left. */
function built(s: InlandPort, seat: number, id: string): [answers: readonly string[], state: InlandPort][] {
  const pays = (state: InlandPort, answers: readonly string[]): [readonly string[], InlandPort][] => {
    const asked = decisions(game, state, seat).find(({ key }) => key === 'pay');
    if (asked?.offer.kind !== 'pick') return [[answers, state]];
    return asked.offer.options.flatMap((answer) =>
      pays(preview(game, state, { seat, key: 'pay', answer }).state as InlandPort, [...answers, answer]),
    );
  };
  // It was offered, so it can be tried.
  return pays(preview(game, s, { seat, key: 'act', answer: `build:${id}` }).state as InlandPort, []);
}

test('what building would leave is what it leaves in each way to pay for it, all through a match', () => {
  const { setup, line } = movesOf(game, readRecord(recorded().record));
  let [compared, several] = [0, 0];
  replay(game, setup, line, line.length, (state) => {
    const s = state as InlandPort;
    const [seat = -1] = dueSeats(s);
    if (seat < 0 || !decisions(game, s, seat).some(({ key }) => key === 'act')) return;
    BUILDINGS.forEach(({ id }, n) => {
      if (!canBuild(s, purseOf(s, seat), n)) return;
      const left = built(s, seat, id).map(([answers, after]) => ({
        answers,
        cells: Object.fromEntries(GOODS.map((good, i) => [good, nameOf(markers(after, seat)[i] ?? 0)])),
        francs: after.francs[seat],
      }));
      const foreseen = ifBuilt(s, seat, id);
      const plain = foreseen.map(({ answers, cells, francs }) => ({ answers, cells, francs }));
      expect(plain).toHaveLength(left.length);
      expect(plain).toEqual(expect.arrayContaining(left));
      expect(foreseen[0]?.waste).toBe(Math.min(...foreseen.map(({ waste }) => waste)));
      compared++;
      several += Number(left.length > 1);
    });
  });
  expect(compared).toBeGreaterThan(100);
  expect(several).toBeGreaterThan(20);
});

test('nothing is foreseen where something lacks', () => {
  const { setup, line } = movesOf(game, readRecord(recorded().record));
  const s = replay(game, setup, line, 1).state as InlandPort;
  expect(ifBuilt(s, 0, 'seine-bridge')).toEqual([]);
  expect(ifBuilt(s, 0, 'no-such-building')).toEqual([]);
});
