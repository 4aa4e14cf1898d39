import { describe, expect, it } from 'vitest';
import { conceal } from './conceal.ts';
import { apply, readSetup, start } from './decide.ts';
import { Hidden, RuleDefect } from './errors.ts';
import { eventFor, type GameEvent } from './event.ts';
import { cardsInHand, discard, handSize, kindsInHand, overLimit, pickUp, playCard } from './hand.ts';
import { scripted } from './nature.ts';
import { emptyPile, fullPile, putCard } from './pile.ts';
import { SPECTATOR, type Seat } from './state.ts';
import { CARGO, cove, type Cove } from './testing/cove.ts';
import { coreMessages } from './messages.ts';
import { eventText, say } from './text.ts';

const setup = readSetup(cove, 3);
const nature = scripted(cove, setup, { decks: { cargo: ['silk', 'rum', 'tea', 'rum', 'wine', 'silk'] } });

/** The acts of seats 0, 1, 2, 0 … one after the other. */
function after(...acts: string[]): { state: Cove; events: readonly GameEvent[] } {
  let now: { state: Cove; events: readonly GameEvent[] } = start(cove, setup, nature);
  acts.forEach((answer, i) => (now = apply(cove, now.state, { seat: i % 3, key: 'act', answer }, nature)));
  return now;
}
const shown = (s: Cove, viewer: Seat, pile: string): (string | undefined)[] =>
  (conceal(cove, s, viewer).piles?.[pile]?.slots ?? []).map((slot) => slot.card);

describe('names that the core gives by itself', () => {
  it.each([
    ['a deck with a number of its own', { decks: () => ({ 'cargo#1': CARGO }) }, /cove has a deck cargo#1/],
    [
      'a full pile that is called like a hand',
      { setup: () => ({ ...cove.setup(setup), piles: { 'hand 0': fullPile('cargo', 3) } }) },
      /cove has a pile hand 0/,
    ],
    [
      'the hand of nobody',
      { setup: () => ({ ...cove.setup(setup), piles: { 'hand 3': emptyPile() } }) },
      /cove has a pile hand 3/,
    ],
  ])('are refused: %s', (_, changes, why) => {
    expect(() => start({ ...cove, ...changes }, setup)).toThrow(why);
  });
});

describe('a hand', () => {
  it('is seen by its owner alone', () => {
    const { state } = after('draw 2');
    expect(cardsInHand(conceal(cove, state, 0), 0)).toEqual(['silk', 'rum']);
    for (const other of [1, 2, SPECTATOR]) {
      expect(shown(state, other, 'hand 0')).toEqual(['?', '?']);
      expect(() => cardsInHand(conceal(cove, state, other), 0)).toThrow(Hidden);
      expect(conceal(cove, state, other).unseen?.['cargo']).toEqual(CARGO);
    }
  });

  it('tells its owner what was drawn, and the others how much', () => {
    const { events } = after('draw 2');
    const text = (seat: Seat) => {
      const [event] = events.map((one) => eventFor(one, seat));
      return say(coreMessages.en, eventText(coreMessages.en, event as GameEvent, ['Ada', 'Bo', 'Cy']));
    };
    expect(text(0)).toBe('Ada draws silk, rum.');
    expect(text(1)).toBe('Ada draws 2 cards.');
    expect(text(SPECTATOR)).toBe('Ada draws 2 cards.');
  });

  it('stands in the way of an undo once something was drawn', () => {
    const { state } = start(cove, setup, nature);
    expect(apply(cove, state, { seat: 0, key: 'act', answer: 'draw' }, nature).barrier).toBe(true);
  });

  it('names its cards once each, in order, whatever was drawn first', () => {
    const { state } = after('draw 2');
    expect([kindsInHand(state, 0), kindsInHand(state, 1)]).toEqual([['rum', 'silk'], []]);
    const alike = scripted(cove, setup, { decks: { cargo: ['silk', 'silk'] } });
    const twice = apply(cove, start(cove, setup, alike).state, { seat: 0, key: 'act', answer: 'draw 2' }, alike);
    expect([cardsInHand(twice.state, 0), kindsInHand(twice.state, 0)]).toEqual([['silk', 'silk'], ['silk']]);
  });

  it('has a limit that the rules ask for', () => {
    const { state } = after('draw 2');
    expect([handSize(state, 0), overLimit(state, 0, 5), overLimit(state, 0, 1)]).toEqual([2, 0, 1]);
  });

  it('is played from and discarded from in the open', () => {
    const { state } = after('draw 2');
    playCard(state, 0, 'rum');
    expect(cardsInHand(state, 0)).toEqual(['silk']);
    discard(state, 0, 'silk', 'discards', 'open');
    expect(shown(state, 2, 'discards')).toEqual(['silk']);
    expect(handSize(state, 0)).toBe(0);
    const missing = new RuleDefect('there is no silk in hand 0, which holds nothing');
    expect(() => playCard(state, 0, 'silk')).toThrow(missing);
    expect(() => discard(state, 0, 'silk', 'discards', 'open')).toThrow(missing);
  });

  it('is discarded from face down so that only its owner knows the card', () => {
    const { state } = after('draw 2');
    discard(state, 0, 'silk', 'discards', 'face-down');
    expect(shown(state, 0, 'discards')).toEqual(['silk']);
    expect(shown(state, 1, 'discards')).toEqual(['?']);
  });

  it('hides which of its cards is the one that all have seen go in', () => {
    const { state } = after('draw', 'reveal', 'draw', 'pick up');
    expect(cardsInHand(state, 0)).toEqual(['silk', 'rum']);
    const view = conceal(cove, state, 1);
    expect(shown(state, 1, 'hand 0')).toEqual(['?', '?']);
    expect(view.hints).toMatchObject([{ seat: 1, cards: ['rum'] }]);
    // Discarded face down it may be either, and the one that is left too.
    const [one, other] = [structuredClone(state), structuredClone(state)];
    discard(one, 0, 'silk', 'discards', 'face-down');
    discard(other, 0, 'rum', 'discards', 'face-down');
    expect(conceal(cove, one, 1)).toEqual(conceal(cove, other, 1));
    playCard(one, 0, 'rum');
    expect(conceal(cove, one, 1).hints).toBeUndefined();
  });

  it('takes no card that its owner has not seen', () => {
    const { state } = after('bury');
    expect(() => pickUp(state, 1, 'discards')).toThrow(RuleDefect);
    putCard(state, 'discards', 'cargo', 'wine', [1]);
    pickUp(state, 1, 'discards');
    expect(cardsInHand(state, 1)).toEqual(['wine']);
  });

  it('is filled from the discards where the pile runs out', () => {
    const script = scripted(cove, setup, {
      decks: { cargo: ['silk', 'rum', 'tea', 'rum', 'wine', 'silk'], 'cargo#1': ['tea', 'rum'] },
    });
    let { state } = start(cove, setup, script);
    const seats = ['reveal', 'reveal', 'reveal', 'reveal', 'reveal', 'draw 2'];
    seats.forEach((answer, i) => ({ state } = apply(cove, state, { seat: i % 3, key: 'act', answer }, script)));
    expect(cardsInHand(state, 2)).toEqual(['silk', 'tea']);
    expect(state.piles?.['deck']?.rest).toEqual({ deck: 'cargo#1', next: 1, size: 5 });
    expect(state.piles?.['discards']?.slots).toEqual([]);
  });
});
