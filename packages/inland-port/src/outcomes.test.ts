import { topAsk, type Move } from '@quayside/engine';
import { applyInPlace, Play, preview, randomFrom, start, stateText } from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, type Building } from './buildings.ts';
import { timesOf } from './dial.ts';
import { outcomes } from './foresee.ts';
import { inlandPort } from './index.ts';
import { results } from './outcomes.ts';
import { GOODS } from './print.ts';
import { table } from './scenarios/table.ts';
import { markers, type InlandPort } from './state.ts';
import { CELLS, nameOf, next, walk, type Cell } from './warehouse.ts';

const setup = { seats: 2, options: {} };

/** Positions from all over the grid, the same in every run. */
function somewhere(n: number): Cell[][] {
  const random = randomFrom('outcomes');
  return Array.from({ length: n }, () => GOODS.map(() => CELLS[Math.floor(random() * CELLS.length)] ?? 0));
}

const text = (cells: readonly Cell[]) => cells.map(nameOf).join(' ');

/** Every position so many steps can lead to, one at a time, by any marker each time. */
function stepByStep(cells: readonly Cell[], way: 'right' | 'up-left', steps: number): Set<string> {
  let now = new Map([[text(cells), [...cells]]]);
  for (let i = 0; i < steps; i++) {
    const further = new Map<string, Cell[]>();
    for (const one of now.values())
      one.forEach((cell, good) => {
        const after = one.with(good, next(cell, way));
        further.set(text(after), after);
      });
    now = further;
  }
  return new Set(now.keys());
}

describe('steps that are shared freely', () => {
  it.each(['market', 'pier', 'craftsmens-yard'])('%s leads to what single steps can lead to, each once', (id) => {
    const tile = BUILDINGS.find((one) => one.id === id) as Building;
    const way = id === 'craftsmens-yard' ? 'up-left' : 'right';
    const more = { market: 0, pier: 2, 'craftsmens-yard': 1 }[id] ?? 0;
    for (const cells of somewhere(60))
      for (const n of [2, 3, 4]) {
        const found = results(tile, n, cells, 0).map((result) => text(result.cells));
        expect(new Set(found).size).toBe(found.length);
        expect(new Set(found)).toEqual(stepByStep(cells, way, n + more));
      }
  });
});

describe('main effect and bonus', () => {
  // Ruling IP-5. Shared steps and netted ones are covered above and by the Farm's scenario.
  it('lead to the same in either order, for every building with bonus steps', () => {
    const tiles = BUILDINGS.filter(({ bonus }) => bonus?.kind === 'steps');
    expect(tiles.map(({ id }) => id)).toEqual(['farmland', 'clay-mound', 'grocery-store']);
    for (const { effect, bonus, ...rest } of tiles)
      for (const cells of somewhere(200))
        for (const n of [2, 3, 4]) {
          const first = [...cells];
          if (bonus?.kind === 'steps')
            for (const { good, way } of bonus.steps)
              first[GOODS.indexOf(good)] = walk(first[GOODS.indexOf(good)] ?? 0, way, 1);
          const bonusFirst = results({ ...rest, effect }, n, first, 0);
          const mainFirst = results({ ...rest, effect, ...(bonus ? { bonus } : {}) }, n, cells, 0);
          expect(mainFirst).toEqual(bonusFirst);
        }
  });
});

describe('what a use leads to can be seen before it is chosen', () => {
  const usable = BUILDINGS.filter(({ effect }) => effect);

  it.each(usable.map(({ id }) => id))('%s: every outcome is reached by the answers it names', (id) => {
    const random = randomFrom(id);
    for (const sector of ['2', '3', '4', '4+1'] as const) {
      const s = positioned(id, sector, random);
      const foreseen = outcomes(s, 0, id);
      expect(foreseen.length).toBeGreaterThan(0);
      for (const { answers, cells, francs } of foreseen) {
        const play = new Play(inlandPort, structuredClone(s));
        const key = BUILDINGS.find((one) => one.id === id)?.effect?.kind === 'trade' ? 'trade' : 'effect';
        const line: Move[] = [
          { seat: 0, key: 'act', answer: `use:${id}` },
          ...answers.map((answer) => ({ seat: 0, key, answer })),
        ];
        for (const move of line) applyInPlace(play, move);
        expect(topAsk(play.s, 0)?.key).toBe('end');
        expect(Object.fromEntries(GOODS.map((good, i) => [good, nameOf(markers(play.s, 0)[i] ?? 0)]))).toEqual(cells);
        expect(play.s.francs[0]).toBe(francs);
      }
    }
  });

  it('the least wasteful come first', () => {
    const s = positioned('restaurant', '3', randomFrom('waste'));
    const waste = outcomes(s, 0, 'restaurant').map((one) => one.waste);
    expect(waste[0]).toBe(0);
    expect(waste).toEqual(waste.toSorted((a, b) => a - b));
  });

  it('nothing is foreseen for a building that can’t be used', () => {
    const s = positioned('market', '2', randomFrom('none'));
    expect(outcomes(s, 0, 'farm')).toEqual([]);
    expect(outcomes(s, 0, 'castle')).toEqual([]);
    expect(
      timesOf(
        s,
        BUILDINGS.findIndex(({ id }) => id === 'farm'),
      ),
    ).toBe(0);
  });

  it('a preview shows the same and leaves the position as it is', () => {
    const s = positioned('farmland', '3', randomFrom('preview'));
    const before = stateText(s);
    const seen = preview(inlandPort, s, { seat: 0, key: 'act', answer: 'use:farmland' });
    const [foreseen] = outcomes(s, 0, 'farmland');
    expect(seen.stopped).toBe(false);
    expect(seen.state && nameOf(markers(seen.state, 0)[3] ?? 0)).toBe(foreseen?.cells.grain);
    expect(stateText(s)).toBe(before);
  });
});

/** Seat 0 owns this building in this sector, markers anywhere in the lower half, three francs. */
function positioned(id: string, sector: '2' | '3' | '4' | '4+1', random: () => number): InlandPort {
  const cell = () => nameOf(CELLS[Math.floor(random() * 21)] ?? 0);
  const { state } = start(inlandPort, setup, () => '0');
  table({
    round: 'K',
    francs: [3, 0],
    goods: [{ wood: cell(), clay: cell(), fish: cell(), grain: cell() }],
    built: { [id]: [0, sector] },
  })(state, new Play(inlandPort, state));
  return state;
}
