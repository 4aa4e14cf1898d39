import {
  answer,
  asked,
  awaitsSeat,
  followsOrder,
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
import { ranks } from '@quayside/engine/host';
import { inlandPort } from '../index.ts';
import { LETTERS, type Letter } from '../print.ts';
import { score } from '../scoring.ts';
import type { InlandPort } from '../state.ts';
import { francs, goods, table } from './table.ts';

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

/** Where the rule book leaves open how rounds and the game go on and end (RULINGS.md). */
export default scenarios(
  inlandPort,
  { goods },
  {
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
        // A sale could come first, so nothing is lost unless the player has said so.
        awaitsSeat(0, {}),
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
      play: [followsOrder(0, { pass: 'on' }, 'act', 'lose'), told('lost', { seat: 0 }), end(0), asked(1, 'act')],
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

    'francs do not run out: more than seventy can be in play': {
      rule: 'IP-22',
      position: table({ round: 'L', francs: [50, 50], built: { 'shipping-line': [0, '4'] } }),
      play: [act(0, 'use:shipping-line'), francs(62, 50)],
    },

    ...Object.fromEntries(ROUNDS.map((round, i) => arrival(i, ...round))),

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
