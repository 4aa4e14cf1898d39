import { describe, expect, it } from 'vitest';
import { conceal, imagine } from './conceal.ts';
import { apply, readSetup, start } from './decide.ts';
import { Hidden, RuleDefect } from './errors.ts';
import { dealer } from './nature.ts';
import {
  cardsIn,
  emptyPile,
  fullPile,
  moveTop,
  pileSize,
  putCard,
  reorder,
  show,
  takeCard,
  takeTop,
  topCards,
} from './pile.ts';
import type { Slot } from './slot.ts';
import { concealPiles } from './pile-view.ts';
import { randomFrom } from './random.ts';
import { SPECTATOR, type State } from './state.ts';
import { CARDS, ferry } from './testing/ferry.ts';

/** A table for three with a deck whose cards are told one by one, the top first. */
function table(...told: string[]): State {
  const s: State = {
    setup: { seats: 3, options: {} },
    asked: 0,
    pending: [],
    piles: { deck: fullPile('trees', CARDS.length), hand: emptyPile() },
    unseen: { trees: [...CARDS] },
  };
  if (told.length > 0) {
    const pile = s.piles?.['deck'];
    if (!pile?.rest || !s.unseen) throw new Error('no deck');
    pile.rest.next = told.length;
    pile.slots = told.map((card): Slot => ({ deck: 'trees', card })).reverse();
    s.unseen['trees'] = CARDS.filter((card) => !told.includes(card));
  }
  return s;
}
const view = (s: State, seat: number): State => {
  const seen = structuredClone(s);
  concealPiles(seen, seat);
  return seen;
};
const tops = (s: State, n: number): (string | undefined)[] =>
  (s.piles?.['deck']?.slots ?? [])
    .slice(-n)
    .map((slot) => slot.card)
    .reverse();

describe('what authors are told', () => {
  const begun = (begin: (typeof ferry)['begin']) => () =>
    start({ ...ferry, begin }, readSetup(ferry, 2), dealer(ferry, readSetup(ferry, 2), 'twice'));

  it('where the same card is asked for twice, and what to do', () => {
    const twice = begun((play) => {
      play.ask(0, 'act');
      play.reveal('deck');
      play.look(0, 'deck');
    });
    expect(twice).toThrow(/a card of pile deck is asked for twice.*Put the second look into a step/);
  });

  it('where a card is named that the view does not have, or by data that it does not have', () => {
    expect(() => takeCard(view(table('elm'), 1), 'deck', 'elm')).toThrow(
      'whether elm is in deck is hidden from this view',
    );
    // A secret question has no data on the views of others, whatever its type says.
    const unknown = undefined as unknown as string;
    expect(() => takeCard(table('elm'), 'deck', unknown)).toThrow(
      'a card of deck, which the data of a secret question would name, is hidden from this view',
    );
  });

  it('where a card is named that is not there, with what is', () => {
    const s = table('elm');
    moveTop(s, 'deck', 'hand');
    expect(() => takeCard(s, 'hand', 'oak')).toThrow(RuleDefect);
    expect(() => takeCard(s, 'hand', 'oak')).toThrow('there is no oak in hand, which holds elm');
    takeCard(s, 'hand', 'elm');
    expect(() => takeCard(s, 'hand', 'elm')).toThrow('there is no elm in hand, which holds nothing');
    expect(() => takeCard(view(table('elm'), 1), 'deck', 'oak')).toThrow(Hidden);
  });
});

describe('a pile', () => {
  it('does not hold the order of cards nobody has looked at', () => {
    const { state } = start(ferry, readSetup(ferry, 2));
    expect(state.piles?.['deck']).toEqual({ slots: [], rest: { deck: 'trees', next: 0, size: 6 } });
    expect(JSON.stringify(state.piles)).not.toContain('oak');
  });

  it('counts its cards, told apart or not', () => {
    const s = table('elm', 'oak');
    expect(pileSize(s.piles?.['deck'] ?? emptyPile())).toBe(6);
    takeCard(s, 'deck', 'elm');
    expect(pileSize(s.piles?.['deck'] ?? emptyPile())).toBe(5);
  });

  it('shows cards to one seat and to no other', () => {
    const s = table('elm', 'oak');
    expect(show(s, 'deck', 2, 1)).toBe(true);
    expect(show(s, 'deck', 2, 1)).toBe(false);
    expect(tops(view(s, 1), 2)).toEqual(['elm', 'oak']);
    for (const other of [0, 2, SPECTATOR]) {
      expect(tops(view(s, other), 2)).toEqual(['?', '?']);
      expect(view(s, other).unseen?.['trees']).toEqual(CARDS);
    }
  });

  it('turned face up is known to everybody', () => {
    const s = table('elm');
    show(s, 'deck', 1, 'all');
    for (const seat of [0, 1, 2, SPECTATOR]) expect(tops(view(s, seat), 1)).toEqual(['elm']);
  });

  it('stops rules that read on a view what the viewer does not know', () => {
    const s = table('elm', 'oak');
    show(s, 'deck', 1, 0);
    expect(topCards(view(s, 0), 'deck', 1)).toEqual(['elm']);
    expect(() => topCards(view(s, 1), 'deck', 1)).toThrow(Hidden);
    expect(() => takeTop(view(s, 1), 'deck')).toThrow(Hidden);
    expect(() => takeCard(view(s, 1), 'deck', 'elm')).toThrow(Hidden);
    expect(() => topCards(table(), 'deck', 1)).toThrow(Hidden);
  });

  it('keeps what is known of a card that moves', () => {
    const s = table('elm', 'oak');
    show(s, 'deck', 1, 2);
    moveTop(s, 'deck', 'hand');
    expect(cardsIn(view(s, 2), 'hand')).toEqual(['elm']);
    expect(() => cardsIn(view(s, 0), 'hand')).toThrow(Hidden);
    putCard(s, 'hand', 'trees', 'ash', [0]);
    expect(view(s, 0).piles?.['hand']?.slots.map((slot) => slot.card)).toEqual(['?', 'ash']);
    putCard(s, 'hand', 'trees', 'fir', 'all');
    expect(view(s, SPECTATOR).piles?.['hand']?.slots.map((slot) => slot.card)).toEqual(['?', '?', 'fir']);
  });
});

describe('a reorder in secret', () => {
  it('is known to the one who did it, and to others only as a group', () => {
    const s = table('elm', 'oak');
    show(s, 'deck', 2, 'all');
    reorder(s, 'deck', 0, ['oak', 'elm']);
    expect(tops(view(s, 0), 2)).toEqual(['oak', 'elm']);
    const other = view(s, 1);
    expect(tops(other, 2)).toEqual(['?', '?']);
    expect(other.hints).toMatchObject([{ seat: 1, cards: ['elm', 'oak'] }]);
    expect(other.unseen?.['trees']).toEqual(CARDS.filter((card) => card !== 'elm' && card !== 'oak'));
  });

  it('is resolved when the cards are turned', () => {
    const s = table('elm', 'oak');
    show(s, 'deck', 2, 1);
    reorder(s, 'deck', 0, ['oak', 'elm']);
    show(s, 'deck', 1, 'all');
    const [hint] = view(s, 1).hints ?? [];
    expect(hint?.cards).toEqual(['elm']);
    show(s, 'deck', 2, 'all');
    expect(s.hints).toBeUndefined();
  });

  it('must keep the cards', () => {
    const s = table('elm', 'oak');
    expect(() => reorder(s, 'deck', 0, ['oak', 'oak'])).toThrow(RuleDefect);
  });

  it('can be imagined in every way that agrees with what is known', () => {
    const s = { ...start(ferry, readSetup(ferry, 3)).state, ...table('elm', 'oak', 'fir') };
    show(s, 'deck', 2, 1);
    reorder(s, 'deck', 0, ['oak', 'elm']);
    const seen = conceal(ferry, s, 1);
    const worlds = Array.from({ length: 60 }, (_, i) => imagine(ferry, seen, 1, randomFrom(i)));
    expect(new Set(worlds.map((world) => tops(world, 2).join()))).toEqual(new Set(['elm,oak', 'oak,elm']));
    for (const world of worlds) expect(conceal(ferry, world, 1)).toEqual(seen);
  });
});

it('nature can’t lay a card that lies elsewhere', () => {
  const { state } = start(ferry, readSetup(ferry, 2));
  const drawing = apply(ferry, state, { seat: 0, key: 'act', answer: 'draw' }).state;
  const drawn = apply(ferry, drawing, { seat: -1, key: 'core.draw', answer: 'elm' }).state;
  const again = apply(ferry, drawn, { seat: 0, key: 'act', answer: 'draw' }).state;
  expect(() => apply(ferry, again, { seat: -1, key: 'core.draw', answer: 'elm' })).toThrow('not-offered');
});
