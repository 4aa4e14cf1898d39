import { LANGUAGES, say, type Json } from '@quayside/engine';
import {
  BUILDINGS,
  EFFECT_CONFIDENCE,
  isFactory,
  LETTER_CONFIDENCE,
  type Building,
  type Sureness,
} from './buildings.ts';
import { cardText } from './card-text.ts';
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
import { messages } from './texts/index.ts';

/** The figures of a tile that are not known but made up to fit; the card index and the cards themselves mark them. */
export const reconstructed = ({ sure }: Building): string[] =>
  (Object.keys(sure) as (keyof Sureness)[]).filter((figure) => sure[figure] === 'reconstructed');

/** The tile in words, per language. */
const words = (building: Building) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      cardText(building)
        .map((text) => say(messages[language], text))
        .join(' '),
    ]),
  );

const card = (building: Building): Json => ({
  id: building.id,
  letter: building.letter,
  name: { en: building.en, de: building.de },
  text: words(building),
  cost: { ...building.cost },
  value: building.value,
  counts: building.counts ? { ...building.counts } : null,
  locked: building.effect === null,
  factory: isFactory(building),
  // Effects are plain data; their type just has no index signature.
  effect: building.effect as unknown as Json,
  bonus: (building.bonus ?? null) as unknown as Json,
  confidence: { letter: LETTER_CONFIDENCE, effect: EFFECT_CONFIDENCE, ...building.sure },
  reconstructed: reconstructed(building),
});

/** All that is printed, with the confidence of each figure: `quayside cards inland-port --json`. */
export const components: Json = {
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
