import { deserialize, serialize } from 'superjson';
import { expect, it } from 'vitest';
import { serializer } from '../src/serializer.ts';

const when = new Date('2026-11-16T10:00:00Z');
const overTheLine = (value: unknown): unknown => deserialize(JSON.parse(JSON.stringify(serializer.serialize(value))));

it.each([
  ['plain values', { a: [1, 'two', null, true, { b: {} }], c: '' }],
  ['dates at any depth', { when, list: [{ when }, [when, 1]], 'a.key': { 'with\\signs': when }, '': { x: when } }],
  ['things that are missing', { a: undefined, b: { c: undefined, d: 1 } }],
  ['numbers that JSON does not know', { a: Number.NaN, b: [-0, Infinity], when }],
  ['what only superjson knows', { map: new Map([['a', when]]), set: new Set([1]), big: 10n, list: [undefined, when] }],
  ['a date alone', when],
  ['nothing', undefined],
  ['null', null],
])('%s arrive as they were sent', (_, value) => {
  expect(overTheLine(value)).toEqual(value);
});

it('says dates as superjson does, and leaves what was sent as it was', () => {
  const value = { when, table: { created: when, seats: [{ since: when, seat: 0 }] } };
  expect(serializer.serialize(value)).toEqual(plainOf(value));
  expect(value.table.seats[0]!.since).toBe(when);
});

/** Superjson also notes that the dates are one object, which nobody needs. */
function plainOf(value: object): object {
  const { json, meta } = serialize(structuredClone(value));
  return { json, meta: { values: meta?.values, v: meta?.v } };
}

it('writes what was stored with a key of the prototype’s, without that key', () => {
  const told = JSON.parse(
    '{"at":1,"bag":{"fish":1,"constructor":0,"__proto__":{"admin":true},"prototype":[1]}}',
  ) as object;
  const ended = new Date(0);
  const { json } = serializer.serialize({ told, ended });
  expect(json).toEqual({ told: { at: 1, bag: { fish: 1 } }, ended: ended.toJSON() });
});

it.each(['{"a":{"__proto__":{}}}', '{"constructor":1}', '["\\u0000"]', '{"a":"\\ud800"}', '{"\\udfff":1}'])(
  'reads nothing of %s',
  (text) => expect(() => serializer.deserialize({ json: JSON.parse(text) })).toThrow(TypeError),
);
