/** What superjson writes: plain JSON, and the paths of what JSON has no word for. */
export interface Serialized {
  readonly json: unknown;
  readonly meta?: { readonly values?: Values; readonly v?: number };
}
type Values = readonly [string] | { readonly [path: string]: readonly [string] };

/** How each kind is read that answers of this server contain. */
const READ: { readonly [kind: string]: (written: unknown) => unknown } = {
  Date: (written) => new Date(String(written)),
  number: (written) => (written === '-0' ? -0 : Number(written)),
  undefined: () => undefined,
};

/**
 * superjson's format, as far as pages need it: superjson itself would be ten times as much to load. What the server alone could write, such as
 * maps and sets, is not read but refused.
 */
export const serializer = {
  serialize(value: unknown): Serialized {
    if (value === undefined) return { json: null, meta: { values: ['undefined'], v: 1 } };
    const dates: { [path: string]: readonly [string] } = {};
    findDates(value, [], dates);
    return Object.keys(dates).length === 0 ? { json: value } : { json: value, meta: { values: dates, v: 1 } };
  },

  deserialize({ json, meta }: Serialized): unknown {
    const values = meta?.values;
    if (values === undefined) return json;
    if (isKind(values)) return read(values, json);
    for (const [path, kind] of Object.entries(values)) replace(json, keysOf(path), kind);
    return json;
  },

  parse: (text: string): unknown => serializer.deserialize(JSON.parse(text) as Serialized),
};

const isKind = (values: Values): values is readonly [string] => Array.isArray(values);

function read([kind]: readonly [string], written: unknown): unknown {
  const reads = Object.hasOwn(READ, kind) ? READ[kind] : undefined;
  if (!reads) throw new Error(`an answer holds a ${kind}`);
  return reads(written);
}

/** The keys of a path, in which dots and backslashes of a key have a backslash before them. */
const keysOf = (path: string): string[] =>
  [...path.matchAll(/((?:[^.\\]|\\.)*)(?:\.|$)/g)]
    .map(([, key = '']) => key.replaceAll(/\\(.)/g, '$1'))
    .slice(0, path === '' ? 1 : -1);

function replace(json: unknown, keys: readonly string[], kind: readonly [string]): void {
  let at = json as { [key: string]: unknown };
  for (const key of keys.slice(0, -1)) at = at[key] as typeof at;
  const last = keys.at(-1) ?? '';
  at[last] = read(kind, at[last]);
}

function findDates(value: unknown, path: readonly string[], dates: { [path: string]: readonly [string] }): void {
  if (typeof value !== 'object' || value === null) return;
  if (value instanceof Date) {
    dates[path.map((key) => key.replaceAll(/[.\\]/g, String.raw`\$&`)).join('.')] = ['Date'];
    return;
  }
  for (const [key, one] of Object.entries(value)) findDates(one, [...path, key], dates);
}
