import { answer, changed, offersOnly, refuses, scenarios, scores, see, told } from '@quayside/testkit';
import { handSize, pileOf, pileSize } from '@quayside/engine';
import { pottersRow } from './index.ts';

const DEAL = ['cup', 'bowl', 'jug', 'tile'];
/** All eighteen patterns, in the order in which they are drawn below. */
const DECK = 'cup bowl jug tile cup bowl vase cup bowl cup bowl vase jug jug tile tile amphora amphora'.split(' ');

/** A round in which five patterns are drawn, and seat 1 sells one. */
const round = (sold: string) => [
  answer(0, 'place', 'workshop'),
  answer(1, 'place', 'school'),
  answer(0, 'place', 'school'),
  answer(1, 'place', 'exchange'),
  answer(1, 'swap', sold),
  answer(0, 'place', 'fair'),
  answer(1, 'place', 'market'),
];

export default scenarios(
  pottersRow,
  { goods: (s, seat) => s.goods[seat] ?? {} },
  {
    'a worker brings home what the space gives': {
      rule: 'Spaces',
      cards: ['clay-pit', 'riverbank', 'woods', 'market', 'glazier'],
      play: [
        answer(0, 'place', 'clay-pit'),
        changed(0, { clay: 3 }),
        refuses(1, 'place', 'clay-pit', { key: 'why.full', args: { space: 'clay-pit' } }),
        answer(1, 'place', 'riverbank'),
        answer(0, 'place', 'riverbank'),
        changed(0, { clay: 4, glaze: 1 }),
        answer(1, 'place', 'glazier'),
        changed(1, { clay: 1, glaze: 3 }),
      ],
    },
    'patterns are drawn in secret': {
      rule: 'Patterns',
      cards: ['workshop', 'school', 'fair'],
      nature: { decks: { patterns: [...DEAL, 'vase', 'cup'] } },
      play: [
        answer(0, 'place', 'workshop'),
        see('the hand', (s) => handSize(s, 0), 4),
        answer(1, 'place', 'fair'),
        see('who begins next', (s) => s.next, 1),
        answer(0, 'place', 'school'),
        changed(0, { coin: 1 }),
      ],
    },
    'the kiln fires a pattern that can be paid': {
      rule: 'The kiln',
      cards: ['kiln', 'cup'],
      nature: { decks: { patterns: DEAL } },
      play: [
        answer(0, 'place', 'kiln'),
        offersOnly(0, 'fire', ['nothing', 'cup']),
        answer(0, 'fire', 'cup'),
        offersOnly(0, 'pay', [
          { clay: 1, wood: 1 },
          { clay: 1, coin: 1 },
        ]),
        answer(0, 'pay', { clay: 1, coin: 1 }),
        told('fired', { seat: 0, pattern: 'cup' }),
        scores(0, { pots: 2, coins: 0 }, 2),
      ],
    },
    'the exchange pays three coins for a pattern': {
      rule: 'The exchange',
      cards: ['exchange'],
      nature: { decks: { patterns: DEAL } },
      play: [answer(0, 'place', 'exchange'), answer(0, 'swap', 'cup'), changed(0, { coin: 3 })],
    },
    'where the pile runs out, the discards are shuffled into a new one': {
      rule: 'Patterns',
      nature: { decks: { patterns: DECK } },
      play: [
        ...['jug', 'tile', 'vase'].flatMap(round),
        see('the pile', (s) => pileSize(pileOf(s, 'patterns')), 2),
        see('the discards', (s) => pileSize(pileOf(s, 'shards')), 0),
      ],
    },
  },
);
