import type { Translated } from './text.ts';

/** The same words in every language of a module. */
export type TranslatedText = Translated<string>;

/** What players read about a game besides its board. No match needs it, so it is no part of the rules. */
export interface Handbook {
  /** The game at a glance, part by part, for who has played it before or wants to know what it is like. */
  readonly reference: readonly ReferencePart[];
  /** How this module is played where the rule book leaves something open. */
  readonly rulings: readonly Ruling[];
}

/** A part of the reference: a title and its lines. */
export interface ReferencePart {
  readonly title: TranslatedText;
  readonly lines: readonly ReferenceLine[];
}

export interface ReferenceLine {
  /** A token or symbol of the game whose picture stands before the line. */
  readonly sign?: string;
  readonly head: TranslatedText;
  readonly text: TranslatedText;
}

/** A numbered answer to what a rule book leaves open. */
export interface Ruling {
  readonly id: string;
  readonly question: TranslatedText;
  readonly ruling: TranslatedText;
}

/** Question and ruling in English, then in German. */
export const ruling = (id: string, en: readonly [string, string], de: readonly [string, string]): Ruling => ({
  id,
  question: { en: en[0], de: de[0] },
  ruling: { en: en[1], de: de[1] },
});

/** Head and text in English, then in German, and the sign where there is one. */
export const line = (en: readonly [string, string], de: readonly [string, string], sign?: string): ReferenceLine => ({
  head: { en: en[0], de: de[0] },
  text: { en: en[1], de: de[1] },
  ...(sign === undefined ? {} : { sign }),
});
