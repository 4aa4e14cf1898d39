import { readFileSync } from 'node:fs';
import { covered } from '@quayside/testkit';
import { describeHandbook } from '@quayside/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { rulingsAbout } from './about.ts';
import { BUILDINGS } from './buildings.ts';
import all from './scenarios/all.scenarios.ts';
import buildings from './scenarios/buildings.scenarios.ts';
import { handbook } from './handbook.ts';
import { inlandPort } from './index.ts';

const { rules: proved, cards } = covered(all);
const written = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8').match(/(?<=^\| )IP-\d+/gm) ?? [];

describe('the rulings', () => {
  it('are numbered without a gap', () => {
    expect(written).toEqual(written.map((_, i) => `IP-${i + 1}`));
    expect(written.length).toBeGreaterThan(20);
  });

  it('each have a scenario, and no scenario names one that is not written down', () => {
    expect([...proved.keys()].filter((rule) => rule.startsWith('IP-')).sort()).toEqual([...written].sort());
  });
});

describe('the rulings about a tile', () => {
  it('are written down', () => {
    const known = new Set<string>(written);
    expect(BUILDINGS.flatMap(rulingsAbout).filter((id) => !known.has(id))).toEqual([]);
  });

  it('include every one that names it', () => {
    const longest = [...BUILDINGS].sort((a, b) => b.en.length - a.en.length);
    // The Weekly Market is not the Market.
    const named = (text: string) => {
      let rest = text;
      return longest.filter(({ en }) => rest !== (rest = rest.replaceAll(en, '')));
    };
    const missing = BUILDINGS.flatMap((tile) =>
      handbook.rulings
        .filter(({ question }) => named(question.en).includes(tile))
        .filter(({ id }) => !rulingsAbout(tile).includes(id))
        .map(({ id }) => `${tile.en}: ${id}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the scenarios', () => {
  it('show every building at work', () => {
    expect(BUILDINGS.map(({ id }) => id).filter((id) => !cards.has(id))).toEqual([]);
  });

  it('name only buildings that there are', () => {
    const ids = new Set(BUILDINGS.map(({ id }) => id));
    expect([...cards.keys()].filter((card) => !ids.has(card))).toEqual([]);
  });

  it('show every usable building in each of the four sectors', () => {
    const names = Object.keys(buildings.scenarios);
    const missing = BUILDINGS.filter(({ effect }) => effect).flatMap(({ en }) =>
      ['2', '3', '4', '4+1'].filter((sector) => !names.some((name) => name.startsWith(`${en} in sector ${sector}:`))),
    );
    expect(missing).toEqual([]);
  });
});

describeHandbook(inlandPort, handbook, new URL('../RULINGS.md', import.meta.url));
