import { readFileSync } from 'node:fs';
import { covered } from '@quayside/testkit';
import { describeHandbook } from '@quayside/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { rulingsAbout } from './about.ts';
import { BUILDINGS } from './buildings.ts';
import { handbook } from './handbook.ts';
import { saltyOcean } from './index.ts';
import { EVENTS } from './print.ts';
import all from './scenarios/all.scenarios.ts';
import examples from './scenarios/examples.scenarios.ts';

const { rules: proved, cards } = covered(all);
const written = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8').match(/(?<=^\| )SO-\d+/gm) ?? [];

describe('the rulings', () => {
  it('are numbered without a gap', () => {
    expect(written).toEqual(written.map((_, i) => `SO-${i + 1}`));
    expect(written).toHaveLength(27);
  });

  it('each have a scenario, and no scenario names one that is not written down', () => {
    expect([...proved.keys()].filter((rule) => rule.startsWith('SO-')).sort()).toEqual([...written].sort());
  });

  it('about a building are written down, and include every one that names it', () => {
    expect(BUILDINGS.flatMap(rulingsAbout).filter((id) => !(written as string[]).includes(id))).toEqual([]);
    const missing = BUILDINGS.flatMap((one) =>
      handbook.rulings
        .filter(({ question }) => question.en.toLowerCase().includes(one.en.toLowerCase()))
        .filter(({ id }) => !rulingsAbout(one).includes(id))
        .map(({ id }) => `${one.en}: ${id}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the scenarios', () => {
  it('show every building and every event tile at work', () => {
    expect([...BUILDINGS, ...EVENTS].map(({ id }) => id).filter((id) => !cards.has(id))).toEqual([]);
  });

  it('name only buildings and tiles that there are', () => {
    const ids = new Set<string>([...BUILDINGS, ...EVENTS].map(({ id }) => id));
    expect([...cards.keys()].filter((card) => !ids.has(card))).toEqual([]);
  });

  it('go through all eight steps of the end of a round', () => {
    const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `End of round ${n}`);
    expect(steps.filter((step) => !proved.has(step))).toEqual([]);
  });

  it('hold every worked example of the rule book', () => {
    expect(Object.keys(examples.scenarios)).toHaveLength(15);
  });
});

describeHandbook(saltyOcean, handbook, new URL('../RULINGS.md', import.meta.url));
