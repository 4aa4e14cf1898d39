import { emptyPile, fullPile, handOf, pileOf } from '@quayside/engine';
import { dueSeats, SPECTATOR } from '@quayside/engine/host';
import { scenarios } from '../scenario/scenario.ts';
import {
  answer,
  asked,
  changed,
  holds,
  notAsked,
  notTold,
  offers,
  offersOnly,
  over,
  refuses,
  scores,
  see,
  seenBy,
  told,
} from '../scenario/steps.ts';
import { FAVOUR_CARDS } from './cards.ts';
import { tidewater, type Tidewater } from './tidewater.ts';

const endTurn = (seat: number) => answer(seat, 'end', 'end');
const bids = (...each: number[]) => each.map((n, seat) => answer(seat, 'bid', String(n)));

const cardsOf = ({ piles }: Tidewater, pile: string) => (piles?.[pile]?.slots ?? []).map((slot) => slot.card);
const handOfFirst = (s: Tidewater) => cardsOf(s, handOf(0));

export default scenarios(
  tidewater,
  { goods: (s, seat) => s.goods[seat] ?? {} },
  {
    'a worker brings home what the space yields': {
      rule: 'Spaces',
      cards: ['nets', 'woods', 'ropewalk', 'weaver'],
      setup: { seats: 4 },
      play: [
        answer(0, 'place', 'nets'),
        told('gain', { seat: 0, goods: { fish: 3 } }),
        changed(0, { fish: 3 }),
        endTurn(0),
        answer(1, 'place', 'woods'),
        changed(1, { wood: 2 }),
        endTurn(1),
        answer(2, 'place', 'ropewalk'),
        changed(2, { rope: 1, coin: 1 }),
        endTurn(2),
        answer(3, 'place', 'weaver'),
        changed(3, { cloth: 1, coin: 1 }),
      ],
    },

    'a space holds one worker a day': {
      rule: 'Spaces',
      play: [
        answer(0, 'place', 'nets'),
        endTurn(0),
        refuses(1, 'place', 'nets', { key: 'why.taken', args: { space: 'nets' } }),
        offersOnly(1, 'place', ['woods', 'ropewalk', 'weaver', 'lookout', 'tavern']),
        answer(1, 'place', 'woods'),
        endTurn(1),
        ...bids(0, 1),
        offers(1, 'place', 'nets', 'woods'),
      ],
    },

    'a boat costs two wood, a rope and a coin, besides the fee': {
      rule: 'The shipyard',
      cards: ['shipyard'],
      position(s) {
        s.goods[0] = { fish: 1, wood: 2, rope: 1, coin: 2, cloth: 0, boat: 0 };
      },
      play: [
        answer(0, 'place', 'shipyard'),
        asked(0, 'fee'),
        offersOnly(0, 'fee', [{ fish: 1 }, { coin: 1 }]),
        answer(0, 'fee', { fish: 1 }),
        // Only one payment is left, so nobody is asked.
        told('pay', { seat: 0, goods: { coin: 1, rope: 1, wood: 2 } }),
        told('boat', { seat: 0 }),
        changed(0, { fish: -1, wood: -2, rope: -1, coin: -1, boat: 1 }),
        asked(0, 'end'),
      ],
    },

    'cloth does for rope': {
      rule: 'The shipyard',
      cards: ['shipyard'],
      position(s) {
        s.goods[0] = { fish: 1, wood: 2, rope: 1, cloth: 1, coin: 2, boat: 0 };
      },
      play: [
        answer(0, 'place', 'shipyard'),
        answer(0, 'fee', { fish: 1 }),
        offersOnly(0, 'boat', [
          { wood: 2, rope: 1, coin: 1 },
          { wood: 2, cloth: 1, coin: 1 },
        ]),
        refuses(0, 'boat', { wood: 2, coin: 1 }, { key: 'core.bundle.uncovered', args: { need: 'rope', missing: 1 } }),
        refuses(0, 'boat', { wood: 2, rope: 1, cloth: 1, coin: 1 }, 'core.bundle.waste'),
        answer(0, 'boat', { wood: 2, cloth: 1, coin: 1 }),
        holds(0, { rope: 1, cloth: 0, boat: 1 }),
      ],
    },

    'the fee never takes the coin that the boat needs': {
      rule: 'The shipyard',
      cards: ['shipyard'],
      position(s) {
        s.goods[0] = { fish: 2, wood: 2, rope: 1, coin: 1, cloth: 1, boat: 0 };
      },
      play: [
        answer(0, 'place', 'shipyard'),
        told('pay', { goods: { fish: 1 } }),
        asked(0, 'boat'),
        holds(0, { coin: 1 }),
      ],
    },

    'the shipyard is closed to those who can’t pay fee and boat': {
      rule: 'The shipyard',
      cards: ['shipyard'],
      position(s) {
        s.goods[0] = { fish: 0, wood: 2, rope: 1, coin: 1, cloth: 0, boat: 0 };
      },
      play: [refuses(0, 'place', 'shipyard', 'why.shipyard')],
    },

    'a fish is sold at any time in one’s own turn, but not while paying': {
      rule: 'Selling fish',
      position(s) {
        s.goods[0] = { fish: 2, wood: 2, rope: 1, cloth: 1, coin: 2, boat: 0 };
      },
      play: [
        offers(0, 'sell', 'fish'),
        notAsked(1, 'sell'),
        answer(0, 'sell', 'fish'),
        changed(0, { fish: -1, coin: 1 }),
        asked(0, 'place'),
        answer(0, 'place', 'shipyard'),
        notAsked(0, 'sell'),
        answer(0, 'fee', { coin: 1 }),
        notAsked(0, 'sell'),
        answer(0, 'boat', { wood: 2, rope: 1, coin: 1 }),
        offers(0, 'sell', 'fish'),
        endTurn(0),
        notAsked(0, 'sell'),
      ],
    },

    'the lookout shows the next two lots to one seat, which puts them back in any order': {
      rule: 'The lookout',
      cards: ['lookout'],
      nature: { decks: { tide: ['tea', 'rum', 'pearls'] } },
      play: [
        told('landed', { lot: 'tea' }),
        answer(0, 'place', 'lookout'),
        offersOnly(0, 'arrange', [
          ['rum', 'pearls'],
          ['pearls', 'rum'],
        ]),
        seenBy(1, 'the top of the tide', topTwo, ['?', '?']),
        answer(0, 'arrange', ['pearls', 'rum']),
        told('arranged', { seat: 0, cards: ['pearls', 'rum'] }),
        seenBy(0, 'the top of the tide', topTwo, ['pearls', 'rum']),
        seenBy(1, 'the top of the tide', topTwo, ['?', '?']),
        seenBy(SPECTATOR, 'the top of the tide', topTwo, ['?', '?']),
        endTurn(0),
        answer(1, 'place', 'nets'),
        endTurn(1),
        ...bids(0, 1),
        told('landed', { lot: 'pearls' }),
      ],
    },

    'in fog nobody uses the lookout': {
      rule: 'Fog',
      cards: ['lookout'],
      setup: { options: { fog: true } },
      play: [refuses(0, 'place', 'lookout', 'why.lookout')],
    },

    'the tavern gives two favours, which only their owner sees': {
      rule: 'The tavern',
      cards: ['tavern'],
      nature: { decks: { favours: ['haul', 'purse', 'planks'] } },
      play: [
        answer(0, 'place', 'tavern'),
        told('core.draw', { seat: 0, cards: ['haul', 'purse'] }),
        seenBy(0, 'the hand', handOfFirst, ['haul', 'purse']),
        seenBy(1, 'the hand', handOfFirst, ['?', '?']),
        seenBy(SPECTATOR, 'the hand', handOfFirst, ['?', '?']),
        offersOnly(0, 'favour', ['haul', 'purse']),
        asked(0, 'end'),
      ],
    },

    'a favour is called in before or after the worker’s errand, and lies open then': {
      rule: 'The tavern',
      cards: ['haul', 'planks', 'purse'],
      nature: { decks: { tide: ['tea', 'rum', 'pearls'] } },
      position: (s) => holding(s, 0, 'haul', 'planks', 'purse'),
      play: [
        answer(0, 'favour', 'planks'),
        told('favour', { seat: 0, card: 'planks' }),
        changed(0, { wood: 1 }),
        answer(0, 'place', 'lookout'),
        notAsked(0, 'favour'),
        answer(0, 'arrange', ['rum', 'pearls']),
        answer(0, 'favour', 'haul'),
        answer(0, 'favour', 'purse'),
        changed(0, { wood: 1, fish: 2, coin: 2 }),
        seenBy(1, 'the used favours', (view) => cardsOf(view, 'used'), ['planks', 'haul', 'purse']),
        notAsked(0, 'favour'),
      ],
    },

    'a family remembers two favours and lets others go face down': {
      rule: 'The tavern',
      cards: ['tavern'],
      nature: { decks: { favours: ['planks', 'haul'] } },
      position: (s) => holding(s, 0, 'purse'),
      play: [
        answer(0, 'place', 'tavern'),
        notAsked(0, 'favour'),
        offersOnly(0, 'drop', ['haul', 'planks', 'purse']),
        answer(0, 'drop', 'haul'),
        told('dropped', { seat: 0, card: 'haul' }),
        seenBy(0, 'the used favours', (view) => cardsOf(view, 'used'), ['haul']),
        seenBy(1, 'the used favours', (view) => cardsOf(view, 'used'), ['?']),
        asked(0, 'end'),
      ],
    },

    'where the favours run out, the used ones are shuffled again': {
      rule: 'The tavern',
      cards: ['tavern'],
      nature: { decks: { favours: ['purse'], 'favours#1': ['haul'] } },
      position(s) {
        s.piles = { ...s.piles, favours: fullPile('favours', 1) };
        pileOf(s, 'used').slots.push({ deck: 'favours', card: 'haul', open: true });
        s.unseen = { ...s.unseen, favours: ['purse'] };
      },
      play: [
        answer(0, 'place', 'tavern'),
        told('core.draw', { seat: 0, cards: ['purse'] }),
        told('core.draw', { seat: 0, cards: ['haul'] }),
        seenBy(0, 'the hand', handOfFirst, ['purse', 'haul']),
        see('the used favours', (s) => cardsOf(s, 'used'), []),
      ],
    },

    'nobody goes to the tavern while all favours are in hands': {
      rule: 'The tavern',
      cards: ['tavern'],
      position(s) {
        s.piles = { ...s.piles, favours: emptyPile() };
      },
      play: [refuses(0, 'place', 'tavern', 'why.tavern')],
    },

    'bids are sealed until all have bid, and the highest takes the lot': {
      rule: 'The auction',
      setup: { seats: 3 },
      nature: { decks: { tide: ['amber'] } },
      position: auction,
      play: [
        answer(1, 'bid', '2'),
        seenBy(0, 'who still has to bid', (view) => dueSeats(view), [0, 2]),
        seenBy(0, 'the bids', (view) => view.bids, []),
        notAsked(1, 'bid'),
        refuses(0, 'bid', '3', { key: 'core.refused.option', args: { option: '3' } }),
        answer(0, 'bid', '1'),
        notTold('won'),
        answer(2, 'bid', '0'),
        told('won', { seat: 1, lot: 'amber', bids: [1, 2, 0] }),
        changed(0, {}),
        changed(1, { coin: -2 }),
        see('what seat 1 has won', (s) => s.won[1], ['amber']),
        scores(1, { cargo: 7, coins: 0 }, 7),
      ],
    },

    'a tie leaves the lot to the sea and costs nothing': {
      rule: 'The auction',
      nature: { decks: { tide: ['amber'] } },
      position: auction,
      play: [
        ...bids(2, 2),
        told('unsold', { lot: 'amber' }),
        changed(0, {}),
        changed(1, {}),
        see('what was won', (s) => s.won, [[], []]),
      ],
    },

    'another seat begins each day, and the game ends after the last': {
      rule: 'Days',
      setup: { options: { days: 2 } },
      play: [
        asked(0, 'place'),
        answer(0, 'place', 'nets'),
        endTurn(0),
        answer(1, 'place', 'woods'),
        endTurn(1),
        ...bids(0, 0),
        told('day', { day: 2 }),
        asked(1, 'place'),
        answer(1, 'place', 'nets'),
        endTurn(1),
        answer(0, 'place', 'woods'),
        endTurn(0),
        ...bids(0, 0),
        over(),
        scores(0, { boats: 0, cargo: 0, coins: 2 }, 2),
      ],
    },
  },
);

/** Favours that a seat has drawn earlier. */
function holding(s: Tidewater, seat: number, ...cards: string[]): void {
  for (const card of cards) {
    pileOf(s, handOf(seat)).slots.push({ deck: 'favours', card, seen: [seat] });
    const unseen = s.unseen?.['favours'] ?? [];
    s.unseen = { ...s.unseen, favours: unseen.toSpliced(unseen.indexOf(card), 1) };
  }
  s.piles = { ...s.piles, favours: fullPile('favours', FAVOUR_CARDS.length - cards.length) };
}

function topTwo({ piles }: Tidewater): (string | undefined)[] {
  return (piles?.['tide']?.slots ?? [])
    .slice(-2)
    .map((slot) => slot.card)
    .reverse();
}

/** All turns of the day are over. */
function auction(s: Tidewater): void {
  s.pending = [{ step: 'turn', data: { k: s.setup.seats } }];
}
