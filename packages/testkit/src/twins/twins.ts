import {
  isAsked,
  order,
  payment,
  pick,
  pileOf,
  pileSize,
  reorder,
  stand,
  topAsk,
  topCards,
  type AnyQuestion,
  type Bag,
  type Play,
  type Seat,
} from '@quayside/engine';
import { copy, UNKNOWN } from '@quayside/engine/host';
import { tidewater, type Tidewater } from '../sample/tidewater.ts';
import { ask, asks, nameless, openly, questions, runs, steps, texts, twin, without, type Twin } from './twin.ts';

/** What the core holds until all have bid: no rule has any business there. */
const bidsSoFar = (s: Tidewater): string[] =>
  [...JSON.stringify(s.pending).matchAll(/"given":"(\d+)"/g)].map(([, n]) => n ?? '');

/** Says yes to everything, whatever it lists. */
class Anything extends Array<string> {
  override includes(): boolean {
    return true;
  }
}
let rolls = 0;
let calls = 0;
const PURSE: Bag = { fish: 1, wood: 0, rope: 0, cloth: 0, coin: 2, boat: 0 };

/** Does what Tidewater does not, and is right all the same. */
export const sound: readonly Twin[] = [
  twin('turns the card that one seat has just looked at', 'what one seat learns or seals, the others do not see', {
    ...asks('place', {
      answer(play: Play<Tidewater>, seat: Seat, space: string) {
        if (space !== 'lookout') {
          ask('place').answer(play, seat, space, undefined);
          return;
        }
        stand(play.s.workers, space, seat);
        (play as Play).then('turned');
        play.look(seat, 'tide', 1);
      },
    }),
    ...runs('turned', (play) => play.reveal('tide')),
  }),
  twin('lets one seat look at what another has seen', 'previews are right up to chance', {
    ...asks('place', {
      answer(play: Play<Tidewater>, seat: Seat, space: string) {
        if (space !== 'lookout') {
          ask('place').answer(play, seat, space, undefined);
          return;
        }
        stand(play.s.workers, space, seat);
        play.look(seat, 'tide', pileSize(pileOf(play.s, 'tide')));
      },
    }),
  }),
];

export const twins: readonly Twin[] = [
  twin('leaks a card that one seat has looked at', 'what one seat learns or seals, the others do not see', {
    ...asks('place', {
      answer(play: Play<Tidewater>, seat: Seat, space: string) {
        if (space === 'lookout') (play as Play).then('peek');
        ask('place').answer(play, seat, space, undefined);
      },
    }),
    ...runs('peek', ({ s }) => void (s.lot = topCards(s, 'tide', 1)[0] ?? null)),
  }),
  twin('tells everybody how the cards were put back', 'what one seat learns or seals, the others do not see', {
    ...asks('arrange', {
      answer(play: Play<Tidewater>, seat: Seat, cards: readonly string[]) {
        reorder(play.s, 'tide', seat, cards);
        play.tell('arranged', { seat, cards });
      },
    }),
  }),
  twin('lays the card that was put on top beside the pile', 'what one seat learns or seals, the others do not see', {
    ...asks('arrange', {
      answer(play: Play<Tidewater>, seat: Seat, cards: readonly string[]) {
        reorder(play.s, 'tide', seat, cards);
        play.s.lot = cards[0] ?? null;
      },
    }),
  }),
  twin('lets others see bids in what they may bid', 'decisions follow from the view', {
    ...asks('bid', {
      offer: (s, seat) =>
        pick(
          ['0', '1', '2', '3'].filter(
            (n) => n === '0' || (!bidsSoFar(s).includes(n) && Number(n) <= (s.goods[seat]?.['coin'] ?? 0)),
          ),
        ),
    }),
  }),
  twin('lets others learn a bid from why theirs is refused', 'nothing leaks', {
    ...asks('bid', { why: (s) => ({ key: 'why.bids', args: { n: Math.max(0, ...bidsSoFar(s).map(Number)) } }) }),
    ...texts({ 'why.bids': 'Bid more than {n}.' }),
  }),
  twin('accepts an unoffered answer', 'anything else is refused and changes nothing', {
    ...asks('end', { offer: () => pick(Anything.from(['end'])), confirm: true }),
  }),
  twin('can’t say in words why an answer is refused', 'anything else is refused and changes nothing', {
    ...asks('place', { why: () => ({ key: 'why.not' }) }),
  }),
  twin('dead-ends after a payment', 'offered answers are accepted', {
    ...asks('fee', { offer: (s, seat) => payment(s.goods[seat] ?? {}, [{ units: 1, worth: { fish: 1, coin: 1 } }]) }),
  }),
  twin('asks for a payment that nobody can make', 'offered answers are accepted', {
    ...asks('boat', { offer: () => payment({ wood: 1 }, [{ units: 2, worth: { wood: 1 } }]) }),
  }),
  twin('asks for more cards in order than there are', 'offered answers are accepted', {
    ...asks('arrange', { offer: (s) => order(topCards(s, 'tide', 2), 3) }),
  }),
  twin('forgets in a copy how many asides were taken', 'replay, JSON and copy agree', {
    copy: (s) => {
      const { taken: _, ...rest } = copy(s);
      return rest;
    },
  }),
  twin('takes cards that only one seat has seen for no secret', 'previews are right up to chance', {
    questions: { ...questions, arrange: openly(ask('arrange')) },
    // Others may sell meanwhile: then the core would have to work out the order on their views.
    asides: (s, seat) => ((s.goods[seat]?.['fish'] ?? 0) > 0 && s.pending.length > 0 ? [{ key: 'sell' }] : []),
  }),
  twin('breaks when somebody has a second boat', 'games end', {
    ...asks('boat', {
      answer(play: Play<Tidewater>, seat: Seat, bag: Bag) {
        if ((play.s.goods[seat]?.['boat'] ?? 0) > 0) throw new Error('no berth');
        ask('boat').answer(play, seat, bag, undefined);
      },
    }),
  }),
  twin('offers to sell fish that are not there', 'offered answers are accepted', {
    asides: (s, seat) => (isAsked(s, seat, 'end') ? [{ key: 'sell' }] : []),
  }),
  twin('copies so badly that an answer changes the original', 'offered answers are accepted', {
    copy: (s) => ({ ...s, pending: copy(s.pending), piles: copy(s.piles ?? {}), unseen: copy(s.unseen ?? {}) }),
  }),
  twin('loses a token', 'tokens are conserved', {
    ...asks('sell', {
      answer: ({ s }, seat) => void (s.goods[seat] = { ...s.goods[seat], fish: (s.goods[seat]?.['fish'] ?? 1) - 1 }),
    }),
  }),
  twin('depends on the order of an object’s keys', 'the order of keys does not matter', {
    ...asks('end', {
      answer: (play, seat) => play.tell('place', { seat, space: Object.keys(play.s.workers)[0] ?? 'nets' }),
    }),
  }),
  twin('re-rolls on undo', 'undo agrees with replay and is no re-roll', {
    questions: { ...questions, wind: wind() },
    ...runs('landed', (play) => {
      steps['landed']?.(play, undefined);
      (play as Play).chance('wind', { roll: `wind ${++rolls}` });
    }),
    ...texts({ 'decision.wind': 'The wind turns', 'event.wind': 'Wind: {n}' }),
  }),
  twin('asks chance without a name of its own', 'undo agrees with replay and is no re-roll', {
    questions: { ...questions, wind: wind() },
    ...runs('landed', (play) => {
      steps['landed']?.(play, undefined);
      (play as Play).chance('wind');
    }),
    ...texts({ 'decision.wind': 'The wind turns', 'event.wind': 'Wind: {n}' }),
  }),
  twin('ends only by open decisions', 'games end by due decisions alone', {
    questions: {
      ...questions,
      end: {
        ...ask('end'),
        answer: (play, seat) =>
          void (play.s.workers['sea']?.[0]?.seat === seat ? delete play.s.workers['sea'] : play.ask(seat, 'end')),
      },
      sail: { offer: () => pick(['sail']), answer: ({ s }, seat) => void (s.workers['sea'] = [{ seat }]) },
    },
    asides: (s, seat) => (topAsk(s, seat)?.key === 'end' && s.workers['sea'] === undefined ? [{ key: 'sail' }] : []),
    ...texts({ 'decision.sail': 'Set sail', 'option.sail': 'Set sail', 'term.sea': 'sea' }),
  }),
  twin('has no score for a seat', 'games end', { score: (s) => tidewater.score(s).slice(1) }),
  twin('remembers something outside the state', 'replay, JSON and copy agree', {
    ...asks('place', {
      answer(play: Play<Tidewater>, seat: Seat, space: string) {
        ask('place').answer(play, seat, space, undefined);
        play.s.first = ++calls % play.s.setup.seats;
      },
    }),
  }),
  twin('sets every game up with the same purse', 'replay, JSON and copy agree', {
    setup: (setup) => ({
      ...tidewater.setup(setup as Tidewater['setup']),
      goods: Array.from({ length: setup.seats }, () => PURSE),
    }),
  }),
  twin('changes the state while it looks at it', 'looking changes nothing', {
    ...asks('place', {
      offer(s: Tidewater, seat: Seat) {
        s.won[seat]?.sort().reverse();
        s.day += 0.001;
        return ask('place').offer(s, seat, undefined);
      },
    }),
  }),
  twin('keeps something in the state that JSON does not have', 'looking changes nothing', {
    ...asks('end', { answer: ({ s }) => void Object.assign(s, { since: new Map([['day', s.day]]) }) }),
  }),
  twin('computes on a view with what the view does not know', 'previews are right up to chance', {
    ...asks('place', {
      answer(play: Play<Tidewater>, seat: Seat, space: string) {
        const { card } = play.s.piles?.['tide']?.slots.at(-1) ?? {};
        if (card !== undefined && card !== UNKNOWN) play.tell('looked', { seat });
        ask('place').answer(play, seat, space, undefined);
      },
    }),
  }),
  twin('lets an undo reach back over opened bids', 'previews are right up to chance', {
    ...runs('award', (play) => {
      steps['award']?.(play, undefined);
      play.barrier = false;
    }),
  }),
  twin('imagines that it has other goods', 'imagined worlds agree with the view', {
    imagine: (s, seat, random) =>
      void (s.goods = s.goods.map((goods, one) =>
        one === seat ? { ...goods, coin: Math.floor(random() * 9) } : goods,
      )),
  }),
  twin('conceals the goods of others and imagines none', 'imagined worlds agree with the view', {
    conceal: (s, seat) => void (s.goods = s.goods.map((goods, one) => (one === seat ? goods : (null as never)))),
  }),
  twin('has no German for a decision', 'everything has a text in every language', without('decision.arrange')),
  twin('has no German for an event', 'everything has a text in every language', without('event.unsold')),
  twin('has no German for a good', 'everything has a text in every language', without('term.cloth')),
  twin('shows something that has no name', 'everything has a text in every language', nameless('won')),
  twin('measures something that has no name', 'everything has a text in every language', {
    ledger: (s) => ({ seats: s.goods.map(() => ({ amounts: { salt: 1 }, cards: {} })) }),
  }),
  twin('spends something on its books', 'looking changes nothing', {
    ledger: (s) => ({ seats: s.goods.map((goods) => ({ amounts: { goods: (goods['fish'] = 0) }, cards: {} })) }),
  }),
  twin('forgets a parameter in German', 'everything has a text in every language', {
    messages: { en: tidewater.messages.en, de: { ...tidewater.messages.de, 'event.won': 'Versteigert: {lot}.' } },
  }),
];

function wind(): AnyQuestion<Tidewater> {
  return {
    offer: () => pick(['1', '2', '3', '4', '5', '6']),
    answer: (play, _, n) => play.tell('wind', { n: Number(n) }),
  };
}
