/** Keys by which an object could be turned into another. */
export const isUnsafeKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype';

/** NUL and halves of surrogate pairs, which no database stores as text. */
const UNUSABLE = /[\0\p{Cs}]/u;

/** Refuses what no procedure can mean, wherever in an input it is. */
export function assertSafeInput(input: unknown): void {
  if (typeof input === 'string') {
    if (UNUSABLE.test(input)) throw new TypeError('The input holds a character that is no text');
    return;
  }
  if (typeof input !== 'object' || input === null) return;
  for (const key of Object.keys(input)) {
    if (isUnsafeKey(key) || UNUSABLE.test(key)) throw new TypeError('The input holds a key that is none');
    assertSafeInput((input as { readonly [key: string]: unknown })[key]);
  }
}
