import { answer, changed, refuses, scenarios, scores, told, type Scenario } from '@quayside/testkit';
import { inlandPort } from '../index.ts';
import type { InlandPort } from '../state.ts';
import { goods, lies, table, type Cells } from './table.ts';

/** Buildings with a lock: built, never used, counted at the end. */
function locked(
  building: string,
  counts: string,
  cells: Cells,
  price: { readonly [token: string]: number },
  pay: readonly string[],
  lines: { readonly [line: string]: number },
): { [name: string]: Scenario<InlandPort> } {
  return {
    [`${building} can’t be used; it counts ${counts}`]: {
      rule: ['Buildings', 'IP-17'],
      cards: [building],
      position: table({ round: 'L', francs: [30, 10], goods: [cells] }),
      play: [
        answer(0, 'act', `build:${building}`),
        told('build', { seat: 0, building }),
        ...pay.map((one) => answer(0, 'pay', one)),
        changed(0, { building: 1, ...price }),
        lies(building, 0, null),
        scores(0, { buildings: 0, factories: 0, dock: 0, ...lines }),
        answer(0, 'end', 'end'),
        refuses(1, 'act', `use:${building}`, { key: 'why.locked', args: { building } }),
      ],
    },
  };
}

const RICH: Cells = { wood: '12+5', clay: '12+4', fish: '9+4', grain: '6+3' };

export default scenarios(
  inlandPort,
  { goods },
  {
    ...locked('fish-factory', 'a point per fish', RICH, { wood: -3, clay: -2 }, ['wood:12+2', 'clay:12+2'], {
      factories: 13,
    }),
    ...locked('grain-silo', 'a point per grain', RICH, { wood: -2, clay: -3 }, ['wood:12+3', 'clay:12+1'], {
      factories: 9,
    }),
    ...locked('wood-factory', 'a point per wood', RICH, { clay: -5 }, ['clay:9+2'], { factories: 17 }),
    ...locked('clay-industry', 'a point per clay', RICH, { wood: -5 }, ['wood:12+0'], { factories: 16 }),
    ...locked('dock', 'nothing without factories', RICH, { franc: -6 }, [], {}),
    ...locked('zoo', '20 points', RICH, { fish: -4, grain: -9 }, ['food:9+0:0+0'], { buildings: 20 }),
    ...locked('grand-building', '26 points', RICH, { wood: -7, clay: -7 }, ['wood:6+4', 'clay:6+3'], { buildings: 26 }),
    ...locked('seine-bridge', '50 points', RICH, { franc: -30 }, [], { buildings: 50 }),

    'the dock counts ten for each factory of its owner, and only for those': {
      rule: 'Buildings',
      cards: ['dock', 'fish-factory', 'grain-silo', 'wood-factory', 'clay-industry'],
      position: table({
        round: 'L',
        francs: [6, 0],
        goods: [
          { fish: '3+2', grain: '0+1' },
          { wood: '0+0', clay: '0+3' },
        ],
        built: { 'fish-factory': [0], 'grain-silo': [0], 'wood-factory': [1], 'clay-industry': [1], zoo: [0] },
      }),
      play: [
        scores(0, { francs: 6, buildings: 20, factories: 6, dock: 0 }, 32),
        answer(0, 'act', 'build:dock'),
        scores(0, { francs: 0, buildings: 20, factories: 6, dock: 20 }, 46),
        scores(1, { francs: 0, buildings: 0, factories: 3, dock: 0 }, 3),
      ],
    },

    'all four factories make the dock worth forty': {
      rule: 'Buildings',
      cards: ['dock'],
      position: table({
        round: 'L',
        built: { dock: [0], 'fish-factory': [0], 'grain-silo': [0], 'wood-factory': [0], 'clay-industry': [0] },
      }),
      play: [scores(0, { factories: 10, dock: 40 })],
    },

    'a factory counts for its present owner alone, with that player’s own goods': {
      rule: 'Scoring',
      cards: ['fish-factory'],
      position: table({ round: 'L', goods: [{ fish: '0+1' }, { fish: '9+0' }], built: { 'fish-factory': [1] } }),
      play: [scores(0, { factories: 0 }), scores(1, { factories: 9 })],
    },
  },
);
