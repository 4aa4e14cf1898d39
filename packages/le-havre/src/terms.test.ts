import { describe, expect, it } from 'vitest';
import { handbook } from './handbook.ts';
import { hints } from './hints.ts';
import { lesson } from './lesson.ts';
import { messages } from './texts/index.ts';
import { LANGUAGES, type Language } from './texts/languages.ts';

/** Everything that players read, in one language. */
function textsIn(language: Language): readonly string[] {
  const { reference, rulings } = handbook;
  return [
    ...Object.values(messages[language]),
    ...pickIn(hints, language),
    ...pickIn(reference, language),
    ...pickIn(rulings, language),
    ...pickIn(lesson.steps, language),
  ];
}

/** All texts of one language in a value. */
function pickIn(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === language && typeof inner === 'string' ? [inner] : pickIn(inner, language),
  );
}

describe('what players read', () => {
  it('uses the German terms of the printed book', () => {
    const others = /kredit|getreide|\brind(er)?\b|häute|\bhaut\b|hämmer|hammer|angler|\bfischer\b|gebühr|\bfigur/i;
    expect(textsIn('de').filter((text) => others.test(text))).toEqual([]);
    for (const term of ['Korn', 'Vieh', 'Fell', 'Schuldschein', 'Hacke', 'Angel', 'Personenstein'])
      expect(
        textsIn('de').some((text) => text.includes(term)),
        term,
      ).toBe(true);
  });

  it('never says that goods count nothing without naming the storehouse', () => {
    const nothing = { en: /goods[^.]*(nothing|worthless)/i, de: /waren[^.]*(zählen nicht|nichts wert|nichts\b)/i };
    const except = { en: /Storehouse/, de: /Lagerhaus/ };
    for (const language of LANGUAGES)
      expect(
        textsIn(language).filter(
          (text) => /worth|count|wert|zähl/i.test(text) && nothing[language].test(text) && !except[language].test(text),
        ),
      ).toEqual([]);
  });

  it('never says that interest is one franc however many loans without naming the expert rule', () => {
    const always = { en: /however many/i, de: /wie viele es auch sind/i };
    const except = { en: /expert rule/i, de: /Expertenregel/ };
    for (const language of LANGUAGES)
      expect(textsIn(language).filter((text) => always[language].test(text) && !except[language].test(text))).toEqual(
        [],
      );
  });
});
