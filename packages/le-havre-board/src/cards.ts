import { inLanguage, type Language } from '@quayside/languages';
import type { CardFace, IndexCards } from '@quayside/ui/art';
import { isAbout } from './about.ts';
import { faceOf, shipFace } from './faces.ts';
import { factsOf, type CardFact } from './facts.ts';
import { row } from './notation.ts';
import { boardTexts } from './board-texts.ts';

const SETS: { readonly [language in Language]: { readonly [set in CardFact['set']]: string } } = {
  en: { standard: 'standard buildings', special: 'special buildings' },
  de: { standard: 'Standardgebäude', special: 'Sondergebäude' },
};
const BUILT_AT: { readonly [language in Language]: { readonly start: string; readonly later: string } } = {
  en: { start: 'there from the start', later: 'built or bought later' },
  de: { start: 'von Anfang an', later: 'wird gebaut oder gekauft' },
};
const FOOD: { readonly [language in Language]: (food: string) => string } = {
  en: (food) => `Food with 1 to 5 players: ${food}.`,
  de: (food) => `Nahrung bei 1 bis 5 Spielern: ${food}.`,
};

/** All buildings and ships as they are drawn on the board. */
export const cardsOf: IndexCards = (game, handbook, language) => {
  const facts = factsOf(game);
  const messages = inLanguage(game.messages, language);
  const words = inLanguage(boardTexts, language);
  const about = (id: string) => {
    const name = game.messages.en[`term.${id}`];
    return name === undefined ? [] : handbook.rulings.filter((one) => isAbout(name, one)).map((one) => one.id);
  };
  const total = (bag: { readonly [token: string]: number } | null) =>
    Object.values(bag ?? {}).reduce((sum, n) => sum + n, 0);
  const buildings = [...facts.cards.values()].map((card) => ({
    face: faceOf(card, messages, words),
    list: 'cards',
    cost: total(card.cost),
    set: inLanguage(SETS, language)[card.set],
    phase: inLanguage(BUILT_AT, language)[card.cost === null && card.set === 'standard' ? 'start' : 'later'],
    rulings: about(card.id),
  }));
  const ships = [...facts.ships.values()].flatMap(({ id, type }) => {
    const face = shipFace(id, facts, facts.hulls.get(type)?.food.length ?? 1, words);
    const hull = facts.hulls.get(type);
    if (!face || !hull) return [];
    // On the table it says what it feeds with as many as play.
    const food = hull.food.join(' / ');
    const printed: CardFace =
      hull.room > 0
        ? {
            ...face,
            effect: [{ pieces: [{ icon: 'food', n: food }] }, row(`${hull.room} good > franc`)],
            text: inLanguage(FOOD, language)(food),
          }
        : face;
    return [{ face: printed, list: 'ships', cost: total(hull.cost) + hull.energy, rulings: about(type) }];
  });
  return [...buildings, ...ships];
};
