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
  seenBy,
  told,
} from '@quayside/testkit';
import { SPECTATOR } from '@quayside/engine/host';
import { inlandPort } from '../index.ts';
import type { InlandPort } from '../state.ts';
import { francs, goods, lies, markersAt, table } from './table.ts';

const act = (seat: number, option: string) => answer(seat, 'act', option);
const end = (seat: number) => answer(seat, 'end', 'end');
const roundOf = (round: number, turn: number, actions: number) =>
  see<InlandPort>('round, turn, actions', (s) => [s.round, s.turn, s.actions], [round, turn, actions]);

const FIRST_COLUMN = { wood: '21+0', clay: '21+0', fish: '21+0', grain: '0+0' };
const turns = (...line: [seat: number, option: string][]) =>
  line.flatMap(([seat, option]) => [act(seat, option), end(seat)]);

/** The flow of rounds and turns, the dial, building, using, selling, the end. */
export default scenarios(
  inlandPort,
  { goods },
  {
    'nature draws who begins, and that seat takes the dial with A to F': {
      rule: ['Setup', 'IP-19'],
      nature: { rolls: { first: '1' } },
      play: [
        told('first', { seat: 1 }),
        told('round', { letter: 'A', seat: 1, n: 3 }),
        asked(1, 'act'),
        notAsked(0, 'act'),
        francs(3, 3),
        markersAt(0, { wood: '0+2', clay: '0+3', fish: '0+4', grain: '0+1' }),
        markersAt(1, { wood: '0+2', clay: '0+3', fish: '0+4', grain: '0+1' }),
      ],
    },

    'the table may say that the first seat begins, and nothing is drawn': {
      rule: ['Setup', 'IP-19'],
      setup: { options: { starts: 'first' } },
      play: [told('first', { seat: 0 }), told('round', { letter: 'A', seat: 0, n: 3 }), asked(0, 'act')],
    },

    'or that the second seat begins: it takes the dial with A to F and the first seat begins round B': {
      rule: ['Setup', 'IP-19'],
      setup: { options: { starts: 'second' } },
      play: [
        told('first', { seat: 1 }),
        told('round', { letter: 'A', seat: 1, n: 3 }),
        notAsked(0, 'act'),
        ...turns([1, 'build:wood-company'], [0, 'build:clay-mound'], [1, 'build:grocery-store']),
        told('round', { letter: 'B', seat: 0, n: 3 }),
        asked(0, 'act'),
      ],
    },

    'worked example: Emma, Max, Emma act in round A, then Max begins round B': {
      rule: 'Worked example: rounds',
      nature: { rolls: { first: '0' } },
      play: [
        offersOnly(0, 'act', [
          'build:wood-company',
          'build:farmland',
          'build:clay-mound',
          'build:grocery-store',
          'build:hardware-store',
        ]),
        act(0, 'build:hardware-store'),
        end(0),
        act(1, 'build:wood-company'),
        end(1),
        roundOf(0, 0, 1),
        act(0, 'build:clay-mound'),
        francs(0, 3),
        notTold('dial'),
        end(0),
        told('dial', { round: 1 }),
        told('round', { letter: 'B', seat: 1, n: 3, buildings: ['farm', 'clay-kiln', 'smokehouse'] }),
        roundOf(1, 1, 3),
        asked(1, 'act'),
      ],
    },

    'in round E five actions are played, and the first player begins': {
      rule: 'Worked example: round E',
      position: table({ round: 'D', turn: 1, actions: 1, built: { 'wood-company': [1, '2'] } }),
      play: [act(1, 'use:wood-company'), end(1), told('round', { letter: 'E', seat: 0, n: 5 }), roundOf(4, 0, 5)],
    },

    'worked example: Emma uses the Wood Company in sector 3 and moves wood three steps right': {
      rule: 'Worked example: Wood Company',
      cards: ['wood-company'],
      position: table({ round: 'D', goods: [{ wood: '0+2' }], built: { 'wood-company': [0, '3'] } }),
      play: [
        act(0, 'use:wood-company'),
        told('move', { seat: 0, good: 'wood', from: '0+2', to: '0+5', n: 3 }),
        changed(0, { wood: 3 }),
      ],
    },

    'worked example: Max uses the Business Office in sector 4+1 for 4 × 5 francs and the sector’s one': {
      rule: 'Worked example: Business Office',
      cards: ['business-office'],
      position: table({
        round: 'L',
        turn: 1,
        francs: [0, 0],
        goods: [{}, { wood: '3+1', clay: '3+2', fish: '6+1', grain: '3+3' }],
        built: { 'business-office': [1, '4+1'] },
      }),
      play: [
        act(1, 'use:business-office'),
        told('bonus', { seat: 1, n: 1 }),
        answer(1, 'effect', 'earn:20:0+0:0+1:3+0:0+2'),
        told('earn', { seat: 1, n: 20 }),
        francs(0, 21),
      ],
    },

    'worked example: eight wood are six for the row and two for the column': {
      rule: 'Worked example: warehouse',
      position: table({ goods: [{ wood: '6+2' }] }),
      play: [see<InlandPort>('the wood', (s) => goods(s, 0)['wood'], 8)],
    },

    'worked example: clay on the six of the first column pays two by going down, and one is lost': {
      rule: ['Worked example: paying', 'IP-3'],
      position: table({ goods: [{ clay: '6+0' }] }),
      play: [
        act(0, 'build:wood-company'),
        told('pay', { seat: 0, good: 'clay', from: '6+0', to: '3+0', n: 3 }),
        told('overpaid', { seat: 0, good: 'clay', n: 1 }),
        changed(0, { clay: -3, building: 1 }),
      ],
    },

    'a new building goes to sector 0 and rests there for the round': {
      rule: 'Building',
      position: table({ round: 'B', actions: 3, built: {} }),
      play: [
        act(0, 'build:clay-mound'),
        lies('clay-mound', 0, '0'),
        changed(0, { franc: -3, building: 1 }),
        end(0),
        refuses(1, 'act', 'use:clay-mound', { key: 'why.zero', args: { building: 'clay-mound' } }),
        refuses(1, 'act', 'build:clay-mound', 'why.theirs'),
      ],
    },

    'an own building is used for nothing': {
      rule: 'Using',
      position: table({ round: 'C', francs: [0, 0], built: { 'wood-company': [0, '2'] } }),
      play: [act(0, 'use:wood-company'), notTold('fee'), francs(0, 0), lies('wood-company', 0, '0')],
    },

    'the other player’s building costs a franc for its owner and goes back to that player’s sector 0': {
      rule: 'Using',
      position: table({ round: 'C', francs: [1, 0], built: { 'wood-company': [1, '3'] } }),
      play: [
        act(0, 'use:wood-company'),
        told('fee', { seat: 0, ownerSeat: 1, n: 1 }),
        changed(0, { wood: 3, franc: -1 }),
        changed(1, { franc: 1 }),
        lies('wood-company', 1, '0'),
        end(0),
        refuses(1, 'act', 'use:wood-company', 'why.zero'),
      ],
    },

    'nothing lies in sector 0 that could be used, not even for its bonus': {
      rule: 'Using',
      position: table({ round: 'C', built: { farmland: [0, '0'] } }),
      play: [refuses(0, 'act', 'use:farmland', 'why.zero')],
    },

    'the life of an unused building: 0, 2, 3, 4, 4+1, then it is sold by force for half its value': {
      rule: 'The dial',
      cards: ['clay-kiln'],
      // All markers in the first column, so that there is one way to pay: down.
      position: table({ round: 'B', turn: 1, actions: 1, goods: [FIRST_COLUMN, FIRST_COLUMN] }),
      play: [
        act(1, 'build:clay-kiln'),
        lies('clay-kiln', 1, '0'),
        end(1),
        lies('clay-kiln', 1, '2'),
        ...turns([0, 'build:wood-company'], [1, 'build:farmland'], [0, 'build:clay-mound']),
        lies('clay-kiln', 1, '3'),
        ...turns([1, 'build:grocery-store'], [0, 'build:hardware-store'], [1, 'build:farm']),
        ...turns([0, 'build:smokehouse'], [1, 'build:bakehouse']),
        lies('clay-kiln', 1, '4'),
        ...turns([0, 'build:timber-trader'], [1, 'build:restaurant'], [0, 'build:market']),
        ...turns([1, 'build:fish-market'], [0, 'build:sawmill']),
        lies('clay-kiln', 1, '4+1'),
        ...turns([1, 'build:building-firm'], [0, 'build:church-square'], [1, 'use:grocery-store']),
        ...turns([0, 'use:wood-company'], [1, 'use:farm']),
        told('forced', { seat: 1, building: 'clay-kiln', francs: 5 }),
        lies('clay-kiln', null, null),
        offers(0, 'act', 'build:clay-kiln'),
      ],
    },

    'a building that is used in sector 4+1 is not sold at the end of the round': {
      rule: 'The dial',
      position: table({ round: 'F', actions: 1, built: { 'wood-company': [0, '4+1'] } }),
      play: [act(0, 'use:wood-company'), end(0), notTold('forced'), lies('wood-company', 0, '2')],
    },

    'at the end of a round both players sell what has come to the last sector': {
      rule: 'The dial',
      position: table({
        round: 'F',
        actions: 1,
        francs: [0, 0],
        built: { 'wood-company': [0, '4+1'], farm: [1, '4+1'], market: [0, '2'], farmland: [0, '4'] },
      }),
      play: [
        act(0, 'use:market'),
        answer(0, 'effect', 'to:0+4:0+3:0+4:0+1'),
        end(0),
        told('forced', { seat: 0, building: 'wood-company', francs: 4, from: '!' }),
        told('forced', { seat: 1, building: 'farm', francs: 5, from: '!' }),
        francs(4, 5),
        lies('farmland', 0, '4+1'),
      ],
    },

    'after round L the pointers turn once more and may force a sale before the scoring': {
      rule: ['The end', 'Scoring'],
      position: table({
        round: 'L',
        turn: 1,
        actions: 1,
        francs: [10, 10],
        built: { pier: [0, '4+1'], guildhouse: [0, '4'], 'shipping-line': [1, '3'], zoo: [0] },
      }),
      play: [
        act(1, 'use:shipping-line'),
        end(1),
        told('dial', { round: 12 }),
        told('forced', { seat: 0, building: 'pier', francs: 9 }),
        told('over'),
        over(),
        scores(0, { francs: 19, buildings: 38, factories: 0, dock: 0 }, 57),
        scores(1, { francs: 19, buildings: 16 }, 35),
      ],
    },

    'a building is sold beside the action, before or after it': {
      rule: ['Selling', 'IP-12'],
      position: table({ round: 'J', francs: [0, 0], built: { 'wood-company': [0, '3'], 'hardware-store': [0, '0'] } }),
      play: [
        refuses(0, 'act', 'build:clay-mound', { key: 'why.short', args: { n: 3, token: 'franc', have: 0 } }),
        answer(0, 'sell', 'hardware-store'),
        told('sell', { seat: 0, building: 'hardware-store', francs: 6 }),
        offers(0, 'act', 'build:clay-mound', 'build:hardware-store'),
        act(0, 'build:clay-mound'),
        francs(3, 0),
        answer(0, 'sell', 'wood-company'),
        francs(7, 0),
        lies('wood-company', null, null),
        end(0),
        offers(1, 'act', 'build:wood-company'),
        notAsked(0, 'sell'),
      ],
    },

    'only own buildings are sold, and only in the own turn': {
      rule: 'Selling',
      position: table({ round: 'D', built: { 'wood-company': [0, '3'], farm: [1, '2'] } }),
      play: [
        offersOnly(0, 'sell', ['wood-company']),
        refuses(0, 'sell', 'farm', { key: 'why.sell', args: { building: 'farm' } }),
        refuses(0, 'sell', 'castle', 'why.unknown'),
        notAsked(1, 'sell'),
      ],
    },

    'what can’t be done says why': {
      rule: 'Explanations',
      position: table({ round: 'B', francs: [0, 3], built: { 'wood-company': [1, '2'], farmland: [0, '0'] } }),
      play: [
        refuses(0, 'act', 'build:seine-bridge', { key: 'why.later', args: { building: 'seine-bridge', letter: 'K' } }),
        refuses(0, 'act', 'build:farmland', 'why.yours'),
        refuses(0, 'act', 'use:farm', 'why.unbuilt'),
        refuses(0, 'act', 'use:wood-company', 'why.fee'),
        refuses(0, 'act', 'use:castle', 'why.unknown'),
        refuses(0, 'act', 'lose', 'why.lose'),
        refuses(0, 'act', 'dance', 'core.refused.option'),
        refuses(0, 'act', 7, 'core.malformed.pick'),
      ],
    },

    'after the draw both players and all who watch see everything': {
      rule: 'Open information',
      position: table({ round: 'D', francs: [2, 9], built: { farm: [1, '2'] } }),
      play: [0, 1, SPECTATOR].map((viewer) => seenBy<InlandPort>(viewer, 'all francs', (view) => view.francs, [2, 9])),
    },
  },
);
