import { RuleDefect } from './errors.ts';
import type { AnyQuestion } from './game.ts';
import { toldSlot } from './generation.ts';
import { pick, type Offer } from './offer.ts';
import type { DrawData } from './pile.ts';
import type { Slot } from './slot.ts';
import type { State } from './state.ts';

/** The core's own question: nature says which card lies at a place. */
export const draw: AnyQuestion<State, DrawData, string> = {
  offer: (s, _, { deck }) => anyOf(s.unseen?.[deck] ?? []),
  answer({ s }, _, card, { pile, deck, i }) {
    const slots = s.piles?.[pile]?.slots ?? [];
    let index = slots.length - 1;
    while (index >= 0 && ((slots[index] as Slot).i !== i || (slots[index] as Slot).deck !== deck)) index--;
    const { unseen: all } = s;
    const unseen = all?.[deck];
    const at = unseen?.indexOf(card) ?? -1;
    if (index < 0)
      throw new RuleDefect(
        `a card of pile ${pile} is asked for twice: it was still face down when it was looked at again. ` +
          `Put the second look into a step (play.then), which runs when the first has been answered.`,
      );
    if (!all || !unseen || at < 0) throw new RuleDefect(`${card} can't lie in pile ${pile}`);
    all[deck] = without(unseen, at);
    slots[index] = toldSlot(s, deck, card);
  },
};

/** A copy without the card at a place, made in its size. */
function without(cards: readonly string[], at: number): string[] {
  const left = new Array<string>(cards.length - 1);
  for (let i = 0; i < left.length; i++) left[i] = cards[i < at ? i : i + 1] as string;
  return left;
}

/** Each card once, as likely as there are many of it. Unseen cards are sorted, so equal ones are neighbours. */
function anyOf(cards: readonly string[]): Offer {
  const found: string[] = [];
  const counts: number[] = [];
  for (let i = 0; i < cards.length; i++)
    if (i > 0 && cards[i] === cards[i - 1]) counts.push((counts.pop() as number) + 1);
    else {
      found.push(cards[i] as string);
      counts.push(1);
    }
  return found.length === cards.length ? pick(cards) : pick(found, counts);
}
