import { parse, stringify } from 'superjson';
import { expect, test } from 'vitest';
import { serializer } from './serializer.ts';

const VALUES: readonly unknown[] = [
  { a: 1, list: ['x', null, true], empty: {} },
  { at: new Date('2026-11-18T19:00:00Z'), rows: [{ at: new Date(0) }, { at: null }] },
  { 'a.b': { 'c\\d': new Date(1), '': [new Date(2)] } },
  [new Date(3)],
  null,
  'words',
];

test('what superjson writes is read as superjson reads it', () => {
  for (const value of [
    ...VALUES,
    undefined,
    new Date(4),
    { n: [Number.NaN, Number.NEGATIVE_INFINITY, -0], u: undefined },
  ])
    expect(serializer.parse(stringify(value))).toStrictEqual(value);
});

test('superjson reads what is written here', () => {
  for (const value of [...VALUES, undefined])
    expect(parse(JSON.stringify(serializer.serialize(value)))).toStrictEqual(value);
});

test('what pages never get is refused, not misread', () => {
  expect(() => serializer.parse(stringify({ seats: new Set([1]) }))).toThrow('a set');
});
