import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { deserialize, serialize, type SuperJSONResult } from 'superjson';

/** A value that a schema almost takes, and where it misses. */
export interface InvalidInput {
  readonly where: string;
  readonly value: unknown;
}

/** Values that no schema for something sensible takes, from the nearly right to the hostile. */
const STRANGE: readonly unknown[] = [
  null, true, -1, 0.5, 1e9, Number.NaN, Infinity, '', ' ', 'x'.repeat(5000), '\u0000', '../..', "'; drop table match; --", '💥'.repeat(30),
  '\ud800', 'x\udc00y', '\u202egnp.exe', '0000-01-01', '9999-12-31', '0000-1', '9999-4', '+275760-09-13', '-271821-04-20T00:00:00.000Z_x', 'ann\u0000@example.org',
  '1e400_2026-01-01T00:00:00Z_x', '1e308_+275760-09-13T00:00:00.000Z_x', '9'.repeat(40), '%00', '%', '\\', 'constructor', '__proto__', 'toString',
  Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 31, 2 ** 63, 1e300, -0, 5e-324, new Date(8.64e15), new Date(-8.64e15), new Date(NaN),
  { a: 0 }, { a: 1e300 }, { toString: 1 }, { hasOwnProperty: 0 }, { a: '\u0000' }, ['\u0000'], ['\ud800'], ['constructor'], [[[[[[]]]]]],
  [], [null], ['x'], {}, { $ne: 1 }, { length: 3 }, new Date(0), 10n,
]; // prettier-ignore
/** What is tried for a word until its schema takes it. */
const WORDS = ['abcdefgh', 'en', 'a', 'x@example.org', '2026-01-01', '2026-4'];

/** Something the schema takes, with every field that may be left out filled in. */
export function hit(schema: $ZodType): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  // Kinds that no input has are not known here on purpose.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, hit(field)]));
    case 'optional':
    case 'nullable':
    case 'default':
      return hit(def.innerType);
    case 'array':
      return [hit(def.element)];
    case 'tuple':
      return def.items.map((item) => hit(item));
    case 'record':
      return { [String(hit(def.keyType))]: hit(def.valueType) };
    case 'union':
      return hit(def.options[0] as $ZodType);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return false;
    case 'date':
      return new Date('2026-01-01T00:00:00Z');
    case 'number':
      return [1, 0, 10].find((n) => safeParse(schema, n).success);
    case 'string':
      return WORDS.find((word) => safeParse(schema, word).success);
    default:
      throw new Error(`${def.type} is not known here: say what a right and a wrong one look like`);
  }
}

/** Right in all but one place, for every place: whether the schema takes it or not. */
export const attempts = (schema: $ZodType): InvalidInput[] => around(schema, 'input');

/** The same, each checked to be refused by the schema. */
export function misses(schema: $ZodType, where = 'input'): InvalidInput[] {
  // As it arrives: a date that is none is sent as one that is.
  const arrived = (value: unknown): unknown =>
    deserialize(JSON.parse(JSON.stringify(serialize(value))) as SuperJSONResult);
  return around(schema, where).filter(({ value }) => !safeParse(schema, arrived(value)).success);
}

function around(schema: $ZodType, where: string): InvalidInput[] {
  const { def } = (schema as $ZodTypes)._zod;
  const strange = STRANGE.map((value) => ({ where, value }));
  // Kinds that no input has are not known here on purpose.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (def.type) {
    case 'object': {
      const right = hit(schema) as { readonly [key: string]: unknown };
      const inside = Object.entries(def.shape).flatMap(([key, field]) => {
        const { [key]: _, ...without } = right;
        return [
          { where: `${where} without ${key}`, value: without },
          ...around(field, `${where}.${key}`).map((one) => ({ ...one, value: { ...right, [key]: one.value } })),
        ];
      });
      return [...strange, ...inside];
    }
    case 'optional':
    case 'nullable':
    case 'default':
      return around(def.innerType, where);
    case 'array':
      return [
        ...strange,
        { where: `${where}, too many`, value: Array.from({ length: 51 }, () => hit(def.element)) },
        { where: `${where}, far too many`, value: Array.from({ length: 1001 }, () => hit(def.element)) },
        ...around(def.element, `${where}[0]`).map((one) => ({ ...one, value: [one.value] })),
      ];
    case 'tuple': {
      const right = hit(schema) as readonly unknown[];
      return [
        ...strange,
        { where: `${where}, one too few`, value: right.slice(1) },
        ...def.items.flatMap((item, i) =>
          around(item, `${where}[${i}]`).map((one) => ({ ...one, value: right.with(i, one.value) })),
        ),
      ];
    }
    case 'record':
      return [
        ...strange,
        ...around(def.valueType, `${where}.x`).map((one) => ({ ...one, value: { x: one.value } })),
        { where: `${where}, a long key`, value: { ['k'.repeat(5000)]: hit(def.valueType) } },
      ];
    case 'union':
      return def.options.flatMap((option) => around(option, where));
    case 'enum':
      return [...strange, { where, value: `${String(Object.values(def.entries)[0])} ` }];
    default:
      return strange;
  }
}
