import type { Messages } from '@quayside/engine';
import { say } from '@quayside/engine/texts';
import { BUILDINGS, type Building } from '../buildings.ts';
import { cardText } from '../card-text.ts';
import type { Language } from './languages.ts';

/** What a tile does, in words. */
export const tileText = (building: Building, messages: Messages): string =>
  cardText(building)
    .map((text) => say(messages, text))
    .join(' ');

/** Names of the tiles, and what they do. Under the key of the dock stands what docks are worth. */
export const tileMessages = (language: Language, own: Messages): Messages =>
  Object.fromEntries(
    BUILDINGS.flatMap((building) => [
      [`term.${building.id}`, building[language]],
      [`card.${building.id}`, tileText(building, own)],
    ]),
  );
