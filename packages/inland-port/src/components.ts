import type { Json } from '@quayside/engine';
import { BUILDINGS, EFFECT_CONFIDENCE, isFactory, LETTER_CONFIDENCE, priceOf, type Building } from './buildings.ts';
import {
  ACTIONS,
  ACTIONS_CONFIDENCE,
  BONUS_SECTOR,
  DIAL_CONFIDENCE,
  DOCK_VALUE,
  FEE,
  GOODS,
  LETTERS,
  ROW_LENGTHS,
  ROW_VALUE,
  SECTORS,
  START_CELLS,
  START_CONFIDENCE,
  START_FRANCS,
  TIMES,
  WAREHOUSE_CONFIDENCE,
} from './print.ts';
import { LANGUAGES, type Language } from './texts/languages.ts';

/** The figures of a tile that are not known but made up to fit; the card index and the cards themselves mark them. */
export function reconstructed({ sure: { name, cost, value } }: Building, language: Language): string[] {
  const figures = Object.entries({ name: name[language], cost, value });
  return figures.filter(([, confidence]) => confidence === 'reconstructed').map(([figure]) => figure);
}

export const perLanguage = (of: (language: Language) => Json): Json =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]));

const card = (building: Building) => ({
  id: building.id,
  letter: building.letter,
  name: { en: building.en, de: building.de },
  cost: priceOf(building),
  value: building.value,
  counts: building.counts ? { ...building.counts } : null,
  locked: building.effect === null,
  factory: isFactory(building),
  // Effects are plain data; their type just has no index signature.
  effect: building.effect as unknown as Json,
  bonus: (building.bonus ?? null) as unknown as Json,
  confidence: { letter: LETTER_CONFIDENCE, effect: EFFECT_CONFIDENCE, ...building.sure },
  reconstructed: perLanguage((language) => reconstructed(building, language)),
});

/** All that is printed, with the confidence of each figure; `game.ts` adds what tiles do in words. */
export const components = {
  buildings: BUILDINGS.map(card),
  rounds: LETTERS.map((letter, i) => ({
    letter,
    actions: ACTIONS[i] ?? 0,
    begins: i % 2 === 0 ? 'first player' : 'second player',
    confidence: ACTIONS_CONFIDENCE,
  })),
  dial: {
    sectors: SECTORS.map((sector, i) => ({ sector, times: TIMES[i] ?? 0, francs: i === BONUS_SECTOR ? 1 : 0 })),
    confidence: DIAL_CONFIDENCE,
  },
  warehouse: { rowValue: ROW_VALUE, rowLengths: [...ROW_LENGTHS], confidence: { ...WAREHOUSE_CONFIDENCE } },
  start: { francs: START_FRANCS, cells: { ...START_CELLS }, goods: [...GOODS], confidence: { ...START_CONFIDENCE } },
  fee: FEE,
  dock: DOCK_VALUE,
};
