import { deserialize, serialize, type SuperJSONResult } from 'superjson';
import { assertSafeInput, isUnsafeKey } from './safe-input.ts';

/** superjson's format. Plain JSON with dates is written directly, as superjson itself took most of a move's time. */
export const serializer = {
  // The same as a value, for tRPC's own adapters; the slow way, as nothing that is played goes there.
  serialize: (value: unknown): SuperJSONResult => JSON.parse(serializer.stringify(value)) as SuperJSONResult,
  deserialize(value: SuperJSONResult): unknown {
    // Without notes on what JSON can't say, it is what it is.
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

/** Where the text of a value is kept that goes out more than once: on itself, as a map that forgets is a burden to who collects garbage. */
const TEXT = Symbol('text');
const textOf = (value: object): string | undefined => (value as { readonly [TEXT]?: string })[TEXT];

/** Lets a value be written once, however often it is sent. It is plain JSON, as states are, and may not change any more. */
export function cacheText(value: object | null): void {
  // Copies do not take it along.
  if (value !== null && !(TEXT in value)) Object.defineProperty(value, TEXT, { value: JSON.stringify(value) });
}

/** How deep values with a kept text can hang. */
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

/** The ways to all dates in it; null where there are none. Throws where there is anything else that JSON does not know. */
function datesIn(value: unknown): string[] | null {
  way.length = 0;
  dates = null;
  look(value);
  return dates;
}

/** Where it looks at the moment, and what it has found: in one place, as there is next to nothing to be found. */
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
    // What is not there is not sent.
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
