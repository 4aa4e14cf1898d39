import type { Game } from '@quayside/engine';
import { inLanguage, LANGUAGES, type Language } from '@quayside/languages';
import { leHavre } from '@quayside/le-havre';
import { hasIcon, missingIn, type CardFace, type Piece } from '@quayside/ui/art';
import { describe, expect, test } from 'vitest';
import { faceOf, shipFace } from './faces.ts';
import { factsOf, type CardFact } from './facts.ts';
import { row } from './notation.ts';
import { SCENES } from './scenes.ts';
import { boardTexts } from './board-texts.ts';

const game = leHavre as unknown as Game;
const facts = factsOf(game);
const cards = [...facts.cards.values()];
const face = (card: CardFact, language: Language = 'en') =>
  faceOf(card, inLanguage(game.messages, language), boardTexts[language]);
const parts = (pieces: readonly Piece[]) =>
  pieces.flatMap((one) => (typeof one === 'object' && 'icon' in one ? [one] : []));
const bagOf = (pieces: readonly Piece[]) =>
  Object.fromEntries(parts(pieces).map(({ icon, n }) => [icon, Number(n ?? 1)]));

describe.each(LANGUAGES)('every card in %s', (language) => {
  test('there are 69 of them', () => expect(cards.length).toBe(69));
  test.each(cards.map((card) => [card.id, card] as const))('%s has a name, words and signs that exist', (id, card) => {
    const { name, text, cost, fee = [], effect } = face(card, language);
    expect(name).not.toBe(id);
    expect(text).not.toBe('');
    const signs = [...parts(cost), ...parts(fee), ...effect.flatMap(({ pieces }) => parts(pieces))];
    expect(signs.filter(({ icon }) => !hasIcon(icon))).toEqual([]);
  });
});

describe('what is printed is what the rules say', () => {
  test.each(cards.map((card) => [card.id, card] as const))('%s: cost, fee, value, price, symbols', (_, card) => {
    const shown = face(card);
    expect(bagOf(shown.cost)).toEqual(card.cost ?? {});
    expect(shown).toMatchObject({ value: card.value, price: card.price, symbols: card.symbols, locked: card.locked });
    const { food = 0, franc = 0 } = bagOf(shown.fee ?? []);
    expect({ food, franc }).toEqual(card.fee ?? { food: 0, franc: 0 });
  });

  /** Every number and every good in a deed, wherever it is written. */
  const told = (data: unknown): string[] =>
    typeof data === 'number'
      ? [String(data)]
      : typeof data === 'object' && data !== null
        ? Object.entries(data).flatMap(([key, value]) => [...(facts.goods.has(key) ? [key] : []), ...told(value)])
        : [];
  const drawn = ({ effect }: CardFace) =>
    effect.flatMap(({ pieces, times = '' }) => [
      ...(times.match(/\d+/g) ?? []),
      ...pieces.flatMap((one) =>
        typeof one !== 'object'
          ? []
          : 'text' in one
            ? (one.text.match(/\d+/g) ?? [])
            : [one.icon, ...(String(one.n ?? '').match(/\d+/g) ?? [])],
      ),
    ]);
  test.each(cards.map((card) => [card.id, card] as const))(
    '%s: what it does, and nothing else, is in the picture',
    (id, card) => {
      const shown = face(card);
      // The stadium does nothing: it is only worth a lot.
      expect(shown.effect.length > 0).toBe(id !== 'football-stadium');
      const said = new Set(told([card.deeds, card.traits]));
      const seen = new Set(drawn(shown));
      // One of something is drawn without a number; a half and a third have signs of their own.
      const numbers = [...said].filter((one) => /^\d+$/.test(one) && !['0', '1', '2', '3'].includes(one));
      expect(numbers.filter((one) => !seen.has(one))).toEqual([]);
      // A card to choose from names what may be chosen in words.
      const goods = [...said].filter((one) => facts.goods.has(one));
      expect(goods.filter((one) => !seen.has(one))).toEqual([]);
      expect([...seen].filter((one) => Number(one) > 3 && !said.has(one))).toEqual([]);
    },
  );
});

describe('pictures', () => {
  test('every card and every kind of ship has one, made of parts that are drawn', () => {
    const wanted = [...facts.cards.keys(), ...facts.hulls.keys()];
    expect(wanted.filter((id) => !SCENES[id])).toEqual([]);
    expect(Object.keys(SCENES).filter((id) => !wanted.includes(id))).toEqual([]);
    expect(Object.entries(SCENES).flatMap(([id, scene]) => missingIn(scene).map((part) => `${id}: ${part}`))).toEqual(
      [],
    );
  });
  test('no two are the same', () => expect(new Set(Object.values(SCENES)).size).toBe(Object.keys(SCENES).length));
});

test('a ship says what it feeds with this many players', () => {
  const ship = shipFace('R06', facts, 2, boardTexts.en);
  expect(ship?.text).toBe('Provides 5 food each round and ships 3 goods.');
});

test('a row is read from left to right', () =>
  expect(row('≤4: 2 wood + energy > charcoal / craft')).toEqual({
    times: '≤4',
    pieces: [
      { icon: 'wood', n: '2' },
      'plus',
      { icon: 'energy' },
      'gives',
      { icon: 'charcoal' },
      'per',
      { icon: 'craft' },
    ],
  }));

test('a figure about which the sources disagree is told in both languages, every other card is in no doubt', () => {
  expect(cards.filter((card) => face(card).doubt !== undefined).map(({ id }) => id)).toEqual(['arts-center']);
  const arts = facts.cards.get('arts-center') as CardFact; // named above
  expect(face(arts).doubt).toBe('the sources disagree about: cost');
  expect(face(arts, 'de').doubt).toBe('die Quellen widersprechen sich bei: Kosten');
});
