import { Refused } from './errors.ts';

/** The options of a game are a schema: the form and the validator follow from it. Labels: `option.<key>` in the messages. */
export type OptionSchema = { readonly [key: string]: OptionSpec };
/** One option of a table: its kind, its values and what it is unless said. */
export type OptionSpec = OptionKind & {
  /** With how many seats it changes anything; forms leave it out with others. Without it: with any. */
  readonly seats?: { readonly min: number; readonly max: number };
};
type OptionKind =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number };

/** The options of a table with their values. */
export type Options = { readonly [key: string]: string | boolean | number };

/** The type of the options a schema describes. */
export type OptionsOf<Schema extends OptionSchema> = {
  readonly [K in keyof Schema]: Schema[K] extends { kind: 'choice'; values: readonly (infer V)[] }
    ? V
    : Schema[K] extends { kind: 'flag' }
      ? boolean
      : number;
};

/** Fills in defaults and refuses what the schema does not know, naming the option. */
export function readOptions(schema: OptionSchema, input: unknown = {}): Options {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new Refused('bad-options', { key: 'core.options.malformed' });
  for (const key of Object.keys(input))
    if (!Object.hasOwn(schema, key))
      throw new Refused('bad-options', { key: 'core.options.unknown', args: { option: key.slice(0, 60) } });
  const options: Record<string, string | boolean | number> = {};
  for (const key of Object.keys(schema)) {
    const spec = schema[key] as OptionSpec;
    const value: unknown = Object.hasOwn(input, key) ? (input as Record<string, unknown>)[key] : spec.default;
    if (!fits(spec, value)) throw new Refused('bad-options', { key: 'core.options.value', args: { option: key } });
    options[key] = value;
  }
  return options;
}

function fits(spec: OptionSpec, value: unknown): value is string | boolean | number {
  switch (spec.kind) {
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return Number.isSafeInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
  }
}

/** Every value an option can take that is worth testing. */
export function optionValues(spec: OptionSpec): readonly (string | boolean | number)[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values;
    case 'flag':
      return [false, true];
    case 'number':
      return [...new Set([spec.default, spec.min, spec.max])];
  }
}
