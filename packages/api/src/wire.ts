import { deserialize, serialize, type SuperJSONResult } from 'superjson';

/**
 * What goes over the line, in superjson's form. Nearly all of it is plain JSON with a few dates, which is said here in one walk;
 * superjson itself, which looks for everything that JavaScript knows, took most of the time that a move takes.
 */
export const wire = {
  serialize(value: unknown): SuperJSONResult {
    const dates: Dates = {};
    try {
      const json = plain(value, '', dates) as SuperJSONResult['json'];
      for (const _ in dates) return { json, meta: { values: dates, v: 1 } };
      return { json };
    } catch (error) {
      if (error !== UNUSUAL) throw error;
      return serialize(value);
    }
  },
  // Without notes on what JSON can't say, it is what it is.
  deserialize: (value: SuperJSONResult): unknown => (value.meta === undefined ? value.json : deserialize(value)),
  /** The same as text. */
  text(value: unknown): string {
    const dates: Dates = {};
    try {
      const json = written(value, '', dates, UPPER);
      for (const _ in dates) return `{"json":${json},"meta":${JSON.stringify({ values: dates, v: 1 })}}`;
      return `{"json":${json}}`;
    } catch (error) {
      if (error !== UNUSUAL) throw error;
      return JSON.stringify(serialize(value));
    }
  },
};

/** What goes out more than once: the text is kept as long as the value is there. */
const texts = new WeakMap<object, string | null>();

/** Lets a value without dates be written once, however often it is sent. It may not change any more. */
export function keepText(value: object | null): void {
  if (value !== null && !texts.has(value)) texts.set(value, null);
}

/** How deep values with a kept text can hang. */
const UPPER = 2;

function written(value: unknown, path: string, dates: Dates, levels: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(plain(value, path, dates));
  const kept = texts.get(value);
  if (kept) return kept;
  if (kept === null) {
    const text = JSON.stringify(plain(value, path, {}));
    texts.set(value, text);
    return text;
  }
  if (levels === 0 || Object.getPrototypeOf(value) !== Object.prototype)
    return JSON.stringify(plain(value, path, dates));
  let text = '';
  const object = value as { readonly [key: string]: unknown };
  for (const key in object) {
    const one = object[key];
    if (one === undefined) continue;
    text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${written(one, step(path, key), dates, levels - 1)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

type Dates = { [path: string]: ['Date'] };

/** Thrown where only superjson knows what to do. */
const UNUSUAL = new Error('not plain');

/** The value with its dates written out; the same object where there are none in it. */
function plain(value: unknown, path: string, dates: Dates): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw UNUSUAL;
    return value;
  }
  if (typeof value !== 'object') throw UNUSUAL;
  if (Array.isArray(value)) return plainList(value, path, dates);
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind === Date.prototype) return dateText(value as Date, path, dates);
  if (kind !== Object.prototype && kind !== null) throw UNUSUAL;
  let copy: { [key: string]: unknown } | null = null;
  const object = value as { readonly [key: string]: unknown };
  for (const key in object) {
    if (isOfPrototype(key)) throw UNUSUAL;
    const one = object[key];
    // What is not there is not sent.
    if (one === undefined) continue;
    const known =
      typeof one === 'object' && one !== null ? plain(one, step(path, key), dates) : plain(one, path, dates);
    if (known === one) continue;
    copy ??= { ...object };
    copy[key] = known;
  }
  return copy ?? value;
}

function plainList(list: readonly unknown[], path: string, dates: Dates): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (let i = 0; i < list.length; i++) {
    const one = list[i];
    const known =
      typeof one === 'object' && one !== null ? plain(one, step(path, String(i)), dates) : plain(one, path, dates);
    if (known === one) continue;
    copy ??= [...list];
    copy[i] = known;
  }
  return copy ?? list;
}

const isOfPrototype = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype';

/** The way to something, in which a dot of a key is not taken for one between keys. */
function step(path: string, key: string): string {
  if (key === '' || isOfPrototype(key)) throw UNUSUAL;
  const safe = /[.\\]/.test(key) ? key.replace(/[.\\]/g, '\\$&') : key;
  return path === '' ? safe : `${path}.${safe}`;
}

function dateText(date: Date, path: string, dates: Dates): string {
  // A date on its own, or none at all.
  if (path === '' || Number.isNaN(date.getTime())) throw UNUSUAL;
  dates[path] = ['Date'];
  return date.toISOString();
}
