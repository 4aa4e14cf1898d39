import {
  answer,
  asked,
  changed,
  notAsked,
  notTold,
  offers,
  offersOnly,
  over,
  refuses,
  scenarios,
  scores,
  see,
  told,
  type Scenario,
} from '@quayside/testkit';
import { ranks } from '@quayside/engine';
import { inlandPort } from '../index.ts';
import { LETTERS, type Letter } from '../print.ts';
import { score } from '../scoring.ts';
import type { InlandPort } from '../state.ts';
import { francs, goods, lies, markersAt, table } from './table.ts';

const act = (seat: number, option: string) => answer(seat, 'act', option);
const end = (seat: number) => answer(seat, 'end', 'end');

/** The rounds after A: their actions, and what comes with them. */
const ROUNDS: readonly [Letter, actions: number, buildings: readonly string[]][] = [
  ['B', 3, ['farm', 'clay-kiln', 'smokehouse']],
  ['C', 3, ['bakehouse', 'timber-trader']],
  ['D', 5, ['restaurant', 'market']],
  ['E', 5, ['fish-market', 'sawmill']],
  ['F', 5, ['building-firm', 'church-square']],
  ['G', 7, ['weekly-market', 'craft-guild']],
  ['H', 7, ['business-office', 'shipping-line']],
  ['I', 7, ['guildhouse', 'pier']],
  ['J', 9, ['craftsmens-yard', 'fish-factory', 'grand-building']],
  ['K', 9, ['zoo', 'seine-bridge', 'grain-silo']],
  ['L', 9, ['wood-factory', 'dock', 'clay-industry']],
];
/** The round before ends with its first player's action; the other begins the next. */
function arrival(
  i: number,
  letter: Letter,
  n: number,
  buildings: readonly string[],
): [name: string, Scenario<InlandPort>] {
  const seat = i % 2;
  return [
    `round ${letter} has ${n} actions and brings ${buildings.join(', ')}`,
    {
      rule: 'IP-23',
      position: table({
        round: LETTERS[i] ?? 'A',
        turn: seat,
        actions: 1,
        built: { 'wood-company': [seat, '2'] },
      }),
      play: [
        act(seat, 'use:wood-company'),
        end(seat),
        told('round', { letter, seat: 1 - seat, n, buildings }),
        see<InlandPort>('actions', (s) => s.actions, n),
      ],
    },
  ];
}

/** What the rule book leaves open: RULINGS.md, one or more scenarios each. */
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

    'main effect and bonus may come in either order, which never makes a difference': {
      rule: 'IP-5',
      cards: ['clay-mound'],
      position: table({ round: 'K', goods: [{ clay: '0+4' }], built: { 'clay-mound': [0, '2'] } }),
      play: [act(0, 'use:clay-mound'), changed(0, { clay: 2 })],
    },

    'the farm’s two parts are netted before the marker moves': {
      rule: 'IP-6',
      cards: ['farm'],
      // Made one after the other, the second step up would be lost in the corner and the step back would not.
      position: table({ round: 'K', goods: [{ grain: '12+4' }], built: { farm: [0, '2'] } }),
      play: [act(0, 'use:farm'), changed(0, {})],
    },

    'each time is paid by itself: four food in one move do not pay for two steps': {
      rule: 'IP-7',
      cards: ['timber-trader'],
      position: table({
        round: 'K',
        francs: [5, 0],
        goods: [{ wood: '0+0', fish: '3+1', grain: '0+0' }],
        built: { 'timber-trader': [0, '2'] },
      }),
      play: [
        act(0, 'use:timber-trader'),
        offersOnly(0, 'trade', ['food-over:0+1:0+0:1', 'food-over:0+0:0+0:2', 'stop']),
        answer(0, 'trade', 'food-over:0+0:0+0:2'),
        asked(0, 'end'),
        changed(0, { fish: -4, franc: -1, wood: 3 }),
      ],
    },

    'a step that would be lost is not sold': {
      rule: 'IP-8',
      cards: ['fish-market'],
      position: table({ round: 'K', francs: [9, 0], goods: [{ fish: '3+5' }], built: { 'fish-market': [0, '4'] } }),
      play: [
        act(0, 'use:fish-market'),
        offersOnly(0, 'effect', ['spend:1:0+2:0+3:6+6:0+1', 'spend:0:0+2:0+3:3+5:0+1']),
      ],
    },
    'nor does anybody pay food for a step that would be lost': {
      rule: 'IP-8',
      cards: ['timber-trader'],
      position: table({ round: 'K', francs: [9, 0], goods: [{ wood: '21+2' }], built: { 'timber-trader': [0, '4'] } }),
      play: [act(0, 'use:timber-trader'), asked(0, 'end'), changed(0, {})],
    },

    'where the step is the price it must be possible': {
      rule: 'IP-9',
      cards: ['business-office'],
      position: table({
        round: 'K',
        francs: [0, 0],
        goods: [{ wood: '3+0', clay: '0+3', fish: '3+1', grain: '0+0' }],
        built: { 'business-office': [0, '4'] },
      }),
      play: [
        act(0, 'use:business-office'),
        offersOnly(0, 'effect', ['earn:5:3+0:0+3:0+0:0+0', 'earn:0:3+0:0+3:3+1:0+0']),
      ],
    },

    'the fee must be there before the use: the franc of sector 4+1 does not pay it': {
      rule: 'IP-10',
      cards: ['grocery-store'],
      position: table({ round: 'K', francs: [0, 0], built: { 'grocery-store': [1, '4+1'], farmland: [0, '2'] } }),
      play: [
        refuses(0, 'act', 'use:grocery-store', { key: 'why.fee', args: { building: 'grocery-store' } }),
        offers(0, 'act', 'use:farmland'),
      ],
    },

    'the franc of sector 4+1 can be spent on the effect': {
      rule: 'IP-11',
      cards: ['fish-market'],
      position: table({ round: 'K', francs: [0, 0], goods: [{ fish: '0+0' }], built: { 'fish-market': [0, '4+1'] } }),
      play: [
        act(0, 'use:fish-market'),
        offersOnly(0, 'effect', ['spend:1:0+2:0+3:3+1:0+1', 'spend:0:0+2:0+3:0+0:0+1']),
        answer(0, 'effect', 'spend:1:0+2:0+3:3+1:0+1'),
        francs(0, 0),
      ],
    },
    'and so it can at the timber trader, even where the fee took the last franc': {
      rule: ['IP-10', 'IP-11'],
      cards: ['timber-trader'],
      position: table({ round: 'K', francs: [1, 0], goods: [{ wood: '0+0' }], built: { 'timber-trader': [1, '4+1'] } }),
      play: [
        act(0, 'use:timber-trader'),
        answer(0, 'trade', 'food:0+2:0+1'),
        asked(0, 'end'),
        changed(0, { fish: -2, wood: 3, franc: -1 }),
        francs(0, 1),
      ],
    },

    'nothing is sold in the midst of an action': {
      rule: 'IP-12',
      position: table({ round: 'K', goods: [{ clay: '6+3' }], built: { farm: [0, '2'], market: [0, '2'] } }),
      play: [
        offers(0, 'sell', 'farm', 'market'),
        act(0, 'build:wood-company'),
        asked(0, 'pay'),
        notAsked(0, 'sell'),
        answer(0, 'pay', 'clay:6+1'),
        offers(0, 'sell', 'farm', 'wood-company'),
      ],
    },
    'a building that was sold can be built again by its seller at once': {
      rule: 'IP-12',
      position: table({ round: 'B', built: { 'grocery-store': [0, '2'] } }),
      play: [
        answer(0, 'sell', 'grocery-store'),
        act(0, 'build:grocery-store'),
        lies('grocery-store', 0, '0'),
        changed(0, { wood: -2, franc: 4 }),
      ],
    },

    'an action with which nothing can be done is lost, and the round goes on': {
      rule: 'IP-13',
      position: table({
        round: 'A',
        actions: 3,
        turn: 1,
        francs: [0, 3],
        goods: [{ wood: '0+0', clay: '0+0', fish: '0+0', grain: '0+0' }, {}],
      }),
      play: [
        act(1, 'build:clay-mound'),
        end(1),
        told('lost', { seat: 0 }),
        asked(1, 'act'),
        see<InlandPort>('actions left', (s) => s.actions, 1),
      ],
    },
    'whoever could still sell is asked first': {
      rule: 'IP-13',
      position: table({
        round: 'J',
        turn: 1,
        francs: [0, 0],
        goods: [{ wood: '0+0', clay: '0+0', fish: '0+0', grain: '0+0' }],
        built: { 'hardware-store': [0, '0'], 'shipping-line': [1, '2'] },
      }),
      play: [
        act(1, 'use:shipping-line'),
        end(1),
        notTold('lost'),
        offersOnly(0, 'act', ['lose']),
        answer(0, 'sell', 'hardware-store'),
        offersOnly(0, 'act', ['build:farmland', 'build:clay-mound']),
        refuses(0, 'act', 'lose', 'why.lose'),
      ],
    },
    'and may rather lose the action': {
      rule: 'IP-13',
      position: table({
        round: 'A',
        francs: [0, 3],
        goods: [{ wood: '0+0', clay: '0+0', fish: '0+0', grain: '0+0' }],
        built: { 'hardware-store': [0, '0'] },
      }),
      play: [act(0, 'lose'), told('lost', { seat: 0 }), end(0), asked(1, 'act')],
    },

    'factories and the dock have no printed number and bring nothing when sold': {
      rule: 'IP-14',
      cards: ['fish-factory', 'dock'],
      position: table({ round: 'L', francs: [0, 0], built: { 'fish-factory': [0], dock: [0], zoo: [0] } }),
      play: [
        answer(0, 'sell', 'fish-factory'),
        francs(0, 0),
        answer(0, 'sell', 'dock'),
        francs(0, 0),
        answer(0, 'sell', 'zoo'),
        francs(10, 0),
      ],
    },

    'a building may be used although it changes nothing: it goes back to sector 0': {
      rule: 'IP-15',
      cards: ['smokehouse'],
      position: table({ round: 'K', actions: 1, goods: [{ fish: '0+0' }], built: { smokehouse: [0, '4+1'] } }),
      play: [
        act(0, 'use:smokehouse'),
        changed(0, { franc: 1 }),
        lies('smokehouse', 0, '0'),
        end(0),
        notTold('forced'),
        lies('smokehouse', 0, '2'),
      ],
    },

    'equal totals share the win': {
      rule: 'IP-16',
      position: table({
        round: 'L',
        turn: 1,
        actions: 1,
        francs: [4, 0],
        built: { 'shipping-line': [1, '2'], farm: [0, '0'] },
      }),
      play: [
        act(1, 'use:shipping-line'),
        answer(1, 'sell', 'shipping-line'),
        end(1),
        over(),
        scores(0, {}, 14),
        scores(1, {}, 14),
        see<InlandPort>('the places', (s) => ranks(score(s)), [1, 1]),
        see<InlandPort>('the rematch', (s) => inlandPort.rematch?.(s), { starts: 'second' }),
      ],
    },

    'locked buildings lie beside the dial and are never sold by force': {
      rule: 'IP-17',
      cards: ['grand-building'],
      position: table({ round: 'L', turn: 1, actions: 1, built: { 'grand-building': [1, '4+1'], market: [1, '4'] } }),
      play: [
        lies('grand-building', 1, null),
        act(1, 'use:market'),
        answer(1, 'effect', 'to:0+2:0+3:0+4:0+5'),
        end(1),
        notTold('forced'),
        scores(1, { buildings: 36 }),
      ],
    },

    'four sectors can be used: 2, 3, 4 and 4+1': {
      rule: 'IP-18',
      position: table({
        round: 'F',
        francs: [0, 0],
        built: {
          farm: [0, '0'],
          market: [0, '2'],
          sawmill: [0, '3'],
          bakehouse: [0, '4'],
          'wood-company': [0, '4+1'],
        },
        goods: [{ wood: '0+0', clay: '0+0', fish: '0+0', grain: '0+0' }],
      }),
      play: [offersOnly(0, 'act', ['use:wood-company', 'use:bakehouse', 'use:market', 'use:sawmill'])],
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

    'francs do not run out: more than seventy can be in play': {
      rule: 'IP-22',
      position: table({ round: 'L', francs: [50, 50], built: { 'shipping-line': [0, '4'] } }),
      play: [act(0, 'use:shipping-line'), francs(62, 50)],
    },

    ...Object.fromEntries(ROUNDS.map((round, i) => arrival(i, ...round))),

    'the Weekly Market takes fish and grain in one use': {
      rule: 'IP-24',
      cards: ['weekly-market'],
      position: table({
        round: 'K',
        francs: [0, 0],
        goods: [{ fish: '6+2', grain: '3+1' }],
        built: { 'weekly-market': [0, '3'] },
      }),
      play: [
        act(0, 'use:weekly-market'),
        offersOnly(0, 'effect', [
          'earn:12:0+2:0+3:0+2:0+1',
          'earn:8:0+2:0+3:0+2:3+1',
          'earn:8:0+2:0+3:3+2:0+1',
          'earn:4:0+2:0+3:3+2:3+1',
          'earn:4:0+2:0+3:6+2:0+1',
          'earn:0:0+2:0+3:6+2:3+1',
        ]),
        answer(0, 'effect', 'earn:12:0+2:0+3:0+2:0+1'),
        changed(0, { fish: -6, grain: -3, franc: 12 }),
      ],
    },

    'Bakehouse and Timber Trader come with C, not with B': {
      rule: 'IP-23',
      cards: ['bakehouse', 'timber-trader'],
      position: table({ round: 'B', turn: 1, actions: 1, goods: [{}, { clay: '0+6' }] }),
      play: [
        refuses(1, 'act', 'build:bakehouse', { key: 'why.later', args: { building: 'bakehouse', letter: 'C' } }),
        act(1, 'build:smokehouse'),
        end(1),
        told('round', { letter: 'C', buildings: ['bakehouse', 'timber-trader'] }),
        offers(0, 'act', 'build:bakehouse', 'build:timber-trader'),
      ],
    },
  },
);
