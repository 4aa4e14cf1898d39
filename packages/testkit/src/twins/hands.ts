import {
  cardsInHand,
  discard,
  emptyPile,
  fullPile,
  handOf,
  pick,
  pileOf,
  pileSize,
  type Bag,
  type Play,
  type Seat,
} from '@quayside/engine';
import { FAVOURS } from '../sample/cards.ts';
import { tidewater, type Tidewater } from '../sample/tidewater.ts';
import { ask, asks, openly, questions, runs, steps, texts, twin, type Twin } from './twin.ts';

const VIEW = 'decisions follow from the view';
const KEPT = 'what one seat learns or seals, the others do not see';
const PILES = 'hands and piles hold what they may';
const OPTIONS = 'every option changes something';
const WAITS = 'nobody waits or goes round for ever';
const REFUSES = 'anything else is refused and changes nothing';
type P = Play<Tidewater>;
const goods = (s: Tidewater, seat: Seat): Bag => s.goods[seat] as Bag;

export const hands: readonly Twin[] = [
  twin('asks openly which favour is called in', VIEW, {
    questions: { ...questions, favour: openly(ask('favour')) },
  }),
  twin('asks openly which favour is let go', VIEW, { ...asks('drop', { secret: { answer: 'kept' } }) }),
  twin('shows which favour was let go face down', KEPT, { ...asks('drop', { secret: { question: true } }) }),
  twin('tells everybody which favour was let go', KEPT, {
    ...asks('drop', {
      answer(play: P, seat: Seat, card: string) {
        ask('drop').answer(play, seat, card, undefined);
        play.tell('favour', { seat, card });
      },
    }),
  }),
  twin('puts a favour that was called in face down', KEPT, {
    ...asks('favour', {
      answer(play: P, seat: Seat, card: string) {
        discard(play.s, seat, card, 'used', 'face-down');
        for (const token in FAVOURS[card]) play.gain(goods(play.s, seat), token, FAVOURS[card][token]);
      },
    }),
  }),
  twin('puts a favour that was let go down openly', KEPT, {
    ...asks('drop', {
      answer: ({ s }: P, seat: Seat, card: string) => discard(s, seat, card, 'used', 'open'),
    }),
  }),
  twin('tells all that a purse was drawn', KEPT, {
    ...runs('drawn', (play, data) => {
      const { seat } = data as { seat: Seat };
      if (cardsInHand(play.s, seat).includes('purse')) play.tell('looked', { seat });
      steps['drawn']?.(play, data);
    }),
  }),
  twin('closes the tavern while somebody holds a purse', VIEW, {
    ...asks('place', {
      offer: (s, seat) => {
        const offer = ask('place').offer(s, seat, undefined);
        const purse = s.goods.some((_, one) => s.piles?.[handOf(one)]?.slots.some(({ card }) => card === 'purse'));
        return purse && offer.kind === 'pick' ? pick(offer.options.filter((space) => space !== 'tavern')) : offer;
      },
    }),
  }),
  twin('values a position by the hands of others', VIEW, {
    value: (s, seat) => cardsInHand(s, (seat + 1) % s.setup.seats).filter((card) => card === 'purse').length,
  }),
  twin('forgets the limit of the hand', PILES, { ...runs('drawn', () => undefined) }),
  twin('lays used favours under the others without shuffling', PILES, { ...refill('unshuffled') }),
  twin('lays out the same deck of favours again', 'games end', { ...refill('same') }),
  twin('takes favours from an empty pile', 'games end', {
    ...asks('place', {
      answer(play: P, seat: Seat, space: string) {
        ask('place').answer(play, seat, space, undefined);
        if (space === 'tavern') play.look(seat, 'favours');
      },
    }),
  }),
  twin('can’t say to some why the tavern is closed', REFUSES, {
    ...asks('place', {
      why(s, seat, space) {
        if (space === 'tavern' && s.day > 2) throw new Error('no idea');
        return ask('place').why?.(s, seat, space, undefined) ?? null;
      },
    }),
  }),
  twin('lets a neighbour pay the fee', 'tokens are conserved', {
    ...asks('fee', {
      answer(play: P, seat: Seat, bag: Bag) {
        const rich = play.s.goods.findIndex(
          (one, other) => other !== seat && Object.keys(bag).every((token) => (one[token] ?? 0) >= (bag[token] ?? 0)),
        );
        for (const token in bag) play.spend(goods(play.s, rich < 0 ? seat : rich), token, bag[token]);
      },
    }),
  }),
  twin('takes no notice of fog', OPTIONS, {
    ...asks('place', {
      offer: (s, seat) => {
        const { setup } = s;
        return ask('place').offer(
          { ...s, setup: { ...setup, options: { ...setup.options, fog: false } } },
          seat,
          undefined,
        );
      },
    }),
  }),
  twin('has an option that nothing follows from', OPTIONS, {
    options: { ...tidewater.options, gulls: { kind: 'flag', default: false } },
    ...texts({ 'option.gulls': 'Gulls' }),
  }),
  twin('is over after two days without saying so', WAITS, {
    ...runs('award', (play) => {
      steps['award']?.(play, undefined);
      if (play.s.day < 2) return;
      play.s.over = true;
      play.s.pending.length = 0;
    }),
  }),
  twin('takes a question off the stack by hand', WAITS, {
    ...asks('place', {
      answer(play: P, seat: Seat, space: string) {
        if (space === 'nets') play.s.pending.pop();
        ask('place').answer(play, seat, space, undefined);
      },
    }),
  }),
  twin('keeps a number that JSON does not have', 'looking changes nothing', {
    ...asks('end', { answer: ({ s }) => void Object.assign(s, { many: 10n }) }),
  }),
];

/** Makes new favours of used ones without the core's reshuffle. */
function refill(how: 'same' | 'unshuffled') {
  return asks('place', {
    answer(play: P, seat: Seat, space: string) {
      const { s } = play;
      const [left, used] = [pileOf(s, 'favours'), pileOf(s, 'used').slots];
      if (space === 'tavern' && pileSize(left) < 2 && used.length > 0 && s.piles) {
        const cards = used.map(({ card }) => card ?? '');
        if (how === 'same') {
          s.unseen = { ...s.unseen, favours: [...(s.unseen?.['favours'] ?? []), ...cards].sort() };
          s.piles['favours'] = fullPile('favours', pileSize(left) + cards.length);
        } else left.slots.unshift(...used.map(({ deck, card = '' }) => ({ deck, card, seen: [] })));
        s.piles['used'] = emptyPile();
      }
      ask('place').answer(play, seat, space, undefined);
    },
  });
}
