import { loadGame } from '@quayside/games';
import { inLanguage, type Language } from '@quayside/languages';
import { describe, expect, test } from 'vitest';
import { loadCards } from '@quayside/games/boards';
import { loadHandbook } from '@quayside/games/load';
import { cardListsOf, facetsIn, searchCards, sortCards } from './card-lists.ts';

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
      const all = cardListsOf(components, inLanguage(messages, language), language).flatMap((list) => list.entries);
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
        .flatMap((list) => list.entries)
        .filter(({ id }) => id === 'farmland' || id === 'pier')
        .map(
          ({ cells }) => cells.find(({ label }) => label === inLanguage(messages, language)['component.cost'])?.value,
        );
    expect(costs('de')).toEqual(['1 Franc', '9 Franc']);
    expect(costs('en')).toEqual(['1 franc', '9 francs']);
  });

  test('finds lines by all words of a search, wherever they stand', async () => {
    const game = await loadGame('inland-port');
    const list = cardListsOf(game.components, game.messages.en, 'en').find((one) => one.name === 'buildings');
    const hits = searchCards(list!, 'wood COMPANY').entries;
    expect(hits.map((one) => one.id)).toContain('wood-company');
    expect(hits.length).toBeLessThan(list!.entries.length);
    expect(searchCards(list!, 'no such card').entries).toEqual([]);
  });
});

/** The index of a game as its page shows it. */
async function indexOf(id: string, language: Language) {
  const [game, handbook, cards] = await Promise.all([loadGame(id), loadHandbook(id), loadCards(id)]);
  const drawn = cards?.(game, handbook, language) ?? [];
  return { drawn, lists: cardListsOf(game.components, inLanguage(game.messages, language), language, drawn) };
}

describe('drawn cards', () => {
  test.each(['en', 'de'] as const)(
    'every building, ship and event has its card and a text beside it (%s)',
    async (language) => {
      for (const [id, list, n] of [
        ['le-havre', 'cards', 69],
        ['le-havre', 'ships', 20],
        ['inland-port', 'buildings', 31],
        ['salty-ocean', 'buildings', 15],
        ['salty-ocean', 'events', 10],
      ] as const) {
        const entries = (await indexOf(id, language)).lists.find((one) => one.name === list)?.entries ?? [];
        expect([id, list, entries.length]).toEqual([id, list, n]);
        expect(entries.filter((one) => !one.drawn || !one.text || one.title === one.id)).toEqual([]);
      }
    },
  );

  test('no game without a board loses its list, and no list tells what is for programs', async () => {
    for (const id of ['le-havre', 'inland-port', 'salty-ocean', 'tidewater']) {
      const { lists } = await indexOf(id, 'en');
      expect(JSON.stringify(lists.map(({ entries }) => entries.map(({ cells }) => cells)))).not.toMatch(
        /does:|less[A-Z]|undefined/,
      );
    }
    expect((await indexOf('tidewater', 'en')).drawn).toEqual([]);
  });

  test('are filtered by type, set and phase, and sorted by cost', async () => {
    const { lists } = await indexOf('le-havre', 'en');
    const [cards] = lists;
    expect(facetsIn(lists, 'set')).toEqual(['standard buildings', 'special buildings']);
    const craft = searchCards(cards!, { search: '', type: 'craft building', set: 'special buildings' }).entries;
    expect(craft.length).toBeGreaterThan(0);
    expect(craft.every((one) => one.drawn?.face.type === 'craft')).toBe(true);
    const costs = sortCards(cards!, 'cost', 'en').entries.map((one) => one.drawn?.cost ?? 0);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(facetsIn((await indexOf('inland-port', 'de')).lists, 'phase')[0]).toBe('ab Runde A');
  });

  test('have the rulings about them beside them', async () => {
    const { lists } = await indexOf('salty-ocean', 'en');
    const clock = lists.flatMap(({ entries }) => entries).find((one) => one.id === 'clock');
    expect(clock?.drawn?.rulings).toContain('SO-15');
  });
});

test('what is not printed lists no empty cell', () => {
  const [list] = cardListsOf(
    { cards: [{ id: 'a', cost: null, locked: false, fee: { food: 0, coin: 2 } }] },
    { 'term.coin': 'coin' },
    'en',
  );
  expect(list?.entries[0]?.cells).toEqual([{ label: 'fee', value: '2 coin' }]);
});
