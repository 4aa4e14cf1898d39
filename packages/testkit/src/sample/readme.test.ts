import { readFileSync } from 'node:fs';
import { apply, conceal, dealer, decisions, readSetup, start } from '@quayside/engine/host';
import * as rules from '@quayside/engine';
import * as host from '@quayside/engine/host';
import * as texts from '@quayside/engine/texts';
import { expect, it } from 'vitest';
import { PROPERTY_NAMES } from '../conformance/conformance.ts';
import { tidewater as game } from './index.ts';

const readmeOf = (name: string) => readFileSync(new URL(`../../../${name}/README.md`, import.meta.url), 'utf8');

it('the engine’s README tells what really happens', () => {
  const setup = readSetup(game, 2, { days: 3 });
  const nature = dealer(game, setup, 'any seed');
  const { state } = start(game, setup, nature);
  const before = JSON.stringify(state);
  expect(decisions(game, state, 0)).toMatchObject([
    { id: expect.stringMatching(/^3\./), key: 'place', due: true, offer: { kind: 'pick' } },
    { id: expect.stringMatching(/^sell\./), key: 'sell', due: false, offer: { kind: 'pick', options: ['fish'] } },
  ]);
  const next = apply(game, state, { seat: 0, key: 'place', answer: 'nets' }, nature);
  expect(next.events).toMatchObject([{ key: 'place', data: { seat: 0, space: 'nets' } }, { key: 'gain' }]);
  expect(JSON.stringify(state)).toBe(before);
  expect(Object.keys(conceal(game, next.state, 1))).toEqual(Object.keys(next.state));
});

it('the engine’s README speaks of functions that are there', () => {
  const words = [...readmeOf('engine').matchAll(/`([a-z]+[A-Z]\w+|[A-Z][A-Za-z]+)`/g)].map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(20);
  const known = { ...rules, ...host, ...texts };
  const types = new Set(['Game', 'GameText']);
  expect(words.filter((word) => !(word in known) && !types.has(word))).toEqual([]);
});

it('the kit’s README lists every property', () => {
  const readme = readmeOf('testkit');
  expect(PROPERTY_NAMES.filter((name) => !readme.includes(name))).toEqual([]);
});
