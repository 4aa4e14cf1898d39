import type { TokenLook } from '@quayside/engine';
import { hasIcon } from '../art/icon.tsx';

/** How a token is drawn: a picture or letters, on a disc of its colour where it has one. */
export type Look = { readonly color: string | null } & (
  | { readonly icon: string; readonly letters: null }
  | { readonly icon: null; readonly letters: string }
);

/**
 * The looks of all tokens of a table: as the module gives them, else a picture of the same name, else letters of what the token is
 * called, no two alike.
 */
export function looksOf(
  kinds: readonly string[],
  given: { readonly [token: string]: TokenLook },
  nameOf: (token: string) => string,
): Map<string, Look> {
  const taken = new Set(Object.values(given).flatMap(({ letters }) => letters?.toUpperCase() ?? []));
  return new Map(
    kinds.map((token): [string, Look] => {
      const { icon, letters, color = null } = given[token] ?? {};
      if (letters !== undefined) return [token, { color, icon: null, letters }];
      if (hasIcon(icon ?? token)) return [token, { color, icon: icon ?? token, letters: null }];
      const free = lettersOf(nameOf(token)).find((one) => !taken.has(one)) ?? '?';
      taken.add(free);
      return [token, { color, icon: null, letters: free }];
    }),
  );
}

/** What a name may be shortened to, the best first: the initials of its words, its first letter with each of the others. */
function lettersOf(name: string): string[] {
  const words = name.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', ...others] = words.join('').match(/./gu) ?? [];
  const initials = words.length > 1 ? [`${words[0]?.charAt(0)}${words[1]?.charAt(0)}`] : [];
  return [...initials, ...others.map((letter) => first + letter), first];
}

/** Ink that can be read on this colour: dark on light, light on dark. */
export function inkOn(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  // Relative luminance as WCAG defines it; both inks have the same contrast at 0.179.
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#111111' : '#ffffff';
}
