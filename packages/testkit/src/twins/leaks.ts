import { count, pick, reorder, topCards, type Play, type Seat } from '@quayside/engine';
import { isAsk, isTogether } from '@quayside/engine/host';
import { heldAsk } from '@quayside/engine/host';
import { tidewater, type Tidewater } from '../sample/tidewater.ts';
import { ask, asks, openly, questions, runs, steps, texts, twin, type Twin } from './twin.ts';

const KEPT = 'what one seat learns or seals, the others do not see';
const LEAKS = 'nothing leaks';
const VIEW = 'decisions follow from the view';
type P = Play<Tidewater>;

/** The bid that the core holds for a seat: no rule has any business there. */
const peek = (s: Tidewater, seat: Seat): string | null => (heldAsk(s, seat)?.given as string | undefined) ?? null;
const anyBid = (s: Tidewater): number => Math.max(-1, ...s.goods.map((_, seat) => Number(peek(s, seat) ?? -1)));
/** The card on top as the state knows it, whoever has looked. */
const topKnown = (s: Tidewater): string | null => s.piles?.['tide']?.slots.at(-1)?.card ?? null;
const place = ask('place');
const arrange = ask('arrange');

export const leaks: readonly Twin[] = [
  twin('tells a third seat in an event whether somebody has looked at rum', LEAKS, {
    ...asks('place', {
      answer(play: P, seat: Seat, space: string) {
        if (topKnown(play.s)?.startsWith('r')) play.tell('looked', { seat });
        place.answer(play, seat, space, undefined);
      },
    }),
  }),
  twin('lets who looks at cards change the turn of a third seat', KEPT, {
    ...asks('arrange', {
      answer(play: P, seat: Seat, cards: readonly string[]) {
        reorder(play.s, 'tide', seat, cards);
        play.s.first = cards[0] === [...cards].sort()[0] ? 0 : 1;
      },
    }),
  }),
  twin('offers an aside only if the hidden top card is dear', VIEW, {
    asides: (s, seat) => {
      const open = tidewater.asides?.(s, seat) ?? [];
      return (topKnown(s) ?? '?').length > 5 ? [] : open;
    },
  }),
  twin('offers an aside as long as nobody has bid high', KEPT, {
    asides: (s, seat) =>
      count(s.goods[seat] ?? {}, 'fish') > 0 && s.pending.length > 0 && anyBid(s) < 1 ? [{ key: 'sell' }] : [],
  }),
  twin('commits the secret order of cards and tells it', KEPT, {
    ...asks('arrange', {
      commits: true,
      answer(play: P, seat: Seat, cards: readonly string[]) {
        reorder(play.s, 'tide', seat, cards);
        play.tell('arranged', { seat, cards });
      },
    }),
  }),
  twin('sets a barrier that depends on a secret answer', KEPT, {
    ...asks('arrange', {
      answer(play: P, seat: Seat, cards: readonly string[]) {
        arrange.answer(play, seat, cards, undefined);
        if (cards[0] === [...cards].sort()[0]) play.barrier = true;
      },
    }),
  }),
  twin('counts secret knowledge in the score', VIEW, {
    score: (s) =>
      tidewater.score(s).map((sheet) => ({
        ...sheet,
        lines: { ...sheet.lines, coins: (sheet.lines['coins'] ?? 0) + ((topKnown(s)?.length ?? 0) % 2) },
      })),
  }),
  twin('values a position by the bids of others', VIEW, {
    value: (s, seat) =>
      (tidewater.value?.(s, seat) ?? 0) -
      s.goods.reduce((sum, _, one) => sum + (one === seat ? 0 : Number(peek(s, one) ?? 0)), 0),
  }),
  twin('measures bids before they are opened', VIEW, {
    ledger: (s) => ({
      seats: s.goods.map((_, seat) => ({ amounts: { goods: Number(peek(s, seat) ?? 0) }, cards: {} })),
    }),
    ...texts({ 'ledger.goods': 'Goods' }),
  }),
  twin('weighs goods by the card that is coming', VIEW, {
    weights: (s) => ({ coin: topKnown(s)?.startsWith('r') ? 2 : 1 }),
  }),
  twin('tells the number of bids above one as an event each', KEPT, {
    ...asks('end', {
      answer(play: P, seat: Seat) {
        for (const slot of play.s.piles?.['tide']?.slots ?? [])
          if ((slot.card ?? '').length > 4) play.tell('looked', { seat });
      },
    }),
  }),
  twin('names a secret card when it says why not', LEAKS, {
    ...asks('place', {
      why: (s, _, space) => ({ key: 'why.taken', args: { space: topKnown(s) ?? space } }),
    }),
  }),
  twin('explains a closed question by a bid', KEPT, {
    ...asks('fee', { closed: (s: Tidewater) => (anyBid(s) > 0 ? { key: 'why.shipyard' } : null) }),
  }),
  twin('forgets to seal the bids', 'the order of simultaneous answers decides nothing', {
    questions: {
      ...questions,
      bid: {
        ...openly(ask('bid')),
        confirm: true,
        answer: ({ s }: P, seat: Seat, n: string) => void (s.bids[seat] = Number(n)),
      },
    },
    setup: (setup) => ({
      ...tidewater.setup(setup as Tidewater['setup']),
      bids: Array.from({ length: setup.seats }, () => 0),
    }),
    ...runs('award', (play) => {
      const { s } = play;
      steps['award']?.(play, undefined);
      s.bids = s.goods.map(() => 0);
    }),
  }),
  twin('keeps bids instead of sealing them', KEPT, { ...asks('bid', { secret: { answer: 'kept' } }) }),
  twin('forgets that the order of cards is a secret answer', KEPT, {
    ...asks('arrange', { secret: { question: true } }),
  }),
  twin('forgets that looking is a secret question', VIEW, { questions: { ...questions, arrange: openly(arrange) } }),
  twin('puts the cards it has seen into the data of a question', KEPT, {
    ...asks('arrange', {
      answer(play: P, seat: Seat, cards: readonly string[]) {
        arrange.answer(play, seat, cards, undefined);
        (play as Play).replace(seat, 'end', 'end', { top: cards[0] ?? '' });
      },
    }),
  }),
  twin('lays a secret order where a third seat meets it later', KEPT, {
    ...asks('arrange', {
      answer(play: P, seat: Seat, cards: readonly string[]) {
        arrange.answer(play, seat, cards, undefined);
        Object.assign(play.s, { mark: cards[0] });
      },
    }),
    conceal: (s) => void delete (s as { mark?: string }).mark,
    ...runs('turn', (play, data) => {
      const { mark } = play.s as { mark?: string };
      if (mark !== undefined && mark > 'm') play.tell('landed', { lot: 'rum' });
      steps['turn']?.(play, data);
    }),
  }),
  twin('opens the question whose answers are sealed to a seat that has bid', VIEW, {
    ...asks('bid', {
      offer: (s, seat) =>
        pick(['0', ...(anyBid(s) > 0 ? [] : ['1'])].filter((n) => Number(n) <= count(s.goods[seat] ?? {}, 'coin'))),
    }),
  }),
  twin('conceals a seat’s own goods from it', 'previews are right up to chance', {
    conceal: (s, seat) => void (s.goods = s.goods.map((goods, one) => (one === seat ? {} : goods))),
  }),
  twin('conceals what is asked', VIEW, { conceal: (s, seat) => void (seat < 0 && (s.pending = [])) }),
  twin('conceals the piles, which the core does', VIEW, { conceal: (s) => void (s.piles = {}) }),
  twin('imagines always the same', 'imagined worlds agree with the view', {
    ...hiddenMark(() => 3),
  }),
  twin('imagines something of another sort', 'imagined worlds agree with the view', { ...hiddenMark(() => '3') }),
  twin('imagines less than nothing', 'imagined worlds agree with the view', {
    ...hiddenMark((random) => Math.floor(random() * 3) - 3),
  }),
  twin('imagines nothing at all', 'imagined worlds agree with the view', { ...hiddenMark(() => null) }),
  twin('shows a card by hand, without the core', KEPT, {
    ...asks('arrange', {
      answer(play: P, seat: Seat, cards: readonly string[]) {
        arrange.answer(play, seat, cards, undefined);
        const slot = play.s.piles?.['tide']?.slots.at(-1);
        if (slot) slot.open = true;
      },
    }),
  }),
  twin('takes a looked-at card from the pile for all to see', KEPT, {
    ...asks('arrange', {
      answer(play: P, seat: Seat, cards: readonly string[]) {
        arrange.answer(play, seat, cards, undefined);
        play.s.won[seat]?.push(topCards(play.s, 'tide', 1)[0] ?? '');
      },
    }),
  }),
  twin('asks another question after one secret answer than after another', KEPT, {
    ...asks('arrange', {
      answer(play: P, seat: Seat, cards: readonly string[]) {
        arrange.answer(play, seat, cards, undefined);
        if (cards[0] === [...cards].sort()[0]) (play as Play).ask(seat, 'end');
      },
    }),
  }),
  twin('gives a coin for a secret answer', KEPT, {
    ...asks('arrange', {
      answer(play: P, seat: Seat, cards: readonly string[]) {
        arrange.answer(play, seat, cards, undefined);
        if (cards[0] === [...cards].sort()[0]) play.gain(play.s.goods[seat] ?? {}, 'coin');
      },
    }),
  }),
  twin('reads held bids while others still bid', KEPT, {
    ...asks('sell', {
      answer(play: P, seat: Seat, fish: string) {
        ask('sell').answer(play, seat, fish, undefined);
        const top = play.s.pending.at(-1);
        if (isTogether(top) && top.branches.some(({ stack }) => stack.some((one) => isAsk(one) && one.given === '0')))
          play.tell('looked', { seat });
      },
    }),
    asides: (s, seat) => (count(s.goods[seat] ?? {}, 'fish') > 0 && s.pending.length > 0 ? [{ key: 'sell' }] : []),
  }),
];

/** A number that only seat 0 knows, imagined in this way by the others. */
function hiddenMark(imagined: (random: () => number) => unknown) {
  return {
    setup: (setup: Tidewater['setup']) => ({ ...tidewater.setup(setup), mark: setup.seats }),
    conceal: (s: Tidewater, seat: Seat) => void (seat !== 0 && Object.assign(s, { mark: null })),
    imagine: (s: Tidewater, seat: Seat, random: () => number) =>
      void (seat !== 0 && Object.assign(s, { mark: imagined(random) })),
  };
}
