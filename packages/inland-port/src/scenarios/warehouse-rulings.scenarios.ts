import { answer, changed, offers, offersOnly, refuses, scenarios, see, told } from '@quayside/testkit';
import { inlandPort } from '../index.ts';
import type { InlandPort } from '../state.ts';
import { francs, goods, markersAt, table } from './table.ts';

const act = (seat: number, option: string) => answer(seat, 'act', option);
const end = (seat: number) => answer(seat, 'end', 'end');

/** Where the rule book leaves open how markers move and pay (RULINGS.md). */
export default scenarios(
  inlandPort,
  { goods },
  {
    'a row of the warehouse is as long as its length says, and shorter higher up': {
      rule: 'IP-1',
      position: table({
        round: 'K',
        goods: [{ wood: '9+5', clay: '21+1' }],
        built: { 'wood-company': [0, '4'], 'clay-mound': [0, '4'] },
      }),
      play: [act(0, 'use:wood-company'), markersAt(0, { wood: '9+6', clay: '21+1', fish: '0+4', grain: '0+1' })],
    },

    'in the top row the third column is the last': {
      rule: 'IP-1',
      position: table({ round: 'K', goods: [{ clay: '21+1' }], built: { 'clay-mound': [0, '4'] } }),
      play: [act(0, 'use:clay-mound'), changed(0, { clay: 1 })],
    },

    'a step over the right edge is lost': {
      rule: ['IP-2', 'IP-4'],
      position: table({ round: 'K', goods: [{ wood: '0+5' }], built: { 'wood-company': [0, '3'] } }),
      play: [act(0, 'use:wood-company'), changed(0, { wood: 1 })],
    },

    'a diagonal step that does not fit is not made at all, not even up': {
      rule: 'IP-2',
      cards: ['sawmill'],
      position: table({ round: 'K', goods: [{ wood: '3+2' }], built: { sawmill: [0, '4'] } }),
      play: [act(0, 'use:sawmill'), markersAt(0, { wood: '9+0', clay: '0+3', fish: '0+4', grain: '0+1' })],
    },

    'nor does a marker under a shorter row step up into nothing': {
      rule: ['IP-1', 'IP-2'],
      cards: ['farm'],
      position: table({ round: 'K', goods: [{ grain: '9+5' }], built: { farm: [0, '4'] } }),
      play: [act(0, 'use:farm'), changed(0, {})],
    },

    'a payment may overshoot with its last move, and each end is offered once, the least wasteful first': {
      rule: 'IP-3',
      cards: ['wood-company'],
      position: table({ goods: [{ clay: '6+3' }] }),
      play: [
        act(0, 'build:wood-company'),
        see<InlandPort>(
          'the payments in order',
          (s) => inlandPort.questions['pay']?.offer(s, 0, { good: 'clay', n: 2 }),
          {
            kind: 'pick',
            options: ['clay:6+1', 'clay-over:3+3:1', 'clay-over:3+2:2', 'clay-over:3+1:3'],
          },
        ),
        refuses(0, 'pay', 'clay:6+2', { key: 'why.paid.little', args: { n: 2, paid: 1 } }),
        refuses(0, 'pay', 'clay:6+0', { key: 'why.paid.much', args: { n: 2, paid: 3 } }),
        refuses(0, 'pay', 'clay:3+0', { key: 'why.paid.much', args: { n: 2, paid: 6 } }),
        refuses(0, 'pay', 'clay:9+0', 'why.moves'),
        refuses(0, 'pay', 'clay:5+5', 'why.cell'),
        refuses(0, 'pay', 'wood:0+0', { key: 'why.good', args: { good: 'clay' } }),
        answer(0, 'pay', 'clay-over:3+3:1'),
        told('overpaid', { n: 1 }),
        changed(0, { clay: -3, building: 1 }),
      ],
    },

    'one may pay more than one must, to keep the columns that steps up-left need': {
      rule: 'IP-3',
      cards: ['clay-kiln'],
      position: table({ round: 'C', goods: [{ clay: '3+2' }], built: { 'clay-kiln': [0, '2'], market: [1, '2'] } }),
      play: [
        act(0, 'build:wood-company'),
        offersOnly(0, 'pay', ['clay:3+0', 'clay-over:0+2:1', 'clay-over:0+1:2', 'clay-over:0+0:3']),
        answer(0, 'pay', 'clay-over:0+2:1'),
        end(0),
        act(1, 'use:market'),
        answer(1, 'effect', 'to:0+4:0+3:0+4:0+1'),
        end(1),
        act(0, 'use:clay-kiln'),
        markersAt(0, { wood: '0+2', clay: '6+0', fish: '0+4', grain: '0+1' }),
      ],
    },

    'down and left together pay four': {
      rule: 'IP-3',
      position: table({ round: 'C', goods: [{ clay: '3+1' }] }),
      play: [
        act(0, 'build:timber-trader'),
        offersOnly(0, 'pay', ['clay:0+1', 'clay-over:0+0:1']),
        answer(0, 'pay', 'clay-over:0+0:1'),
        changed(0, { clay: -4, building: 1 }),
      ],
    },

    'free steps are all made: a choice with fewer is offered only against the edge': {
      rule: 'IP-4',
      cards: ['market'],
      position: table({
        round: 'K',
        goods: [{ wood: '0+5', clay: '0+0', fish: '0+0', grain: '0+0' }],
        built: { market: [0, '2'] },
      }),
      play: [
        act(0, 'use:market'),
        refuses(0, 'effect', 'to:0+5:0+1:0+0:0+0', { key: 'why.effect', args: { building: 'market' } }),
        refuses(0, 'effect', 'to:0+5:0+0:0+0:0+0', 'why.effect'),
        offers(0, 'effect', 'to:0+6:0+1:0+0:0+0', 'to:0+6:0+0:0+0:0+0', 'to:0+5:0+2:0+0:0+0'),
      ],
    },

    'an effect that says up to may be used less often, or not at all': {
      rule: 'IP-4',
      cards: ['weekly-market'],
      position: table({ round: 'K', francs: [0, 0], goods: [{ fish: '6+0' }], built: { 'weekly-market': [0, '2'] } }),
      play: [act(0, 'use:weekly-market'), answer(0, 'effect', 'earn:0:0+2:0+3:6+0:0+1'), changed(0, {}), francs(0, 0)],
    },

    'with different markers one at the edge may be among them and stays': {
      rule: 'IP-4',
      cards: ['craft-guild'],
      position: table({
        round: 'K',
        goods: [{ wood: '3+0', clay: '0+1', fish: '0+1', grain: '0+1' }],
        built: { 'craft-guild': [0, '3'] },
      }),
      play: [
        act(0, 'use:craft-guild'),
        offersOnly(0, 'effect', [
          'to:3+0:3+0:3+0:3+0',
          'to:3+0:3+0:3+0:0+1',
          'to:3+0:3+0:0+1:3+0',
          'to:3+0:0+1:3+0:3+0',
        ]),
      ],
    },

    'the farm’s two parts are netted before the marker moves': {
      rule: 'IP-6',
      cards: ['farm'],
      // Made one after the other, the second step up would be lost in the corner and the step back would not.
      position: table({ round: 'K', goods: [{ grain: '12+4' }], built: { farm: [0, '2'] } }),
      play: [act(0, 'use:farm'), changed(0, {})],
    },

    'food is paid with fish and grain in any mix, each with its own marker': {
      rule: 'IP-20',
      cards: ['market'],
      position: table({ round: 'D', goods: [{ fish: '0+5', grain: '3+0' }] }),
      play: [
        act(0, 'build:market'),
        offersOnly(0, 'pay', ['food:0+2:0+0', 'food-over:0+1:0+0:1', 'food-over:0+0:0+0:2']),
        answer(0, 'pay', 'food:0+2:0+0'),
        told('pay', { good: 'fish', n: 3 }),
        told('pay', { good: 'grain', n: 3 }),
        changed(0, { fish: -3, grain: -3, building: 1 }),
      ],
    },

    'the two further steps of the pier may go to one marker, which may have moved before': {
      rule: 'IP-21',
      cards: ['pier'],
      position: table({ round: 'K', goods: [{ wood: '0+0' }], built: { pier: [0, '4'] } }),
      play: [act(0, 'use:pier'), answer(0, 'effect', 'to:0+6:0+3:0+4:0+1'), changed(0, { wood: 6 })],
    },
  },
);
