import { answer, asked, offersOnly, scenarios, told, type Scenario, type Step } from '@quayside/testkit';
import { BUILDINGS } from '../buildings.ts';
import { inlandPort } from '../index.ts';
import type { Good } from '../print.ts';
import type { InlandPort } from '../state.ts';
import { francs, goods, lies, markersAt, table, type Cells } from './table.ts';

type Used = '2' | '3' | '4' | '4+1';
/** What follows in a sector: the markers that have moved, the francs of the user (of 10), and the answers to the choices. */
interface Follows extends Cells {
  readonly francs?: number;
  /** Answers to `effect`, or to one `trade` after the other. */
  readonly choose?: readonly string[];
  /** All that could have been chosen. */
  readonly among?: readonly string[];
}

const START: { readonly [good in Good]: string } = { wood: '3+2', clay: '3+2', fish: '3+2', grain: '3+2' };
const PURSE = 10;

/** One scenario per sector: seat 0 uses its own building; everything not named stays as it was. */
function inSectors(
  building: string,
  does: string,
  from: Cells,
  sectors: { readonly [sector in Used]: Follows },
): { [name: string]: Scenario<InlandPort> } {
  const name = BUILDINGS.find(({ id }) => id === building)?.en ?? building;
  const before = { ...START, ...from };
  return Object.fromEntries(
    (Object.keys(sectors) as Used[]).map((sector) => {
      const { francs: purse = PURSE, choose = [], among, ...moved } = sectors[sector];
      const key = TRADERS.has(building) ? 'trade' : 'effect';
      const play: Step<InlandPort>[] = [
        answer(0, 'act', `use:${building}`),
        told('use', { seat: 0, building, sector }),
        ...(among ? [offersOnly(0, key, among)] : []),
        ...choose.map((one) => answer(0, key, one)),
        asked(0, 'end'),
        markersAt(0, { ...before, ...moved }),
        francs(purse, PURSE),
        lies(building, 0, '0'),
      ];
      const position = table({
        round: 'K',
        francs: [PURSE, PURSE],
        goods: [before],
        built: { [building]: [0, sector] },
      });
      return [`${name} in sector ${sector}: ${does}`, { rule: 'Buildings', cards: [building], position, play }];
    }),
  );
}
const TRADERS = new Set(['timber-trader', 'restaurant']);

export default scenarios(
  inlandPort,
  { goods },
  {
    ...inSectors(
      'wood-company',
      'wood goes right',
      {},
      {
        '2': { wood: '3+4' },
        '3': { wood: '3+5' },
        '4': { wood: '3+6' },
        '4+1': { wood: '3+6', francs: 11 },
      },
    ),
    ...inSectors(
      'farmland',
      'grain goes right, wood and clay one step besides',
      {},
      {
        '2': { grain: '3+4', wood: '3+3', clay: '3+3' },
        '3': { grain: '3+5', wood: '3+3', clay: '3+3' },
        '4': { grain: '3+6', wood: '3+3', clay: '3+3' },
        '4+1': { grain: '3+6', wood: '3+3', clay: '3+3', francs: 11 },
      },
    ),
    ...inSectors(
      'clay-mound',
      'clay goes right, and one step more',
      { clay: '3+1' },
      {
        '2': { clay: '3+4' },
        '3': { clay: '3+5' },
        '4': { clay: '3+6' },
        '4+1': { clay: '3+6', francs: 11 },
      },
    ),
    ...inSectors(
      'grocery-store',
      'francs, and a step right for grain and fish',
      {},
      {
        '2': { francs: 12, grain: '3+3', fish: '3+3' },
        '3': { francs: 13, grain: '3+3', fish: '3+3' },
        '4': { francs: 14, grain: '3+3', fish: '3+3' },
        '4+1': { francs: 15, grain: '3+3', fish: '3+3' },
      },
    ),
    ...inSectors(
      'hardware-store',
      'wood or clay goes right, not some of each',
      {},
      {
        '2': { choose: ['to:3+4:3+2:3+2:3+2'], among: ['to:3+4:3+2:3+2:3+2', 'to:3+2:3+4:3+2:3+2'], wood: '3+4' },
        '3': { choose: ['to:3+2:3+5:3+2:3+2'], among: ['to:3+5:3+2:3+2:3+2', 'to:3+2:3+5:3+2:3+2'], clay: '3+5' },
        '4': { choose: ['to:3+6:3+2:3+2:3+2'], among: ['to:3+6:3+2:3+2:3+2', 'to:3+2:3+6:3+2:3+2'], wood: '3+6' },
        '4+1': { choose: ['to:3+2:3+6:3+2:3+2'], clay: '3+6', francs: 11 },
      },
    ),
    ...inSectors(
      'farm',
      'grain goes up-right, one step less than the sector says',
      { grain: '0+1' },
      {
        '2': { grain: '3+2' },
        '3': { grain: '6+3' },
        '4': { grain: '9+4' },
        '4+1': { grain: '9+4', francs: 11 },
      },
    ),
    ...inSectors(
      'clay-kiln',
      'clay goes up-left',
      { clay: '3+4' },
      {
        '2': { clay: '9+2' },
        '3': { clay: '12+1' },
        '4': { clay: '15+0' },
        '4+1': { clay: '15+0', francs: 11 },
      },
    ),
    ...inSectors(
      'smokehouse',
      'fish goes up-left',
      { fish: '0+4' },
      {
        '2': { fish: '6+2' },
        '3': { fish: '9+1' },
        '4': { fish: '12+0' },
        '4+1': { fish: '12+0', francs: 11 },
      },
    ),
    ...inSectors(
      'bakehouse',
      'grain goes up-left',
      { grain: '0+4' },
      {
        '2': { grain: '6+2' },
        '3': { grain: '9+1' },
        '4': { grain: '12+0' },
        '4+1': { grain: '12+0', francs: 11 },
      },
    ),
    ...inSectors(
      'timber-trader',
      'a franc and two food for each step of wood up',
      { fish: '0+4', grain: '0+4' },
      {
        '2': { choose: ['food:0+2:0+4', 'food:0+0:0+4'], wood: '9+2', fish: '0+0', francs: 8 },
        '3': {
          choose: ['food:0+3:0+3', 'food:0+2:0+2', 'food:0+1:0+1'],
          wood: '12+2',
          fish: '0+1',
          grain: '0+1',
          francs: 7,
        },
        '4': {
          choose: ['food:0+2:0+4', 'food:0+0:0+4', 'food:0+0:0+2', 'food:0+0:0+0'],
          wood: '15+2',
          fish: '0+0',
          grain: '0+0',
          francs: 6,
        },
        '4+1': { choose: ['food:0+4:0+2', 'stop'], wood: '6+2', grain: '0+2', francs: 10 },
      },
    ),
    ...inSectors(
      'restaurant',
      'two francs for each food',
      { fish: '0+1', grain: '0+3' },
      {
        '2': {
          among: ['food:0+0:0+3', 'food:0+1:0+2', 'stop'],
          choose: ['food:0+0:0+3', 'food:0+0:0+2'],
          fish: '0+0',
          grain: '0+2',
          francs: 14,
        },
        '3': { choose: ['food:0+1:0+2', 'food:0+1:0+1', 'food:0+1:0+0'], grain: '0+0', francs: 16 },
        '4': {
          choose: ['food:0+0:0+3', 'food:0+0:0+2', 'food:0+0:0+1', 'food:0+0:0+0'],
          fish: '0+0',
          grain: '0+0',
          francs: 18,
        },
        '4+1': { choose: ['stop'], francs: 11 },
      },
    ),
    ...inSectors(
      'market',
      'steps right, shared freely',
      {},
      {
        '2': {
          among: [
            ['3+4', '3+2', '3+2', '3+2'],
            ['3+2', '3+4', '3+2', '3+2'],
            ['3+2', '3+2', '3+4', '3+2'],
            ['3+2', '3+2', '3+2', '3+4'],
            ['3+3', '3+3', '3+2', '3+2'],
            ['3+3', '3+2', '3+3', '3+2'],
            ['3+3', '3+2', '3+2', '3+3'],
            ['3+2', '3+3', '3+3', '3+2'],
            ['3+2', '3+3', '3+2', '3+3'],
            ['3+2', '3+2', '3+3', '3+3'],
          ].map((cells) => `to:${cells.join(':')}`),
          choose: ['to:3+3:3+2:3+3:3+2'],
          wood: '3+3',
          fish: '3+3',
        },
        '3': { choose: ['to:3+5:3+2:3+2:3+2'], wood: '3+5' },
        '4': { choose: ['to:3+3:3+3:3+3:3+3'], wood: '3+3', clay: '3+3', fish: '3+3', grain: '3+3' },
        '4+1': { choose: ['to:3+2:3+5:3+2:3+3'], clay: '3+5', grain: '3+3', francs: 11 },
      },
    ),
    ...inSectors(
      'fish-market',
      'a franc for each step of fish up-right',
      { fish: '0+1' },
      {
        '2': {
          among: ['spend:2:3+2:3+2:6+3:3+2', 'spend:1:3+2:3+2:3+2:3+2', 'spend:0:3+2:3+2:0+1:3+2'],
          choose: ['spend:2:3+2:3+2:6+3:3+2'],
          fish: '6+3',
          francs: 8,
        },
        '3': { choose: ['spend:3:3+2:3+2:9+4:3+2'], fish: '9+4', francs: 7 },
        '4': { choose: ['spend:4:3+2:3+2:12+5:3+2'], fish: '12+5', francs: 6 },
        '4+1': { choose: ['spend:4:3+2:3+2:12+5:3+2'], fish: '12+5', francs: 7 },
      },
    ),
    ...inSectors(
      'sawmill',
      'wood goes up-left',
      { wood: '3+4' },
      {
        '2': { wood: '9+2' },
        '3': { wood: '12+1' },
        '4': { wood: '15+0' },
        '4+1': { wood: '15+0', francs: 11 },
      },
    ),
    ...inSectors(
      'building-firm',
      'wood and clay both go right',
      {},
      {
        '2': { wood: '3+4', clay: '3+4' },
        '3': { wood: '3+5', clay: '3+5' },
        '4': { wood: '3+6', clay: '3+6' },
        '4+1': { wood: '3+6', clay: '3+6', francs: 11 },
      },
    ),
    ...inSectors(
      'church-square',
      'grain and fish both go right',
      {},
      {
        '2': { grain: '3+4', fish: '3+4' },
        '3': { grain: '3+5', fish: '3+5' },
        '4': { grain: '3+6', fish: '3+6' },
        '4+1': { grain: '3+6', fish: '3+6', francs: 11 },
      },
    ),
    ...inSectors(
      'weekly-market',
      'four francs for each step of fish or grain down',
      { fish: '9+2', grain: '6+0' },
      {
        '2': {
          among: [
            'earn:8:3+2:3+2:3+2:6+0',
            'earn:8:3+2:3+2:6+2:3+0',
            'earn:8:3+2:3+2:9+2:0+0',
            'earn:4:3+2:3+2:6+2:6+0',
            'earn:4:3+2:3+2:9+2:3+0',
            'earn:0:3+2:3+2:9+2:6+0',
          ],
          choose: ['earn:8:3+2:3+2:6+2:3+0'],
          fish: '6+2',
          grain: '3+0',
          francs: 18,
        },
        '3': { choose: ['earn:12:3+2:3+2:0+2:6+0'], fish: '0+2', francs: 22 },
        '4': { choose: ['earn:16:3+2:3+2:3+2:0+0'], fish: '3+2', grain: '0+0', francs: 26 },
        '4+1': { choose: ['earn:0:3+2:3+2:9+2:6+0'], francs: 11 },
      },
    ),
    ...inSectors(
      'craft-guild',
      'different markers one step up-left each',
      {},
      {
        '2': {
          among: [
            'to:6+1:6+1:3+2:3+2',
            'to:6+1:3+2:6+1:3+2',
            'to:6+1:3+2:3+2:6+1',
            'to:3+2:6+1:6+1:3+2',
            'to:3+2:6+1:3+2:6+1',
            'to:3+2:3+2:6+1:6+1',
          ],
          choose: ['to:6+1:3+2:3+2:6+1'],
          wood: '6+1',
          grain: '6+1',
        },
        '3': { choose: ['to:3+2:6+1:6+1:6+1'], clay: '6+1', fish: '6+1', grain: '6+1' },
        '4': { wood: '6+1', clay: '6+1', fish: '6+1', grain: '6+1' },
        '4+1': { wood: '6+1', clay: '6+1', fish: '6+1', grain: '6+1', francs: 11 },
      },
    ),
    ...inSectors(
      'business-office',
      'five francs for each of different markers a step down-left',
      { grain: '3+0' },
      {
        '2': {
          among: [
            'earn:10:0+1:0+1:3+2:3+0',
            'earn:10:0+1:3+2:0+1:3+0',
            'earn:10:3+2:0+1:0+1:3+0',
            'earn:5:0+1:3+2:3+2:3+0',
            'earn:5:3+2:0+1:3+2:3+0',
            'earn:5:3+2:3+2:0+1:3+0',
            'earn:0:3+2:3+2:3+2:3+0',
          ],
          choose: ['earn:10:0+1:3+2:0+1:3+0'],
          wood: '0+1',
          fish: '0+1',
          francs: 20,
        },
        '3': { choose: ['earn:15:0+1:0+1:0+1:3+0'], wood: '0+1', clay: '0+1', fish: '0+1', francs: 25 },
        '4': { choose: ['earn:5:3+2:0+1:3+2:3+0'], clay: '0+1', francs: 15 },
        '4+1': { choose: ['earn:0:3+2:3+2:3+2:3+0'], francs: 11 },
      },
    ),
    ...inSectors(
      'shipping-line',
      'three francs each time',
      {},
      {
        '2': { francs: 16 },
        '3': { francs: 19 },
        '4': { francs: 22 },
        '4+1': { francs: 23 },
      },
    ),
    ...inSectors(
      'guildhouse',
      'different markers one step up-right each',
      {},
      {
        '2': { choose: ['to:6+3:3+2:6+3:3+2'], wood: '6+3', fish: '6+3' },
        '3': {
          among: ['to:6+3:6+3:6+3:3+2', 'to:6+3:6+3:3+2:6+3', 'to:6+3:3+2:6+3:6+3', 'to:3+2:6+3:6+3:6+3'],
          choose: ['to:6+3:6+3:3+2:6+3'],
          wood: '6+3',
          clay: '6+3',
          grain: '6+3',
        },
        '4': { wood: '6+3', clay: '6+3', fish: '6+3', grain: '6+3' },
        '4+1': { wood: '6+3', clay: '6+3', fish: '6+3', grain: '6+3', francs: 11 },
      },
    ),
    ...inSectors(
      'pier',
      'steps right shared freely, and two more',
      {},
      {
        '2': { choose: ['to:3+6:3+2:3+2:3+2'], wood: '3+6' },
        '3': { choose: ['to:3+3:3+3:3+3:3+4'], wood: '3+3', clay: '3+3', fish: '3+3', grain: '3+4' },
        '4': { choose: ['to:3+5:3+5:3+2:3+2'], wood: '3+5', clay: '3+5' },
        '4+1': { choose: ['to:3+2:3+2:3+6:3+4'], fish: '3+6', grain: '3+4', francs: 11 },
      },
    ),
    ...inSectors(
      'craftsmens-yard',
      'steps up-left shared freely, and one more',
      { wood: '0+6' },
      {
        '2': { choose: ['to:9+3:3+2:3+2:3+2'], wood: '9+3' },
        '3': { choose: ['to:6+4:6+1:6+1:3+2'], wood: '6+4', clay: '6+1', fish: '6+1' },
        '4': { choose: ['to:15+1:3+2:3+2:3+2'], wood: '15+1' },
        '4+1': { choose: ['to:3+5:6+1:6+1:9+0'], wood: '3+5', clay: '6+1', fish: '6+1', grain: '9+0', francs: 11 },
      },
    ),
  },
);
