import type { Game } from '@quayside/engine';
import { leHavre } from '@quayside/le-havre';
import { hasIcon, type Piece } from '@quayside/ui/art';
import { describe, expect, test } from 'vitest';
import { EFFECTS } from './effects.ts';
import { faceOf, shipFace } from './faces.ts';
import { factsOf } from './facts.ts';
import { row } from './notation.ts';
import { boardWords } from './words.ts';

const game = leHavre as unknown as Game;
const facts = factsOf(game);
const iconsOf = (pieces: readonly Piece[]) =>
  pieces.flatMap((one) => (typeof one === 'object' && 'icon' in one ? [one.icon] : []));

describe.each(['en', 'de'] as const)('every card in %s', (language) => {
  const cards = [...facts.cards.values()];
  test('there are 69 of them', () => expect(cards.length).toBe(69));
  test.each(cards.map((card) => [card.id, card] as const))(
    '%s has a name, words, and pictures that exist',
    (id, card) => {
      const face = faceOf(card, game.messages[language], boardWords[language]);
      expect(face.name).not.toBe(id);
      expect(face.text).not.toBe('');
      // The stadium does nothing: it is only worth a lot.
      expect(face.effect.length > 0).toBe(id !== 'football-stadium');
      const icons = [
        ...iconsOf(face.cost),
        ...iconsOf(face.fee ?? []),
        ...face.effect.flatMap(({ pieces }) => iconsOf(pieces)),
      ];
      expect(icons.filter((icon) => !hasIcon(icon))).toEqual([]);
    },
  );
});

test('no picture is drawn for a card that is not there', () =>
  expect(Object.keys(EFFECTS).filter((id) => !facts.cards.has(id))).toEqual([]));

test('every number in a card’s pictures is one of its words’ numbers', () => {
  const numbers = (text: string) => new Set(text.match(/\d+/g) ?? []);
  for (const [id, lines] of Object.entries(EFFECTS)) {
    const said = numbers(game.messages.en[`card.${id}`] ?? '');
    const drawn = [...numbers(lines.join(' '))].filter(
      (n) => !['1', '2', '3', '4', '5', '6', '7'].includes(n) || !said.has(n),
    );
    expect(
      drawn.filter((n) => !said.has(n) && Number(n) > 7),
      id,
    ).toEqual([]);
  }
});

test('a ship says what it feeds with this many players', () => {
  const ship = shipFace('R06', facts, 2, boardWords.en);
  expect(ship?.text).toBe('Feeds 5 in every round and ships 3 goods.');
});

test('a row is read from left to right', () =>
  expect(row('≤ 4: 2 wood + energy > charcoal / craft')).toEqual({
    times: '≤ 4',
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
