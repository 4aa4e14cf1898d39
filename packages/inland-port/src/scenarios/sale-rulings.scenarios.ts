import { answer, asked, changed, notAsked, notTold, offers, scenarios, scores } from '@quayside/testkit';
import { inlandPort } from '../index.ts';
import { francs, goods, lies, table } from './table.ts';

const act = (seat: number, option: string) => answer(seat, 'act', option);
const end = (seat: number) => answer(seat, 'end', 'end');

/** Where the rule book leaves open what can be sold, and when (RULINGS.md). */
export default scenarios(
  inlandPort,
  { goods },
  {
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
  },
);
