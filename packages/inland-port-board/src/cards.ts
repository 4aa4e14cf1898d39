import { BUILDINGS, rulingsAbout } from '@quayside/inland-port/rules';
import { say } from '@quayside/engine/texts';
import { inLanguage, type Language } from '@quayside/languages';
import type { IndexCards } from '@quayside/ui/art';
import { faceOf } from './face.ts';

const ROUND: { readonly [language in Language]: (letter: string) => string } = {
  en: (letter) => `from round ${letter}`,
  de: (letter) => `ab Runde ${letter}`,
};

/** All buildings as they are drawn on the board. */
export const cardsOf: IndexCards = (game, _handbook, language) => {
  const messages = inLanguage(game.messages, language);
  return BUILDINGS.map((building) => {
    const { wood = 0, clay = 0, food = 0, francs = 0 } = building.cost;
    return {
      face: faceOf(building, { language, say: (text) => say(messages, text) }),
      list: 'buildings',
      cost: wood + clay + food + francs,
      phase: inLanguage(ROUND, language)(building.letter),
      rulings: rulingsAbout(building),
    };
  });
};
