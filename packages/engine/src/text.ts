import type { Json } from './state.ts';

/** Text is a message key with parameters; the words live in each module's tables, one per language. */
export interface GameText {
  readonly key: string;
  readonly args?: TextArgs;
}
export type TextArgs = { readonly [name: string]: TextArg };
/** What can be put into a text: a number, a word, another text, a list of these. */
export type TextArg = string | number | GameText | Literal | readonly TextArg[];
/** Said as it is, never translated: a player may be called `wood`. */
export interface Literal {
  readonly literal: string;
}

/**
 * The same in each language that a module has. English is always there: tools for rule authors speak it, and so does a site in a
 * language that the module lacks.
 */
export type Translated<T> = { readonly en: T; readonly [language: string]: T };
/** The texts of one language by their keys. */
export type Messages = { readonly [key: string]: string };

/**
 * Puts a text into words. `{name}` inserts a parameter; `{n|one|many}` chooses by number. A string parameter that has an
 * entry `term.<value>` is translated, so that rules speak of `wood` and players read their own language; beside an `n` of 1
 * it is `term.<value>.one` where there is one.
 * A missing key is an error (tests look for it), never a silent blank.
 */
export function say(messages: Messages, text: GameText): string {
  const pattern = Object.hasOwn(messages, text.key) ? messages[text.key] : undefined;
  if (pattern === undefined) throw new MissingText(text.key);
  return pattern.replace(
    /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g,
    (_, name: string, one?: string, many?: string) => {
      const value = text.args && Object.hasOwn(text.args, name) ? text.args[name] : undefined;
      if (value === undefined) throw new MissingText(`${text.key} {${name}}`);
      if (one !== undefined && many !== undefined) return value === 1 ? one : many;
      return sayArg(messages, value, text.args?.['n'] === 1);
    },
  );
}

/** A number as people read it: with a minus that is one. */
export const numberText = (n: number): string => (n < 0 ? `−${-n}` : String(n));

function sayArg(messages: Messages, value: TextArg, single = false): string {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string')
    return (single ? messages[`term.${value}.one`] : undefined) ?? messages[`term.${value}`] ?? value;
  if (Array.isArray(value)) return value.map((one: TextArg) => sayArg(messages, one)).join(', ');
  const one = value as GameText | Literal;
  return 'literal' in one ? one.literal : say(messages, one);
}

/** A text that a language does not have. */
export class MissingText extends Error {
  readonly key: string;
  constructor(key: string) {
    super(`no text for ${key}`);
    this.name = 'MissingText';
    this.key = key;
  }
}

/**
 * The text of a pick's option such as `take:wood`: the first of `option.<decision>.take`, `option.take`, `term.take` that
 * exists, with the parts after the verb as `{0}`, `{1}`… A plain number is `option.<decision>.n` with `{n}`. Where a verb is offered
 * with and without parts, `option.<decision>.take.with` is the text of those with some.
 */
export function optionText(messages: Messages, decision: string, option: string): GameText {
  const [verb = '', ...rest] = option.split(':');
  const args: Record<string, TextArg> = {};
  rest.forEach((part, i) => (args[i] = numeric(part) ? Number(part) : part));
  const keys = [`option.${decision}.${verb}`, `option.${verb}`, `term.${verb}`];
  if (rest.length > 0) keys.unshift(`option.${decision}.${verb}.with`);
  if (numeric(verb)) {
    args['n'] = Number(verb);
    keys.unshift(`option.${decision}.n`);
  }
  const key = keys.find((candidate) => candidate in messages) ?? keys[0];
  return { key: key as string, args };
}

const numeric = (part: string) => /^\d+$/.test(part);

/** A bag as a list: `1 coal, 2 wood`; an empty one is `nothing`. */
export function bagText(bag: { readonly [token: string]: number }): TextArg {
  const tokens = Object.keys(bag)
    .filter((token) => (bag[token] ?? 0) > 0)
    .sort();
  if (tokens.length === 0) return { key: 'core.nothing' };
  return tokens.map((token) => ({ key: 'core.tokens', args: { n: bag[token] ?? 0, token } }));
}

/** The names that a message inserts. */
export function parametersOf(pattern: string): string[] {
  const names = new Set<string>();
  for (const [, name] of pattern.matchAll(/\{([^{}|]+)(?:\|[^{}|]*\|[^{}|]*)?\}/g))
    if (name !== undefined) names.add(name);
  return [...names].sort();
}

/**
 * The text of an event as a seat may read it (see `eventFor`): `event.<key>`. Those who may read its secret part get
 * `event.<key>.seen` where the module has such a message.
 */
export function eventText(
  messages: Messages,
  event: { readonly key: string; readonly data?: Data },
  names: readonly string[],
): GameText {
  const args = dataArgs(event.data, names);
  const seen = `event.${event.key}.seen`;
  const pattern = messages[seen];
  const full = pattern !== undefined && parametersOf(pattern).every((name) => Object.hasOwn(args, name));
  return { key: full ? seen : `event.${event.key}`, args };
}

/** What is being asked: `decision.<key>`, with the fields of the decision's data as parameters. */
export function decisionText(
  decision: { readonly key: string; readonly data?: Json },
  names: readonly string[],
): GameText {
  return { key: `decision.${decision.key}`, args: dataArgs(decision.data, names) };
}

type Data = { readonly [name: string]: Json };

/**
 * Plain data as parameters of a text. A field called `seat` or `seats`, or ending in `Seat` or `Seats`, holds players and is
 * said by name; an object of numbers is a bag; nothing is a dash.
 */
export function dataArgs(data: Json | undefined, names: readonly string[]): TextArgs {
  // Without a prototype: the fields may bear any name.
  const args = Object.create(null) as { [name: string]: TextArg };
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return args;
  for (const [field, value] of Object.entries(data as Data))
    args[field] = dataArg(value, /(^s|S)eats?$/.test(field) ? names : null);
  return args;
}

const NOTHING: Literal = { literal: '–' };

function dataArg(value: Json, names: readonly string[] | null): TextArg {
  if (value === null) return NOTHING;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return names === null ? value : { literal: names[value] ?? `${value + 1}` };
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map((one: Json) => dataArg(one, names));
  const object = value as Data;
  if (Object.values(object).every((n) => typeof n === 'number')) return bagText(object as { [token: string]: number });
  return Object.entries(object).map(([field, one]) => [field, dataArg(one, null)]);
}
