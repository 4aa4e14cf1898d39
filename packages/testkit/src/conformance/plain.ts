/** The first thing in it that JSON does not have or does not keep, with its path and what to do; null where there is none. */
export function notPlain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return plainNumber(value, path);
  if (value === undefined) return `${path} is undefined; leave it out`;
  if (typeof value !== 'object') return `${path} is a ${typeof value}; keep only data`;
  if (Array.isArray(value)) return plainList(value, path);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    return `${path} is a ${value.constructor?.name ?? 'strange object'}; write its data down as a plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol for a key; use a word`;
  const object = value as { readonly [key: string]: unknown };
  for (const key in object) {
    if (object[key] === undefined && isVacant(object, key)) continue;
    const found = notPlain(object[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Fields of the core's own objects that are there without a value, which JSON leaves out; and what such an object has besides. */
const VACANT: { readonly [besides: string]: readonly string[] } = {
  pending: ['taken', 'over', 'unseen', 'hints', 'reshuffled'],
  key: ['data', 'for', 'given'],
  step: ['data'],
  slots: ['rest'],
  deck: ['i', 'card', 'seen', 'open', 'among'],
  cards: ['decks', 'open'],
};
const isVacant = (object: object, key: string): boolean =>
  Object.keys(VACANT).some((besides) => Object.hasOwn(object, besides) && VACANT[besides]?.includes(key));

function plainNumber(value: number, path: string): string | null {
  if (!Number.isFinite(value)) return `${path} is ${value}; JSON makes it null`;
  return Object.is(value, -0) ? `${path} is -0; JSON makes it 0` : null;
}

function plainList(list: readonly unknown[], path: string): string | null {
  if (Object.getPrototypeOf(list) !== Array.prototype) return `${path} is a list of a class of its own; use an array`;
  for (let i = 0; i < list.length; i++) {
    if (!(i in list)) return `${path}[${i}] is a hole; fill the list in order, or with null`;
    const found = notPlain(list[i], `${path}[${i}]`);
    if (found !== null) return found;
  }
  return Object.keys(list).length === list.length ? null : `${path} is a list with names in it; use an object`;
}

/** Nobody can change it any more; what tries to, fails and says so. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const one of Object.values(value)) frozen(one);
  return Object.freeze(value);
}
