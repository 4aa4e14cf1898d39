import type { GameText } from '@quayside/engine';
import { say } from '@quayside/engine/texts';
import { inLanguage, LANGUAGES, type Language } from '@quayside/languages';
import { BUILDINGS, GOODS, inlandPort, type Building } from '@quayside/inland-port';
import { hasIcon, missingIn, type CardFace, type Part } from '@quayside/ui/art';
import { describe, expect, test } from 'vitest';
import { faceOf } from './face.ts';
import { SCENES } from './scenes.ts';

const reader = (language: Language) => ({
  language,
  say: (text: GameText) => say(inLanguage(inlandPort.messages, language), text),
});
const face = (building: Building) => faceOf(building, reader('en'));
const partsOf = ({ effect }: CardFace): Part[] =>
  effect.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece === 'object' && 'icon' in piece));

/** Every value under one of these names, however deep it lies in a tile's data. */
function under(data: unknown, ...names: string[]): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => [
    ...(names.includes(name) ? [value].flat() : []),
    ...(typeof value === 'object' ? under(value, ...names) : []),
  ]);
}
const sorted = (list: Iterable<unknown>) => [...new Set(list)].map(String).sort();

describe.each(BUILDINGS.map((building) => [building.en, building] as const))('%s', (_, building) => {
  const { effect, bonus, counts, cost } = building;

  test('has a scene of its own, made of parts that somebody has drawn', () => {
    const { scene = '' } = face(building);
    expect(scene).not.toBe('');
    expect(missingIn(scene)).toEqual([]);
    for (const [, icon = ''] of scene.matchAll(/!([a-z-]+)/g)) expect(hasIcon(icon)).toBe(true);
  });

  test('shows the goods of its effect and bonus, and no other', () => {
    const shown = partsOf(face(building)).flatMap(({ icon }) => GOODS.filter((good) => good === icon));
    expect(sorted(shown)).toEqual(sorted([...under({ effect, bonus }, 'good', 'goods'), ...goodsOf(counts)]));
  });

  test('shows every way its markers go', () => {
    const shown = partsOf(face(building)).flatMap(({ way }) => way ?? []);
    expect(sorted(shown)).toEqual(sorted(under({ effect, bonus }, 'way')));
  });

  test('shows the francs and the food it takes or gives', () => {
    const shown = partsOf(face(building)).flatMap(({ icon, n }) => (icon === 'franc' || icon === 'food' ? [n] : []));
    expect(sorted(shown)).toEqual(sorted(under({ effect }, 'francs', 'food').filter((n) => n !== 0)));
  });

  test('shows its cost', () => {
    const shown = face(building).cost.map((piece) =>
      typeof piece === 'object' && 'icon' in piece ? [piece.icon, piece.n] : piece,
    );
    const { francs, ...goods } = cost;
    expect(shown).toEqual([...Object.entries(goods), ...(francs ? [['franc', francs]] : [])]);
  });

  test('says what it is in both languages', () => {
    for (const language of LANGUAGES) {
      const { name, text } = faceOf(building, reader(language));
      expect(name).toBe(building[language]);
      expect(text).not.toMatch(/card\.|undefined/);
    }
  });
});

const goodsOf = (counts: Building['counts']) => (counts && counts.per !== 'factory' ? [counts.per] : []);

test('no two tiles look alike', () => {
  expect(new Set(Object.values(SCENES)).size).toBe(BUILDINGS.length);
});

test('a tile with reconstructed figures says which, a known one says nothing', () => {
  for (const language of LANGUAGES) {
    const sure = BUILDINGS.filter((building) => faceOf(building, reader(language)).doubt === undefined);
    // The German rule book prints all names; the English ones of these two are ours.
    const german = language === 'de' ? ['church-square', 'seine-bridge'] : [];
    expect(sure.map(({ id }) => id)).toEqual(['hardware-store', ...german]);
  }
  const [wood] = BUILDINGS;
  expect(wood && face(wood).doubt).toBe('reconstructed: cost, value');
  expect(wood && faceOf(wood, reader('de')).doubt).toBe('rekonstruiert: Kosten, Wert');
});
