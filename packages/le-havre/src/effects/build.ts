import {
  bagText,
  cost,
  pick,
  type Bag,
  type Need,
  type Play,
  type Question,
  type Seat,
  type GameText,
  type Steps,
} from '@quayside/engine';
import { cardOf, isCard } from '../card.ts';
import { giveCard } from '../cards.ts';
import type { Effect, Way } from '../effect.ts';
import { SUBSTITUTES } from '../goods.ts';
import { affordable, owns, payment, spend, stock } from '../payment.ts';
import { fillProposals, proposals, takeProposal } from '../proposals.ts';
import type { LeHavre } from '../state.ts';
import { couldBuy } from '../trade.ts';

/** Builds from the tops of the proposal piles. */
interface Builder extends Effect {
  /** How many, one after the other. */
  readonly most: number;
  /** Wood saved, and only buildings of wood can be built. */
  readonly lessWood: number;
  /** Prices worked out so far, by masonry saved and card. */
  readonly prices: Map<string, Way | null>[];
}

export const build = ({ most = 1, lessWood = 0 }: { most?: number; lessWood?: number } = {}): Effect => {
  const builder: Builder = {
    deeds: [{ does: 'build', most, lessWood }],
    most,
    lessWood,
    prices: [],
    ways(s, seat) {
      const found: Way[] = [];
      const saved = owns(s, seat, 'masonry');
      for (let i = 0; i < s.plans.length; i++) {
        const pile = s.plans[i] as string[];
        const price = pile.length === 0 ? null : priceOf(builder, pile[pile.length - 1] as string, saved);
        if (price !== null) found.push(price);
      }
      return found;
    },
    run: (play, seat, card) => play.ask(seat, 'build', { card }),
  };
  return builder;
};

/** The material a building takes here of one who saves so much masonry, or null where it can't be built here at all. */
function priceOf({ prices, lessWood }: Builder, id: string, saved: number): Way | null {
  const known = (prices[saved] ??= new Map());
  let price = known.get(id);
  if (price === undefined) {
    const { cost: printed } = cardOf(id);
    price = printed === null || (lessWood > 0 && !printed['wood']) ? null : materials(printed, lessWood, saved);
    known.set(id, price);
  }
  return price;
}

function materials(printed: Bag, lessWood: number, masonry: number): Need[] {
  const bag = { ...printed };
  const save = (token: string, n: number) => (bag[token] = Math.max(0, (bag[token] ?? 0) - n));
  save('wood', lessWood);
  // Clay or brick, whichever it is built with (ruling LH-36); none is built with both.
  save(printed['brick'] ? 'brick' : 'clay', masonry);
  return cost(bag, SUBSTITUTES);
}

const buildable = (s: LeHavre, seat: Seat, builder: Builder): string[] =>
  proposals(s).filter((id) => {
    const price = priceOf(builder, id, owns(s, seat, 'masonry'));
    return price !== null && affordable(stock(s, seat), null, price);
  });

type At = { readonly card: string };
const builderOf = (card: string): Builder => cardOf(card).effect as Builder; // asked by that effect only

function begin(play: Play<LeHavre>, seat: Seat, card: string, id: string, more: boolean): void {
  if (more) play.then('more', { seat, card });
  play.ask(seat, 'cost', { card, build: id });
}

function whyNotBuild(s: LeHavre, _: Seat, id: string, { card: at }: At): GameText | null {
  if (!isCard(id)) return null;
  const card = cardOf(id);
  if (!proposals(s).includes(id)) return { key: 'why.build.hidden', args: { card: id } };
  if (card.cost === null) return { key: 'why.build.never', args: { card: id } };
  if (builderOf(at).lessWood > 0 && !card.cost['wood']) return { key: 'why.build.wood', args: { card: id } };
  return { key: 'why.build.dear', args: { card: id, cost: bagText(card.cost) } };
}

const first: Question<LeHavre, 'build'> = {
  offer: (s, seat, { card }) => pick(buildable(s, seat, builderOf(card))),
  why: whyNotBuild,
  answer: (play, seat, id, { card }) => begin(play, seat, card, id, builderOf(card).most > 1),
};

const DONE = 'done';
/** A second building, or not; in between one may also sell and buy, which may bring another proposal up. */
const again: Question<LeHavre, 'again'> = {
  confirm: true,
  offer: (s, seat, { card }) => pick([...buildable(s, seat, builderOf(card)), DONE]),
  why: whyNotBuild,
  answer(play, seat, id, { card }) {
    if (id !== DONE) begin(play, seat, card, id, false);
  },
};

const price: Question<LeHavre, 'cost'> = {
  offer: (s, seat, { card, build: id }) =>
    payment(stock(s, seat), priceOf(builderOf(card), id, owns(s, seat, 'masonry')) ?? []),
  answer(play, seat, goods, { build: id }) {
    const { s } = play;
    spend(play, seat, goods);
    const pile = takeProposal(s, id);
    giveCard(s, seat, id);
    play.tell('build', { seat, card: id, goods, pile });
    fillProposals(play);
  },
};

export const questions = { build: first, again, cost: price };
export const steps = {
  more(play, { seat, card }) {
    if (buildable(play.s, seat, builderOf(card)).length > 0 || couldBuy(play.s, seat))
      play.ask(seat, 'again', { card });
  },
} satisfies Partial<Steps<LeHavre>>;
