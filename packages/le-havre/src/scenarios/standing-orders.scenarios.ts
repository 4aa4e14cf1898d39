import { answer, asked, awaitsSeat, followsOrder, offersOnly, scenarios, told } from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { lens, owes, table } from './table.ts';

const three = { seats: 3 };
const NONE = { supply: 'off', 'core.forced': 'off' };

/** What players let be answered for them. */
export default scenarios(leHavre, lens, {
  'the supply is brought for whoever owns something to sell, and left to who says so': {
    rule: 'standing orders',
    setup: three,
    position: table({ ask: 'turn', turn: 9, has: [{ franc: 1 }, {}, {}], own: [['sawmill'], [], []] }),
    play: [awaitsSeat(0, NONE), followsOrder(0, {}, 'supply', 'supply'), awaitsSeat(0, {}), asked(0, 'main')],
  },
  'who could repay all loans before the interest is asked': {
    rule: 'standing orders',
    setup: three,
    position: table({ ask: 'turn', turn: 18, has: [{ franc: 5 }, {}, {}], loans: [1, 0, 0] }),
    play: [awaitsSeat(0, {}), answer(0, 'repay', '1'), followsOrder(0, {}, 'supply', 'supply')],
  },
  'interest is paid, but never with a loan': {
    rule: 'standing orders',
    setup: three,
    position: table({
      ask: 'turn',
      turn: 11,
      has: [{ franc: 3 }, {}, {}],
      loans: [1, 1, 0],
      own: [['sawmill'], ['clay-mound'], []],
    }),
    play: [followsOrder(0, {}, 'interest', 'pay'), offersOnly(1, 'interest', ['loan']), awaitsSeat(1, {})],
  },
  'loans are repaid after the main action, as far as the next meal allows': {
    rule: 'standing orders',
    setup: three,
    position: table({ turn: 0, has: [{ franc: 12, fish: 20 }, {}, {}], loans: [3, 0, 0], offer: { wood: 1 } }),
    play: [
      awaitsSeat(0, { repay: 'on' }),
      answer(0, 'main', 'take:wood'),
      awaitsSeat(0, {}),
      followsOrder(0, { repay: 'on' }, 'repay', '2'),
      owes(0, 1),
      awaitsSeat(0, { repay: 'on' }),
    ],
  },
  'francs that the next meal takes repay nothing': {
    rule: 'standing orders',
    setup: three,
    position: table({ turn: 0, ask: 'end', has: [{ franc: 5 }, {}, {}], loans: [1, 0, 0] }),
    play: [awaitsSeat(0, { repay: 'on' }), followsOrder(0, { 'core.end': 'on' }, 'end', 'end')],
  },
  'workers are fed as the player likes, food or francs first': {
    rule: 'standing orders',
    setup: three,
    position: table({
      ask: 'harvest',
      turn: 6,
      has: [
        { franc: 20, fish: 20 },
        { franc: 20, fish: 20 },
        { franc: 20, fish: 20 },
      ],
    }),
    play: [
      awaitsSeat(0, {}),
      followsOrder(0, { feed: 'food' }, 'feed', { fish: 2 }),
      told('feed', { seat: 0 }),
      followsOrder(1, { feed: 'francs' }, 'feed', { franc: 2 }),
    ],
  },
});
