import { answer, asked, changed, notTold, offers, offersOnly, refuses, scenarios } from '@quayside/testkit';
import { inlandPort } from '../index.ts';
import { francs, goods, lies, table } from './table.ts';

const act = (seat: number, option: string) => answer(seat, 'act', option);
const end = (seat: number) => answer(seat, 'end', 'end');

/** Where the rule book leaves open what using a building does and costs (RULINGS.md). */
export default scenarios(
  inlandPort,
  { goods },
  {
    'main effect and bonus may come in either order, which never makes a difference': {
      rule: 'IP-5',
      cards: ['clay-mound'],
      position: table({ round: 'K', goods: [{ clay: '0+4' }], built: { 'clay-mound': [0, '2'] } }),
      play: [act(0, 'use:clay-mound'), changed(0, { clay: 2 })],
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
  },
);
