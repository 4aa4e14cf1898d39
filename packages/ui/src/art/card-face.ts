/**
 * One grammar for the cards of every game. A board maps its own cards to this plain data; nothing here knows a rule.
 * Read a row from left to right: how often, what goes in, an arrow, what comes out.
 */
export interface Part {
  /** A name of the table of shapes: `wood`, `hammer`, `energy` … */
  readonly icon: string;
  /** How many; `½` is one for every two. Nothing is shown where it is left out. */
  readonly n?: number | string;
  /** A marker's move, shown as an arrow behind the picture. */
  readonly way?: string;
}
/** `plus`: and. `or`: one of them. `per`: for each of what follows. `times`: as often as the sector says. */
export type Mark = 'plus' | 'or' | 'per' | 'gives';
export type Piece = Part | Mark | { readonly text: string };

export interface EffectRow {
  /** Shown in front: `≤ 4`, `N ×`, `1 ×`. */
  readonly times?: string;
  readonly pieces: readonly Piece[];
  /** Happens besides, or counts only for the owner: set apart by a fine rule. */
  readonly aside?: boolean;
}

/** What is printed on a card. */
export interface CardFace {
  readonly id: string;
  readonly name: string;
  /** The number or letter printed on it. */
  readonly mark?: string;
  /** What its picture is made of: see vignette.tsx. */
  readonly scene?: string;
  readonly type: 'craft' | 'economic' | 'industrial' | 'public' | 'none' | 'ship';
  /** A picture of its own in the place of the type's, in the ink of what it shows: for games without types. */
  readonly sign?: string;
  /** In words, for those who do not see the picture: `craft building`. */
  readonly typeName?: string;
  readonly cost: readonly Piece[];
  /** On a coin; none where it is empty. */
  readonly value: number | string;
  /** What it costs to buy where that is not its value; null where it can't be bought. */
  readonly price?: number | null;
  readonly fee?: readonly Piece[];
  readonly symbols?: { readonly [icon: string]: number };
  readonly effect: readonly EffectRow[];
  /** Can't be entered or used. */
  readonly locked?: boolean;
  /** The whole card in a sentence or two. */
  readonly text: string;
  /** Which of its figures are reconstructed or disputed, in a sentence: a sign on its face, told with its text. */
  readonly doubt?: string | undefined;
}
