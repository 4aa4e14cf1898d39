import {
  answer,
  asked,
  changed,
  notAsked,
  offersOnly,
  over,
  refuses,
  scenarios,
  scores,
  see,
  told,
} from '@quayside/testkit';
import { newGame } from './index.ts';

const endTurn = (seat: number) => answer(seat, 'end', 'end');

export default scenarios(
  newGame,
  { goods: (s, seat) => s.goods[seat] ?? {} },
  {
    'a worker brings home what the space gives': {
      rule: 'Spaces',
      cards: ['forest', 'quarry', 'market', 'guild'],
      setup: { seats: 4 },
      nature: { decks: { orders: ['lighthouse'] } },
      play: [
        answer(0, 'place', 'forest'),
        told('gain', { seat: 0, goods: { wood: 2 } }),
        changed(0, { wood: 2 }),
        endTurn(0),
        answer(1, 'place', 'quarry'),
        changed(1, { stone: 2 }),
        endTurn(1),
        answer(2, 'place', 'market'),
        changed(2, { coin: 2 }),
        endTurn(2),
        // Nothing else is left for the last one, so nobody is asked.
        told('place', { seat: 3, space: 'guild' }),
        changed(3, { wood: 1, stone: 1 }),
      ],
    },

    'a space holds one worker a round': {
      rule: 'Spaces',
      nature: { decks: { orders: ['chapel'] } },
      play: [
        answer(0, 'place', 'forest'),
        endTurn(0),
        refuses(1, 'place', 'forest', { key: 'why.taken', args: { space: 'forest' } }),
        offersOnly(1, 'place', ['quarry', 'market', 'guild']),
      ],
    },

    'the order is built at the site, and a coin does for a wood or a stone': {
      rule: 'The site',
      cards: ['site', 'cottage'],
      nature: { decks: { orders: ['cottage'] } },
      position(s) {
        s.goods[0] = { wood: 2, stone: 0, coin: 1 };
      },
      play: [
        answer(0, 'place', 'site'),
        offersOnly(0, 'pay', [{ wood: 2 }, { wood: 1, coin: 1 }]),
        answer(0, 'pay', { wood: 1, coin: 1 }),
        told('built', { seat: 0, order: 'cottage' }),
        see('the order', (s) => s.order, null),
        scores(0, { orders: 4, coins: 0 }, 4),
        endTurn(0),
        refuses(1, 'place', 'site', 'why.taken'),
      ],
    },

    'the site is closed to those who can’t pay': {
      rule: 'The site',
      cards: ['lighthouse'],
      nature: { decks: { orders: ['lighthouse'] } },
      play: [refuses(0, 'place', 'site', 'why.site'), notAsked(0, 'pay')],
    },

    'another seat begins each round, and the game ends after the last': {
      rule: 'Rounds',
      setup: { options: { rounds: 3 } },
      play: [
        ...[0, 1, 0].flatMap((first) => [
          asked(first, 'place'),
          answer(first, 'place', 'forest'),
          endTurn(first),
          answer(1 - first, 'place', 'quarry'),
          endTurn(1 - first),
        ]),
        over(),
        scores(0, { orders: 0, coins: 1 }, 1),
      ],
    },
  },
);
