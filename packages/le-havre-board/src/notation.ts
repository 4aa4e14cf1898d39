import type { EffectRow, Piece } from '@quayside/ui/art';

/**
 * A row of pictures in one line of text: `2x: clay + ½ energy > brick + ½ franc`. A number stands before its picture, `>` is the
 * arrow, `+` and, `|` or, `/` for each, a word in quotes is itself; `~` in front sets a row apart; what stands before the colon
 * says how often.
 */
export function row(text: string): EffectRow {
  const aside = text.startsWith('~');
  const [, times, rest = ''] = /^~?\s*(?:([^:]+):\s*)?(.*)$/.exec(text) ?? [];
  const pieces = piecesOf(rest);
  return { pieces, ...(times === undefined ? {} : { times }), ...(aside ? { aside } : {}) };
}

const MARKS: { readonly [sign: string]: Piece } = { '>': 'gives', '+': 'plus', '|': 'or', '/': 'per' };

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let n: string | undefined;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const mark = MARKS[word];
    if (mark !== undefined) pieces.push(mark);
    else if (word.startsWith('"')) pieces.push({ text: word.slice(1, -1) });
    else if (/^[\d½⅓−–]/.test(word)) n = word;
    else {
      pieces.push(n === undefined ? { icon: word } : { icon: word, n });
      n = undefined;
    }
  }
  return pieces;
}
