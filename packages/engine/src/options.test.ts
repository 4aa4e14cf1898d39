import { expect, it } from 'vitest';
import { Refused } from './errors.ts';
import { optionValues, readOptions, type OptionSchema } from './options.ts';

const schema: OptionSchema = {
  length: { kind: 'choice', values: ['short', 'full'], default: 'full' },
  loans: { kind: 'flag', default: true },
  cap: { kind: 'number', min: 1, max: 9, default: 4 },
};
const refused = (input: unknown): unknown => {
  try {
    return readOptions(schema, input);
  } catch (error) {
    return error instanceof Refused ? error.text : error;
  }
};

it('fills in the defaults', () => {
  expect(readOptions(schema)).toEqual({ length: 'full', loans: true, cap: 4 });
  expect(readOptions(schema, { cap: 9 })).toEqual({ length: 'full', loans: true, cap: 9 });
});

it('names the option that is unknown or has no such value', () => {
  expect(refused({ colour: 'red' })).toEqual({ key: 'core.options.unknown', args: { option: 'colour' } });
  for (const [option, value] of [
    ['length', 'long'],
    ['length', 1],
    ['loans', 'yes'],
    ['cap', 0],
    ['cap', 10],
    ['cap', 1.5],
    ['cap', '4'],
    ['cap', null],
  ] as const)
    expect(refused({ [option]: value })).toEqual({ key: 'core.options.value', args: { option } });
});

it('is not led astray by what every object has, nor by what is no object', () => {
  expect(refused(JSON.parse('{"__proto__":{"cap":9}}'))).toMatchObject({ key: 'core.options.unknown' });
  expect(refused({ constructor: 1 })).toMatchObject({ key: 'core.options.unknown' });
  expect(readOptions(schema, Object.create({ cap: 9 }))).toMatchObject({ cap: 4 });
  for (const input of [null, [], 'cap', 4]) expect(refused(input)).toEqual({ key: 'core.options.malformed' });
});

it('knows the values worth trying', () => {
  expect(optionValues({ kind: 'flag', default: false })).toEqual([false, true]);
  expect(optionValues({ kind: 'number', min: 1, max: 9, default: 1 })).toEqual([1, 9]);
  expect(optionValues({ kind: 'choice', values: ['a', 'b'], default: 'a' })).toEqual(['a', 'b']);
});
