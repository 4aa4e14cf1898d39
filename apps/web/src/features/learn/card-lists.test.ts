import { loadGame } from '@quayside/games';
import { inLanguage, type Language } from '@quayside/languages';
import { describe, expect, test } from 'vitest';
import { searchCards, cardListsOf } from './card-lists.ts';

describe('the card index', () => {
  test('lists the sample’s cargo with its points, in the reader’s language', async () => {
    const game = await loadGame('tidewater');
    const [cargo] = cardListsOf(game.components, inLanguage(game.messages, 'de'), 'de');
    expect(cargo?.entries.find((one) => one.id === 'pearls')).toMatchObject({
      title: 'Perlen',
      cells: [{ value: '8' }],
    });
  });

  test('names every building of the Inland Port and says what it does', async () => {
    const game = await loadGame('inland-port');
    const buildings = cardListsOf(game.components, game.messages.en, 'en').find((one) => one.name === 'buildings');
    expect(buildings?.entries).toHaveLength(31);
    expect(buildings?.entries.every((one) => one.text !== null && one.title !== '')).toBe(true);
  });

  test('marks what is reconstructed or disputed', async () => {
    const cellsOf = async (id: string, card: string, language: Language = 'de') => {
      const { components, messages } = await loadGame(id);
      const all = cardListsOf(components, inLanguage(messages, language), language).flatMap((leaf) => leaf.entries);
      return all.find((one) => one.id === card)?.cells;
    };
    expect(await cellsOf('inland-port', 'wood-company')).toContainEqual({
      label: 'rekonstruiert',
      value: 'Kosten, Wert',
    });
    // The German rule book prints the name that had to be made up in English.
    expect(await cellsOf('inland-port', 'clay-kiln')).toContainEqual({ label: 'rekonstruiert', value: 'Kosten, Wert' });
    expect(await cellsOf('inland-port', 'clay-kiln', 'en')).toContainEqual({
      label: 'reconstructed',
      value: 'name, cost, value',
    });
    expect(await cellsOf('le-havre', 'arts-center')).toContainEqual({
      label: 'die Quellen widersprechen sich bei',
      value: 'Kosten',
    });
  });

  test('says francs in the reader’s language, and one of them in the singular', async () => {
    const { components, messages } = await loadGame('inland-port');
    const costs = (language: Language) =>
      cardListsOf(components, inLanguage(messages, language), language)
        .flatMap((leaf) => leaf.entries)
        .filter(({ id }) => id === 'farmland' || id === 'pier')
        .map(
          ({ cells }) => cells.find(({ label }) => label === inLanguage(messages, language)['component.cost'])?.value,
        );
    expect(costs('de')).toEqual(['1 Franc', '9 Franc']);
    expect(costs('en')).toEqual(['1 franc', '9 francs']);
  });

  test('finds lines by all words of a search, wherever they stand', async () => {
    const game = await loadGame('inland-port');
    const leaf = cardListsOf(game.components, game.messages.en, 'en').find((one) => one.name === 'buildings');
    const hits = searchCards(leaf!, 'wood COMPANY').entries;
    expect(hits.map((one) => one.id)).toContain('wood-company');
    expect(hits.length).toBeLessThan(leaf!.entries.length);
    expect(searchCards(leaf!, 'no such card').entries).toEqual([]);
  });
});

test('what is not printed leaves no empty cell', () => {
  const [leaf] = cardListsOf(
    { cards: [{ id: 'a', cost: null, locked: false, fee: { food: 0, coin: 2 } }] },
    { 'term.coin': 'coin' },
    'en',
  );
  expect(leaf?.entries[0]?.cells).toEqual([{ label: 'fee', value: '2 coin' }]);
});
