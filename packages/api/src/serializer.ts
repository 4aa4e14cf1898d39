import { deserialize, serialize, type SuperJSONResult } from 'superjson';
import { assertSafeInput, isUnsafeKey } from './safe-input.ts';

/** superjson's format. Plain JSON with dates is written directly, as superjson itself took most of a move's time. */
export const serializer = {
  // For tRPC's own adapters. Slow, but moves do not pass here.
  serialize: (value: unknown): SuperJSONResult => JSON.parse(serializer.stringify(value)) as SuperJSONResult,
  deserialize(value: SuperJSONResult): unknown {
    // Without superjson's metadata it is plain JSON.
    const input: unknown = value.meta === undefined ? value.json : deserialize(value);
    assertSafeInput(input);
    return input;
  },
  stringify(value: unknown): string {
    try {
      const ways = datesIn(value);
      const json = written(value, UPPER);
      return ways === null ? `{"json":${json}}` : `{"json":${json},"meta":${metaFor(ways)}}`;
    } catch (error) {
      if (error !== UNUSUAL) throw error;
      return JSON.stringify(serialize(withoutUnsafeKeys(value)));
    }
  },
};

type Plain = { readonly [key: string]: unknown };

/** Thrown where only superjson knows what to do. */
const UNUSUAL = new Error('not plain');

/** superjson refuses to write these keys; what was stored with one must be readable nevertheless. */
function withoutUnsafeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnsafeKeys);
  if (typeof value !== 'object' || value === null) return value;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return value;
  const safe = Object.entries(value).filter(([key]) => !isUnsafeKey(key));
  return Object.fromEntries(safe.map(([key, one]) => [key, withoutUnsafeKeys(one)]));
}

/** Holds the JSON text of a value that is sent more than once. On the value itself, since a WeakMap slows garbage collection down. */
const TEXT = Symbol('text');
const textOf = (value: object): string | undefined => (value as { readonly [TEXT]?: string })[TEXT];

/** Stores the JSON text of a value that is sent more than once. It must be plain JSON and must not change any more. */
export function cacheText(value: object | null): void {
  // Copies do not take it along.
  if (value !== null && !(TEXT in value)) Object.defineProperty(value, TEXT, { value: JSON.stringify(value) });
}

/** How deep values with a stored text can be nested. */
const UPPER = 2;

function written(value: unknown, levels: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const kept = textOf(value);
  if (kept !== undefined) return kept;
  if (!holdsKept(value, levels)) return JSON.stringify(value);
  let text = '';
  for (const key in value) {
    const one = (value as Plain)[key];
    if (one === undefined) continue;
    text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${written(one, levels - 1)}`;
  }
  return `${text}}`;
}

function holdsKept(value: object, levels: number): boolean {
  if (levels === 0 || Array.isArray(value) || isDate(value)) return false;
  for (const key in value) {
    const one = (value as Plain)[key];
    if (typeof one === 'object' && one !== null && (TEXT in one || holdsKept(one, levels - 1))) return true;
  }
  return false;
}

/** The paths of all dates in it; null if there are none. Throws for anything else that JSON has no word for. */
function datesIn(value: unknown): string[] | null {
  way.length = 0;
  dates = null;
  look(value);
  return dates;
}

/** The present path and the dates found: shared between calls, so that nothing is allocated where there are none. */
const way: (string | number)[] = [];
let dates: string[] | null = null;

function look(value: unknown): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'object') return TEXT in value ? undefined : lookWithin(value);
  if (typeof value !== 'number' || !Number.isFinite(value) || Object.is(value, -0)) throw UNUSUAL;
}

function lookWithin(value: object): void {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) lookBelow(i, value[i]);
    return;
  }
  if (isDate(value)) {
    // A date on its own.
    if (way.length === 0 || Number.isNaN(value.getTime())) throw UNUSUAL;
    (dates ??= []).push(way.map(safe).join('.'));
    return;
  }
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) throw UNUSUAL;
  for (const key in value) {
    if (key === '' || isUnsafeKey(key)) throw UNUSUAL;
    const one = (value as Plain)[key];
    // JSON leaves undefined out.
    if (one !== undefined) lookBelow(key, one);
  }
}

function lookBelow(key: string | number, value: unknown): void {
  way.push(key);
  look(value);
  way.pop();
}

const isDate = (value: object): value is Date => Object.getPrototypeOf(value) === Date.prototype;

/** A key in which a dot is not taken for one between keys. */
const safe = (key: string | number): string => String(key).replace(/[.\\]/g, '\\$&');

const metaFor = (ways: readonly string[]): string =>
  `{"values":{${ways.map((one) => `${JSON.stringify(one)}:["Date"]`).join()}},"v":1}`;
