import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, tokens, type Bag } from './bag.ts';
import { cost, covers, payable, type Need } from './need.ts';
import { nameOf } from './need-cover.ts';
import { bags, coversByForce, needs } from './bundle.arbitrary.ts';

describe('a cost', () => {
  it('asks for each token or what may stand in for it', () => {
    expect(cost({ iron: 1, clay: 2, wood: 0 }, { clay: ['brick'], iron: ['steel'] })).toEqual([
      { units: 2, worth: { clay: 1, brick: 1 }, name: 'clay' },
      { units: 1, worth: { iron: 1, steel: 1 }, name: 'iron' },
    ]);
    expect(cost({ constructor: 1 })).toEqual([{ units: 1, worth: { constructor: 1 }, name: 'constructor' }]);
  });

  it('is payable with substitutes, each token counted once', () => {
    const needs = cost({ clay: 2, iron: 1 }, { clay: ['brick'], iron: ['steel'] });
    expect(payable({ clay: 1, brick: 1, steel: 1 }, needs)).toBe(true);
    expect(payable({ clay: 1, brick: 1 }, needs)).toBe(false);
    expect(payable({ brick: 3 }, needs)).toBe(false);
  });
});

describe('a need', () => {
  it('of nothing is covered by nothing', () => {
    expect(covers({}, [])).toBe(true);
    expect(covers({}, [{ units: 0, worth: {} }])).toBe(true);
    expect(covers({}, [{ units: 1, worth: { wood: 1 } }])).toBe(false);
  });

  it('may be overpaid, as there is no change', () => {
    expect(covers({ coal: 1 }, [{ units: 2, worth: { coal: 3 } }])).toBe(true);
  });

  it('takes halves', () => {
    const energy: Need = { units: 2.5, worth: { wood: 1, chip: 0.5 } };
    expect(covers({ wood: 2, chip: 1 }, [energy])).toBe(true);
    expect(covers({ wood: 1, chip: 2 }, [energy])).toBe(false);
  });

  it('is called by its name or by what pays for it', () => {
    expect(nameOf({ units: 1, worth: { steel: 1, iron: 1 } })).toBe('iron/steel');
    expect(nameOf({ units: 1, worth: { fish: 1 }, name: 'food' })).toBe('food');
  });
});

describe('needs that compete for tokens', () => {
  it('are covered only if every token serves one of them', () => {
    const both: Need[] = [
      { units: 2, worth: { wood: 1 }, name: 'wood' },
      { units: 3, worth: { wood: 1, coal: 3 }, name: 'energy' },
    ];
    expect(covers({ wood: 2, coal: 1 }, both)).toBe(true);
    expect(covers({ wood: 4 }, both)).toBe(false);
    expect(covers({ wood: 5 }, both)).toBe(true);
  });

  it('are judged exactly, as by trying every deal', () => {
    fc.assert(
      fc.property(bags, needs, (bag, needs) => {
        expect(covers(bag, needs)).toBe(coversByForce(bag, needs));
      }),
      { numRuns: 2000 },
    );
  });

  it('are judged the same in whatever order tokens are named', () => {
    fc.assert(
      fc.property(bags, needs, (bag, needs) => {
        const turned: Bag = {};
        for (const token of tokens(bag).toReversed()) turned[token] = count(bag, token);
        expect(covers(turned, needs)).toBe(covers(bag, needs));
      }),
    );
  });

  it('are judged soon even where all of them want all of many kinds', () => {
    const names = Array.from({ length: 64 }, (_, i) => `t${i}`);
    const bag = Object.fromEntries(names.map((token) => [token, 300]));
    const worth = (shift: number) => Object.fromEntries(names.map((token, i) => [token, 2 + ((i * shift) % 7)]));
    const all = names.reduce((sum, token) => sum + 300 * (worth(3)[token] ?? 0), 0);
    const many: Need[] = Array.from({ length: 8 }, (_, i) => ({ units: Math.floor(all / 8), worth: worth(i + 1) }));
    expect(covers(bag, many)).toBe(true);
    expect(covers(bag, [...many.slice(0, 7), { units: 2 * all, worth: worth(3) }])).toBe(false);
  });
});
