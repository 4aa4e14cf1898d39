import { NATURE, type Game, type Messages, type Seat, type State, type GameText } from '@quayside/engine';
import { conceal, DRAW, eventFor, optionValues, SPECTATOR, type OpenDecision } from '@quayside/engine/host';
import { unnamedFields } from '@quayside/engine/reading';
import { decisionText, eventText, optionText, parametersOf, type TextArg } from '@quayside/engine/texts';
import { inWords, seatNames, unsaid } from '../in-words.ts';
import type { Findings, Spot } from './findings.ts';
import type { Property } from './property.ts';
import { refusedSetups } from './setups.ts';

/** Everything that can be shown has words in every language. */
export const says: Property = {
  name: 'everything has a text in every language',
  module(game, findings) {
    sameKeys(game, findings);
    for (const key of ['game.name', 'game.about']) word(game, { key }, null, findings);
    for (const key of Object.keys(game.questions)) present(game, `decision.${key}`, null, findings);
    for (const { id, choices = [] } of game.standingOrders ?? [])
      for (const key of [id, `${id}.hint`, ...choices.map((choice) => `${id}.${choice}`)])
        present(game, `standing.${key}`, null, findings);
    for (const text of refusedSetups(game, 'texts')) word(game, text, null, findings);
    for (const [key, spec] of Object.entries(game.options)) {
      present(game, `option.${key}`, null, findings);
      if (spec.kind === 'choice')
        for (const value of optionValues(spec))
          word(game, optionText(game.messages.en, key, String(value)), null, findings);
    }
  },
  answered({ deal, line, done, state, open }, findings) {
    const { game } = deal;
    const spot = { ...deal, line };
    const names = seatNames(state.setup.seats);
    const seen = known(findings);
    for (const event of done.events)
      for (const viewer of new Set<Seat>([SPECTATOR, ...(event.secret?.seats ?? [])])) {
        const read = eventFor(event, viewer);
        const sort = `event ${event.key} ${Object.keys(read.data ?? {}).join()}`;
        const text = eventText(game.messages.en, read, names);
        if (!seen.has(sort)) word(game, text, spot, findings);
        seen.add(sort);
        terms(game, text, spot, findings, seen);
      }
    for (const one of open) offered(game, one, names, spot, findings, seen);
    for (const token of Object.keys(game.census(state))) named(game, token, spot, findings, seen);
  },
  position(position, findings) {
    const { game, state } = position;
    const seen = known(findings);
    for (let seat = 0; seat < state.setup.seats; seat++)
      for (const field of unnamedFields(game, conceal(game, state, seat), game.messages.en)) {
        if (seen.has(`field ${field}`)) continue;
        seen.add(`field ${field}`);
        findings.add(
          says.name,
          position,
          `boards show ${field}, and there is no view.${field}: say what it is called, or '' to hide it`,
        );
      }
  },
  game({ game, ...deal }, { state, line }, findings) {
    const spot = { game, ...deal, line };
    for (const sheet of game.score(state))
      for (const key of Object.keys(sheet.lines)) present(game, `score.${key}`, spot, findings);
    for (const field of fieldsOf(game, state)) present(game, `view.${field}`, spot, findings);
    for (const { amounts, cards } of game.ledger?.(state).seats ?? []) {
      for (const name of [...Object.keys(amounts), ...Object.keys(cards)])
        present(game, `ledger.${name}`, spot, findings);
      for (const card of Object.values(cards).flat()) named(game, card, spot, findings, known(findings));
    }
    for (const deck of Object.values(game.decks?.(state.setup) ?? {}))
      for (const card of deck) named(game, card, spot, findings, known(findings));
  },
};

/** The names of everything that boards show of a view. */
function fieldsOf(game: Game, state: State): Set<string> {
  const display = game.display?.(conceal(game, state, SPECTATOR));
  return new Set([display?.table ?? {}, ...(display?.seats ?? [])].flatMap((sheet) => Object.keys(sheet)));
}

/** What has been looked at already in this run: words repeat all the time. */
const looked = new WeakMap<Findings, Set<string>>();
function known(findings: Findings): Set<string> {
  const seen = looked.get(findings) ?? new Set<string>();
  looked.set(findings, seen);
  return seen;
}

function offered(
  game: Game,
  { key, data, offer, seat }: OpenDecision,
  names: readonly string[],
  spot: Spot,
  findings: Findings,
  seen: Set<string>,
): void {
  if (key === DRAW || seat === NATURE) return;
  const sort = `decision ${key} ${Object.keys((data ?? {}) as object).join()}`;
  if (!seen.has(sort)) word(game, decisionText(data === undefined ? { key } : { key, data }, names), spot, findings);
  seen.add(sort);
  if (offer.kind === 'pick') alike(game, key, offer.options, spot, findings, seen);
  if (offer.kind === 'pick')
    for (const option of offer.options) {
      const one = `option ${key} ${option}`;
      if (seen.has(one)) continue;
      seen.add(one);
      const text = optionText(game.messages.en, key, option);
      word(game, text, spot, findings);
      terms(game, text, spot, findings, seen);
    }
  else
    for (const item of offer.kind === 'order' ? offer.items : Object.keys(offer.from))
      named(game, item, spot, findings, seen);
}

/** Numbered copies of one printed card are called the same. */
const copies = (option: string): string => option.replaceAll(/-\d+(?=:|$)/g, '');

/** Two options that read the same can't be told apart. */
function alike(
  game: Game,
  key: string,
  options: readonly string[],
  spot: Spot,
  findings: Findings,
  seen: Set<string>,
): void {
  const sort = `alike ${key} ${options.join()}`;
  if (seen.has(sort)) return;
  seen.add(sort);
  for (const [language, messages] of Object.entries(game.messages)) {
    const read = new Map<string, string>();
    for (const option of options) {
      const words = inWords(messages, optionText(messages, key, option));
      const other = read.get(words);
      findings.check(
        says.name,
        other === undefined || copies(other) === copies(option),
        spot,
        () =>
          `${key} offers ${other} and ${option}, which both read “${words}” in ${language}: say what they differ in`,
      );
      read.set(words, option);
    }
  }
}

/** Words inside a text that stand for something of the game must be translated, not shown as they are called in the code. */
function terms(game: Game, text: GameText, spot: Spot, findings: Findings, seen: Set<string>): void {
  const pattern = game.messages.en[text.key];
  if (pattern === undefined) return;
  const each = (arg: TextArg | undefined): void => {
    if (typeof arg === 'string') named(game, arg, spot, findings, seen, `${text.key} says “${arg}”`);
    else if (Array.isArray(arg)) arg.forEach(each);
    else if (typeof arg === 'object' && 'key' in arg) terms(game, arg, spot, findings, seen);
  };
  for (const name of parametersOf(pattern)) each(text.args?.[name]);
}

function named(
  game: Game,
  token: string,
  spot: Spot,
  findings: Findings,
  seen: Set<string>,
  why = `players read of ${token}`,
): void {
  const sort = `term ${token}`;
  // Numbers, letters of a scale and other signs are the same in every language.
  if (seen.has(sort) || !/[a-z]{2}/i.test(token)) return;
  seen.add(sort);
  for (const [language, messages] of Object.entries(game.messages))
    findings.check(
      says.name,
      Object.hasOwn(messages, `term.${token}`),
      spot,
      () => `${why}, but there is no term.${token} in ${language}`,
    );
}

function present(game: Game, key: string, spot: Spot | null, findings: Findings): void {
  for (const [language, messages] of Object.entries(game.messages))
    findings.check(says.name, Object.hasOwn(messages, key), spot, () => `there is no ${key} in ${language}`);
}

function word(game: Game, text: GameText, spot: Spot | null, findings: Findings): void {
  const missing = unsaid(game, text);
  findings.check(says.name, missing.length === 0, spot, () =>
    missing.map(({ language, reason }) => `${language}: ${reason}`).join('; '),
  );
}

function sameKeys(game: Game, findings: Findings): void {
  const all = new Set(Object.values(game.messages).flatMap((messages) => Object.keys(messages)));
  for (const key of all) {
    const first = parameters(game.messages.en, key);
    for (const [language, messages] of Object.entries(game.messages)) {
      const one = parameters(messages, key);
      findings.check(says.name, one === first, null, () =>
        first === null || one === null
          ? `there is no ${key} in ${first === null ? 'en' : language}`
          : `${key} has other parameters in en (${first}) than in ${language} (${one})`,
      );
    }
  }
}

const parameters = (messages: Messages, key: string): string | null =>
  messages[key] === undefined ? null : parametersOf(messages[key]).join(', ');
