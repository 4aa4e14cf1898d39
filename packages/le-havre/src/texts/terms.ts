import type { Messages } from '@quayside/engine';
import { SHIPS, type ShipType } from '../tables/ships.ts';

/** Names and functions of cards by their ids. */
export type CardTexts = { readonly [id: string]: readonly [name: string, text: string] };

export const cardMessages = (cards: CardTexts): Messages =>
  Object.fromEntries(
    Object.entries(cards).flatMap(([id, [name, text]]) => [
      [`term.${id}`, name],
      [`card.${id}`, text],
    ]),
  );

/** Ships by what kinds of them are called. */
export const shipMessages = (hulls: { readonly [type in ShipType]: string }): Messages =>
  Object.fromEntries(SHIPS.map(({ id, type, value, name }) => [`term.${id}`, `${name} (${hulls[type]}, ${value})`]));
