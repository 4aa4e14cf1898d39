import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, isBag, tokens, total, type Bag } from './bag.ts';
import { answersByForce, bags, bundles, legalByForce, spell, weights } from './bundle.arbitrary.ts';
import { frontier, onlyAnswer, possible, refuseBundle, sampleBundle, suggest, waste, type Bundle } from './bundle.ts';
import { cost, type Need } from './need.ts';
import { randomFrom } from './random.ts';

const food: Need = { units: 2, worth: { fish: 1, bread: 2, coin: 1 }, name: 'food' };
const pay = (from: Bag, ...needs: Need[]): Bundle => ({ kind: 'bundle', from, needs });
const choose = (from: Bag, terms: Partial<Bundle> = {}): Bundle => ({ kind: 'bundle', from, ...terms });

/** A bundle that means the same, with everything in it named the other way round. */
const turned = (b: Bundle): Bundle =>
  JSON.parse(JSON.stringify(b), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  ) as Bundle;

describe('a payment', () => {
  it('may overpay with a token that counts for more, not with a token too many', () => {
    const b = pay({ fish: 3, bread: 1 }, { ...food, units: 1 });
    expect(refuseBundle(b, { bread: 1 })).toBeNull();
    expect(refuseBundle(b, { fish: 1 })).toBeNull();
    expect(refuseBundle(b, { fish: 2 })).toEqual({ key: 'core.bundle.waste', args: { token: 'fish' } });
    expect(refuseBundle(b, { bread: 1, fish: 1 })).toMatchObject({ key: 'core.bundle.waste' });
  });

  it('of 2 food or 1 coin is one need in which a coin counts for 2', () => {
    const fee: Need = { units: 2, worth: { fish: 1, coin: 2 }, name: 'fee' };
    expect(frontier(pay({ fish: 3, coin: 2 }, fee)).map(spell)).toEqual(['1coin', '2fish']);
    expect(refuseBundle(pay({ fish: 3, coin: 2 }, fee), { fish: 1, coin: 1 })).toMatchObject({
      key: 'core.bundle.waste',
    });
  });

  it('has no tokens that are not asked for, not even zero times', () => {
    const b = pay({ fish: 3, wood: 4 }, food);
    for (const token of ['gold', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '\u0000', '\uD800', ''])
      expect(refuseBundle(b, { fish: 2, [token]: 0 }), token).toEqual({ key: 'core.bundle.unknown', args: { token } });
    expect(refuseBundle(b, JSON.parse('{"fish":2,"__proto__":0}'))).toEqual({ key: 'core.bundle.malformed' });
    expect(refuseBundle(b, { fish: 2, constructor: 1 })).toMatchObject({ key: 'core.bundle.short' });
    expect(refuseBundle(b, { fish: 2, wood: 0 })).toBeNull();
    expect(refuseBundle(b, { fish: 2, wood: -0 })).toBeNull();
    for (const odd of [Number.NaN, Infinity, 0.5, -1, 2 ** 53, 1e308, '0', null, [], true])
      expect(refuseBundle(b, { fish: 2, wood: odd })).toEqual({ key: 'core.bundle.malformed' });
    expect(refuseBundle(b, [])).toEqual({ key: 'core.bundle.malformed' });
    expect(refuseBundle(b, Object.assign([], { fish: 2 }))).toEqual({ key: 'core.bundle.malformed' });
  });

  it('says what is wrong with it', () => {
    const b = pay({ fish: 3, wood: 4 }, food);
    expect(refuseBundle(b, 'fish')).toEqual({ key: 'core.bundle.malformed' });
    expect(refuseBundle(b, { fish: 4 })).toEqual({
      key: 'core.bundle.short',
      args: { token: 'fish', have: 3, asked: 4 },
    });
    expect(refuseBundle(b, { fish: 1 })).toEqual({ key: 'core.bundle.uncovered', args: { need: 'food', missing: 1 } });
    expect(refuseBundle(b, { fish: 2, wood: 1 })).toEqual({ key: 'core.bundle.waste', args: { token: 'wood' } });
    expect(refuseBundle({ ...b, max: 1 }, { fish: 2 })).toEqual({
      key: 'core.bundle.count',
      args: { given: 2, min: 0, max: 1 },
    });
    const keep = { stock: { fish: 3, wood: 4 }, any: [cost({ fish: 2 })] };
    expect(refuseBundle({ ...b, keep }, { fish: 2 })).toEqual({ key: 'core.bundle.keep' });
  });

  it('says by how much a need is missed that competes with another', () => {
    const b = pay({ wood: 9 }, { units: 2, worth: { wood: 1 } }, { units: 5, worth: { wood: 1 }, name: 'energy' });
    expect(refuseBundle(b, { wood: 4 })).toEqual({
      key: 'core.bundle.uncovered',
      args: { need: 'energy', missing: 3 },
    });
  });

  it('of nothing is nothing', () => {
    const b = pay({ fish: 3 }, { ...food, units: 0 });
    expect(onlyAnswer(b)).toEqual({});
    expect(refuseBundle(b, { fish: 1 })).toEqual({ key: 'core.bundle.waste', args: { token: 'fish' } });
    expect(possible({ ...b, min: 1 })).toBe(false);
  });

  it('leaves what must stay payable', () => {
    const stock = { fish: 2, coin: 2 };
    const b: Bundle = { ...pay(stock, food), keep: { stock, any: [cost({ coin: 2 }), cost({ wood: 1 })] } };
    expect(frontier(b)).toEqual([{ fish: 2 }]);
    expect(onlyAnswer(b)).toEqual({ fish: 2 });
    expect(possible({ ...b, keep: { stock, any: [] } })).toBe(false);
    expect(possible({ ...b, keep: { stock, any: [[]] } })).toBe(true);
  });

  it('is overpaid by what the best deal leaves over', () => {
    const energy: Need = { units: 4, worth: { coal: 3, wood: 1 }, name: 'energy' };
    expect(waste(pay({ coal: 2 }, energy), { coal: 2 })).toEqual([{ need: 'energy', units: 2 }]);
    expect(waste(pay({ coal: 1, wood: 1 }, energy), { coal: 1, wood: 1 })).toEqual([]);
    const heat: Need = { units: 2, worth: { coal: 2, wood: 1 }, name: 'heat' };
    expect(waste(pay({}, energy, heat), { coal: 2, wood: 1 })).toEqual([]);
    expect(waste(pay({}, energy, heat), { coal: 3 })).toEqual([{ need: 'energy', units: 2 }]);
    expect(waste(pay({}, energy), { wood: 1 })).toEqual([]);
  });
});

describe('any bundle, compared with brute force', () => {
  const legal = bundles.map((b) => ({ b, all: answersByForce(b) }));

  it('refuses exactly the answers that are not legal', () => {
    fc.assert(
      fc.property(bundles, bags, (b, answer) => {
        expect(refuseBundle(b, answer) === null).toBe(legalByForce(b, answer));
      }),
      { numRuns: 800 },
    );
    fc.assert(
      fc.property(legal, ({ b, all }) => {
        for (const answer of all) expect(refuseBundle(b, answer)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('has exactly these answers, each once', () => {
    fc.assert(
      fc.property(legal, ({ b, all }) => {
        expect(frontier(b).map(spell).toSorted()).toEqual(all.map(spell).toSorted());
        expect(frontier(b, 3)).toEqual(frontier(b).slice(0, 3));
      }),
      { numRuns: 800 },
    );
  });

  it('knows whether it can be answered, and if in one way only, in which', () => {
    fc.assert(
      fc.property(legal, ({ b, all }) => {
        expect(possible(b)).toBe(all.length > 0);
        const only = onlyAnswer(b);
        expect(only === null ? null : spell(only)).toBe(all.length === 1 ? spell(all[0]!) : null);
      }),
      { numRuns: 800 },
    );
  });

  it('gives only legal answers by chance', () => {
    fc.assert(
      fc.property(legal, fc.nat(), ({ b, all }, seed) => {
        const random = randomFrom(seed);
        const draw = () => sampleBundle(b, random);
        const draws = all.length === 0 ? [] : [draw(), draw(), draw(), draw()];
        expect(draws.filter((answer) => !legalByForce(b, answer))).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('throws where there is no answer to give', () => {
    fc.assert(
      fc.property(
        legal.filter(({ all }) => all.length === 0),
        ({ b }) => {
          expect(() => sampleBundle(b, () => 0.5)).toThrow(RangeError);
          expect(suggest(b)).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives every legal answer a chance', () => {
    const random = randomFrom('every answer');
    fc.assert(
      fc.property(
        legal.filter(({ all }) => all.length > 0 && all.length <= 12),
        ({ b, all }) => {
          const missing = new Set(all.map(spell));
          for (let i = 0; i < 20_000 && missing.size > 0; i++) missing.delete(spell(sampleBundle(b, random)));
          expect([...missing]).toEqual([]);
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });

  const costOf = (b: Bundle, weights: Bag, answer: Bag) =>
    tokens(answer).reduce((sum, token) => {
      const price = b.needs === undefined ? (b.price?.[token] ?? 0) : 0;
      return sum + count(answer, token) * ((weights[token] ?? 1) - price);
    }, 0);

  it('suggests legal answers, the best first, and all of them where there are few', () => {
    fc.assert(
      fc.property(legal, weights, fc.integer({ min: 1, max: 12 }), ({ b, all }, weights, most) => {
        const suggested = suggest(b, weights, most);
        expect(suggested.length).toBe(Math.min(most, all.length));
        expect(new Set(suggested.map(spell)).size).toBe(suggested.length);
        for (const answer of suggested) expect(legalByForce(b, answer)).toBe(true);
        const rank = (answer: Bag) => [costOf(b, weights, answer), total(answer)];
        const better = (x: number[], y: number[]) => x[0]! - y[0]! || x[1]! - y[1]!;
        const ranks = suggested.map(rank);
        expect(ranks).toEqual(ranks.toSorted(better));
        const best = all.map(rank).toSorted(better);
        // The best half at least is just that; without needs the best one.
        const sure = Math.min(b.needs === undefined ? 1 : Math.ceil(most / 2), all.length);
        expect(ranks.slice(0, sure)).toEqual(best.slice(0, sure));
      }),
      { numRuns: 800 },
    );
  });

  it('suggests the smallest and the largest selection', () => {
    fc.assert(
      fc.property(
        bundles.map(({ from, min = 0, max = 99, keep }) => choose(from, keep ? { min, max, keep } : { min, max })),
        weights,
        (b, weights) => {
          const sizes = answersByForce(b).map(total);
          const suggested = suggest(b, weights, 3).map(total);
          if (sizes.length === 0) return;
          expect(Math.min(...suggested)).toBe(Math.min(...sizes));
          expect(Math.max(...suggested)).toBe(Math.max(...sizes));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('measures waste as the least over all deals', () => {
    const least = (answer: Bag, needs: readonly Need[]): number => {
      let ways: number[][] = [needs.map((need) => -need.units)];
      for (const token of tokens(answer)) {
        for (let n = count(answer, token); n > 0; n--) {
          ways = ways.flatMap((way) =>
            needs.flatMap((need, i) =>
              (need.worth[token] ?? 0) > 0 ? [way.with(i, way[i]! + need.worth[token]!)] : [],
            ),
          );
        }
      }
      const met = ways.filter((way) => way.every((units) => units >= 0));
      return Math.min(...met.map((way) => way.reduce((sum, units) => sum + units, 0)));
    };
    fc.assert(
      fc.property(legal, ({ b, all }) => {
        for (const answer of all.slice(0, 5)) {
          if (b.needs === undefined || b.needs.length === 0 || total(answer) > 6) continue;
          const over = waste(b, answer).reduce((sum, { units }) => sum + units, 0);
          expect(over).toBe(least(answer, b.needs));
        }
      }),
      { numRuns: 800 },
    );
  });

  it('means the same in whatever order its tokens are named', () => {
    fc.assert(
      fc.property(bundles, bags, weights, fc.nat(), (b, answer, weights, seed) => {
        const other = turned(b);
        const text = JSON.stringify;
        expect(text(refuseBundle(other, turned(answer as unknown as Bundle)))).toBe(text(refuseBundle(b, answer)));
        expect(text(frontier(other))).toBe(text(frontier(b)));
        expect(text(suggest(other, weights))).toBe(text(suggest(b, weights)));
        const draw = (b: Bundle) => (possible(b) ? text(sampleBundle(b, randomFrom(seed))) : 'none');
        expect(draw(other)).toBe(draw(b));
      }),
      { numRuns: 500 },
    );
  });
});

describe('suggestions', () => {
  const kinds = { fish: 9, smoked: 7, bread: 6, meat: 5, coin: 12, grain: 6, cow: 3 };
  const feeding = pay(kinds, {
    units: 20,
    worth: { fish: 1, smoked: 2, bread: 2, meat: 3, coin: 1, grain: 1, cow: 3 },
    name: 'food',
  });

  it('show what else there is besides variations of the best', () => {
    const weights = { fish: 1, smoked: 2, bread: 3, meat: 4, coin: 2, grain: 3, cow: 6 };
    const suggested = suggest(feeding, weights);
    expect(suggested).toHaveLength(12);
    for (const token of tokens(kinds)) {
      expect(
        suggested.some((answer) => count(answer, token) > 0),
        `one with ${token}`,
      ).toBe(true);
      expect(
        suggested.some((answer) => count(answer, token) === 0),
        `one without ${token}`,
      ).toBe(true);
    }
    for (const answer of suggested) expect(refuseBundle(feeding, answer)).toBeNull();
  });

  it('give what earns more than it is worth', () => {
    const b = choose({ fish: 4, wood: 3, coal: 2 }, { price: { fish: 2, wood: 1, coal: 1 } });
    const suggested = suggest(b, { fish: 1, wood: 1, coal: 4 });
    expect(suggested[0]).toEqual({ fish: 4 });
    expect(suggested).toContainEqual({});
    expect(suggested).toContainEqual({ fish: 4, wood: 3, coal: 2 });
  });

  it('give nothing for nothing', () => {
    const b = choose({ fish: 4, wood: 30, coal: 20 }, { price: { fish: 2 } });
    const suggested = suggest(b);
    expect(suggested[0]).toEqual({ fish: 4 });
    expect(suggested).toContainEqual({});
    expect(Math.max(...suggested.map(total))).toBeLessThan(10);
  });
});

describe('whatever is thrown at a bundle', () => {
  const stock = { fish: 3, bread: 1, wood: 2 };
  const b: Bundle = { ...pay(stock, food), keep: { stock, any: [cost({ wood: 1 })] } };

  it('is refused if it is no answer, and soon', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`t${i}`, 1]));
    const hostile: unknown[] = [
      JSON.parse('{"__proto__":{"fish":2}}'),
      JSON.parse('{"__proto__":2}'),
      Object.create({ fish: 2 }),
      { constructor: 1 },
      { toString: 1, fish: 2 },
      { fish: NaN },
      { fish: 1e308 },
      { fish: Number.MAX_SAFE_INTEGER },
      { fish: -2, bread: 2 },
      { fish: { fish: 2 } },
      { fish: [2] },
      { fish: 2n },
      ['fish', 'fish'],
      'fish',
      null,
      undefined,
      2,
      Symbol('fish'),
      new Map([['fish', 2]]),
      many,
    ];
    for (const answer of hostile) expect(refuseBundle(b, answer)).not.toBeNull();
    expect(refuseBundle(b, { fish: 2 })).toBeNull();
  });

  it('gets null only for a bag', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(refuseBundle(b, input) !== null || isBag(input)).toBe(true);
      }),
      { numRuns: 800 },
    );
  });

  it('ends: large stocks, many kinds, needs that all compete', () => {
    const names = Array.from({ length: 40 }, (_, i) => `t${i}`);
    const large = Object.fromEntries(names.map((token) => [token, 300]));
    const worth = (shift: number) => Object.fromEntries(names.map((token, i) => [token, 1 + ((i * shift) % 5)]));
    const needs = [1, 2, 3, 4, 6, 7, 8, 9].map((shift) => ({ units: 40, worth: worth(shift) }));
    const hard: Bundle = { ...pay(large, ...needs), keep: { stock: large, any: [cost({ t1: 280, t2: 290 })] } };
    const random = randomFrom('hard');
    expect(possible(hard)).toBe(true);
    expect(onlyAnswer(hard)).toBeNull();
    expect(refuseBundle(hard, sampleBundle(hard, random))).toBeNull();
    expect(refuseBundle(hard, large)).not.toBeNull();
    for (const answer of suggest(hard)) expect(refuseBundle(hard, answer)).toBeNull();
    expect(frontier(hard, 5)).toHaveLength(5);

    const free = choose(large, {
      min: 3,
      max: 2000,
      keep: { stock: large, any: [cost({ t1: 280 }), cost({ t2: 290 })] },
    });
    expect(refuseBundle(free, sampleBundle(free, random))).toBeNull();
    expect(suggest(free)).toHaveLength(12);
  });
});
