/** Text is a message key with parameters; the words live in each module's `en` and `de` tables. */
export interface Text {
  readonly key: string;
  readonly args?: TextArgs;
}
export type TextArgs = { readonly [name: string]: TextArg };
export type TextArg = string | number | Text | readonly TextArg[];

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Messages = { readonly [key: string]: string };

/**
 * Puts a text into words. `{name}` inserts a parameter; `{n|one|many}` chooses by number. A string parameter that has an
 * entry `term.<value>` is translated, so that rules speak of `wood` and players read their own language.
 * A missing key is an error (tests look for it), never a silent blank.
 */
export function say(messages: Messages, text: Text): string {
  const pattern = messages[text.key];
  if (pattern === undefined) throw new MissingText(text.key);
  return pattern.replace(/\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = text.args?.[name];
    if (value === undefined) throw new MissingText(`${text.key} {${name}}`);
    if (one !== undefined && many !== undefined) return value === 1 ? one : many;
    return sayArg(messages, value);
  });
}

function sayArg(messages: Messages, value: TextArg): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return messages[`term.${value}`] ?? value;
  if (Array.isArray(value)) return value.map((one: TextArg) => sayArg(messages, one)).join(', ');
  return say(messages, value as Text);
}

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
 * exists, with the parts after the verb as `{0}`, `{1}`… A plain number is `option.<decision>.n` with `{n}`.
 */
export function optionText(messages: Messages, decision: string, option: string): Text {
  const [verb = '', ...rest] = option.split(':');
  const args: Record<string, TextArg> = {};
  rest.forEach((part, i) => (args[i] = numeric(part) ? Number(part) : part));
  const keys = [`option.${decision}.${verb}`, `option.${verb}`, `term.${verb}`];
  if (numeric(verb)) {
    args['n'] = Number(verb);
    keys.unshift(`option.${decision}.n`);
  }
  const key = keys.find((candidate) => candidate in messages) ?? keys[0];
  return { key: key as string, args };
}

const numeric = (part: string) => /^\d+$/.test(part);

/** A bag in words' order: `2 wood, 1 coal`; `term.bag` is `{n} {token}` in every language. */
export function bagText(bag: { readonly [token: string]: number }): TextArg {
  const tokens = Object.keys(bag)
    .filter((token) => (bag[token] ?? 0) > 0)
    .sort();
  return tokens.map((token) => ({ key: 'core.tokens', args: { n: bag[token] ?? 0, token } }));
}
