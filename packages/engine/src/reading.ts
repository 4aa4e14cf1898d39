/** For boards that know nothing of a game: a view read by its shape, and what changes between two. */
import { amount, type Bag } from './bag.ts';
import type { Display, Game } from './game.ts';
import { handOf } from './hand.ts';
import { UNKNOWN } from './hint.ts';
import type { Options } from './options.ts';
import { pileSize, type Pile } from './pile.ts';
import type { Meeple } from './space.ts';
import type { Json, Seat, State } from './state.ts';
import { numberText, parametersOf, say, type Messages, type TextArg } from './text.ts';

/**
 * A view read by the core's vocabulary alone: objects of numbers are bags, lists of words are cards, `workers` and `owners` say
 * who stands and who owns where, and what comes once per seat belongs to the seats. This is all the generic board knows.
 */
export interface Reading {
  readonly seats: readonly SeatSheet[];
  /** What lies on the table and is nobody's. */
  readonly common: Sheet;
  readonly piles: readonly PileSheet[];
  readonly spaces: readonly SpaceSheet[];
}
/** What lies before a seat or on the table: tokens, cards and single facts. */
export interface Sheet {
  readonly bags: readonly { label: string; bag: Bag }[];
  readonly cards: readonly { label: string; cards: readonly string[] }[];
  readonly facts: readonly Fact[];
}
interface Fact {
  /** Null where the module says the whole sentence by itself. */
  readonly label: string | null;
  readonly value: string;
}
interface SeatSheet extends Sheet {
  readonly seat: Seat;
  readonly piles: readonly PileSheet[];
}
/** A pile as a board shows it. */
export interface PileSheet {
  readonly name: string;
  readonly label: string;
  readonly size: number;
  /** Cards that are told apart, the top one first; null is face down. */
  readonly top: readonly { card: string | null; among: readonly string[] }[];
}
interface SpaceSheet {
  readonly space: string;
  readonly workers: readonly Meeple[];
  /** How many workers it takes, where `room` in the module's table of spaces says so. */
  readonly room?: number;
}

interface Draft {
  bags: { label: string; bag: Bag }[];
  cards: { label: string; cards: string[] }[];
  facts: Fact[];
}
const draft = (): Draft => ({ bags: [], cards: [], facts: [] });

const CORE = new Set(['setup', 'asked', 'taken', 'pending', 'over', 'piles', 'unseen', 'hints', 'reshuffled']);

/** Reads a view by the core’s vocabulary, or as the module’s `display` sorts it. */
export const readView = (game: Game, view: State, messages: Messages, names: readonly string[]): Reading =>
  readBy(new Reader(messages, names, view.setup.options), game, view);

/** The fields and piles of a view that are shown and for which the messages have no word: boards show how they are called in the code. */
export function unnamedFields(game: Game, view: State, messages: Messages): string[] {
  const reader = new Reader(messages, [], view.setup.options);
  readBy(reader, game, view);
  return [...reader.unnamed];
}

function readBy(reader: Reader, game: Game, view: State): Reading {
  const common = draft();
  const owned = Array.from({ length: view.setup.seats }, draft);
  const display = game.display?.(view);
  const spaces = display
    ? readDisplay(game, display, common, owned, reader)
    : readFields(game, view, common, owned, reader);

  const piles = Object.entries(view.piles ?? {})
    .filter(([name]) => !reader.hides(name))
    .map(([name, pile]) => readPile(view, name, pile, reader));
  const pileOwner = (name: string): Seat => owned.findIndex((_, seat) => handOf(seat) === name);
  return {
    common,
    seats: owned.map((sheet, seat) => ({ ...sheet, seat, piles: piles.filter((one) => pileOwner(one.name) === seat) })),
    piles: piles.filter((one) => pileOwner(one.name) < 0),
    spaces,
  };
}

/** The module says itself what belongs where. */
function readDisplay(
  game: Game,
  { seats, table, spaces = {} }: Display,
  common: Draft,
  owned: Draft[],
  reader: Reader,
): SpaceSheet[] {
  for (const [field, value] of Object.entries(table)) reader.put(common, field, value);
  seats.forEach((sheet, seat) => {
    const into = owned[seat];
    if (into) for (const [field, value] of Object.entries(sheet)) reader.put(into, field, value);
  });
  return Object.entries(spaces).map(([space, workers]) => spaceOf(game, space, workers));
}

/** It does not, so the shape of the values has to tell. */
function readFields(game: Game, view: State, common: Draft, owned: Draft[], reader: Reader): SpaceSheet[] {
  const workers: { [space: string]: Json } = {};
  for (const [field, value] of Object.entries(view as unknown as { [field: string]: Json })) {
    if (CORE.has(field)) continue;
    if (/(^w|W)orkers$/.test(field) && isRecord(value)) Object.assign(workers, value);
    else if (/(^o|O)wners$/.test(field) && isRecord(value)) reader.owners(owned, field, value);
    else if (Array.isArray(value) && value.length === owned.length && perSeat(value) && !reader.namesSeats(field))
      value.forEach((one: Json, seat) => reader.put(owned[seat] as Draft, field, one, true));
    else reader.put(common, field, value);
  }
  return spacesOf(game, workers);
}

/** The places a module prints in its components, and any other on which somebody stands. */
function spacesOf(game: Game, workers: { readonly [space: string]: Json }): SpaceSheet[] {
  const printed = isRecord(game.components) ? game.components['spaces'] : undefined;
  const all = isWords(printed) ? [...printed] : [];
  for (const space of Object.keys(workers)) if (!all.includes(space)) all.push(space);
  return all.map((space) => spaceOf(game, space, workers[space]));
}

function spaceOf({ components }: Game, space: string, workers: unknown): SpaceSheet {
  const printed = isRecord(components) ? components['spaces'] : undefined;
  const own = isRecord(printed) ? printed[space] : undefined;
  const room = isRecord(own) ? own['room'] : undefined;
  return { space, workers: readWorkers(workers), ...(typeof room === 'number' ? { room } : {}) };
}

/** Frozen rules of a time when a space held one worker say whose it is, and nothing else. */
function readWorkers(value: unknown): readonly Meeple[] {
  if (typeof value === 'number') return [{ seat: value }];
  return Array.isArray(value) ? (value as Meeple[]) : [];
}

function readPile(view: State, name: string, pile: Pile, reader: Reader): PileSheet {
  const hints = view.hints ?? [];
  return {
    name,
    label: reader.pile(name),
    size: pileSize(pile),
    top: pile.slots
      .map((slot) => ({
        card: slot.card === undefined || slot.card === UNKNOWN ? null : slot.card,
        among: hints.filter((hint) => slot.among?.includes(hint.id)).flatMap((hint) => hint.cards),
      }))
      .reverse(),
  };
}

class Reader {
  private readonly messages: Messages;
  private readonly names: readonly string[];
  private readonly options: Options;
  /** What has been shown without a word for it. */
  readonly unnamed = new Set<string>();
  constructor(messages: Messages, names: readonly string[], options: Options) {
    this.messages = messages;
    this.names = names;
    this.options = options;
  }

  label(field: string): string {
    const word = this.messages[`view.${field}`] ?? this.messages[`term.${field}`];
    if (word === undefined) this.unnamed.add(field);
    return word ?? humane(field);
  }

  /** An empty text hides a field. */
  hides(field: string): boolean {
    return this.messages[`view.${field}`] === '';
  }

  /** A pile by its own name; hands and others that are numbered may share one. */
  pile(name: string): string {
    return (
      this.messages[`view.${name}`] ?? this.messages[`term.${name}`] ?? this.label(name.replace(/[^a-z]*\d+$/i, ''))
    );
  }

  owners(owned: Draft[], field: string, owners: { readonly [card: string]: Json }): void {
    owned.forEach((sheet, seat) => {
      const cards = Object.keys(owners).filter((card) => owners[card] === seat);
      if (cards.length > 0) sheet.cards.push({ label: this.label(field), cards });
    });
  }

  /** Sorts a value in: a bag, cards, a fact, or more of these inside it. `bare` is a field that belongs to the sheet as a whole. */
  put(sheet: Draft, field: string, value: Json, bare = false): void {
    if (this.hides(field)) return;
    if (!isThing(value)) this.fact(sheet, field, value, this.messages[`view.${field}`]);
    else if (this.namesSeats(field) && isSeats(value)) {
      if (value.length > 0) this.sentence(sheet, field, value.map((seat) => this.nameOf(seat)).join(', '));
    } else if (isCounts(value)) sheet.bags.push({ label: this.label(field), bag: value });
    else if (isWords(value)) {
      if (value.length > 0) sheet.cards.push({ label: this.label(field), cards: [...value] });
    } else if (isRecord(value)) {
      for (const [inner, one] of Object.entries(value)) this.put(sheet, bare ? inner : `${field}.${inner}`, one);
    }
  }

  /** The text of a field with `{seat}` in it: its value is a seat, or several, such as an order of turns. */
  namesSeats(field: string): boolean {
    const pattern = this.messages[`view.${field}`];
    return pattern !== undefined && parametersOf(pattern).includes('seat');
  }

  private nameOf(seat: Seat): string {
    return this.names[seat] ?? '–';
  }

  private fact(sheet: Draft, field: string, value: Scalar, pattern: string | undefined): void {
    if (pattern !== undefined && parametersOf(pattern).length > 0) {
      if (value !== null) this.sentence(sheet, field, this.nameOf(Number(value)), value);
      return;
    }
    if (value === null || value === false) return;
    const said = typeof value === 'string' ? termOf(this.messages, value) : value === true ? '✓' : numberText(value);
    sheet.facts.push({ label: this.label(field), value: said });
  }

  /** A field that the module says in a whole sentence. */
  private sentence(sheet: Draft, field: string, seat: string, value?: Exclude<Scalar, null>): void {
    const args: { [name: string]: TextArg } = {};
    for (const [option, one] of Object.entries(this.options))
      args[option] = typeof one === 'number' ? one : String(one);
    if (value !== undefined) args['n'] = args['value'] = typeof value === 'number' ? value : String(value);
    args['seat'] = { literal: seat };
    sheet.facts.push({ label: null, value: say(this.messages, { key: `view.${field}`, args }) });
  }
}

/** What a rule module calls a thing, or else its id made readable. */
export const termOf = (messages: Messages, term: string): string => messages[`term.${term}`] ?? humane(term);

const humane = (id: string): string =>
  id
    .replace(/[._-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

type Scalar = null | boolean | number | string;
const isThing = (value: Json): value is Exclude<Json, Scalar> => typeof value === 'object' && value !== null;
const isRecord = (value: unknown): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isSeats = (value: unknown): value is readonly Seat[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');
const isCounts = (value: Json): value is Bag =>
  isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every((n) => typeof n === 'number');
/** A list of words is cards, whatever its length; anything else that comes once per seat is the seats'. */
const perSeat = (value: readonly Json[]): boolean => !value.every((one) => typeof one === 'string');

/** What changes from one reading to the next, for one seat or the table. */
export interface Change {
  /** Null is the table. */
  readonly seat: Seat | null;
  readonly tokens: readonly { token: string; n: number }[];
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** What has changed between two readings, for the table and each seat. */
export function changes(before: Reading, after: Reading): Change[] {
  const pairs: [Seat | null, Sheet, Sheet | undefined][] = before.seats.map((sheet) => [
    sheet.seat,
    sheet,
    after.seats[sheet.seat],
  ]);
  pairs.push([null, before.common, after.common]);
  return pairs
    .map(([seat, a, b]) => ({ seat, ...changeOf(a, b ?? a) }))
    .filter((one) => one.tokens.length + one.gained.length + one.lost.length > 0);
}

function changeOf(a: Sheet, b: Sheet): Omit<Change, 'seat'> {
  const [before, after] = [allTokens(a), allTokens(b)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const [had, has] = [a.cards.flatMap((one) => one.cards), b.cards.flatMap((one) => one.cards)];
  return {
    tokens: names
      .map((token) => ({ token, n: (after[token] ?? 0) - (before[token] ?? 0) }))
      .filter((one) => one.n !== 0),
    gained: without(has, had),
    lost: without(had, has),
  };
}

/** Every kind of token on the table, each once, in the order in which the module keeps them. */
export const kindsIn = ({ seats, common }: Reading): string[] => [
  ...new Set([...seats, common].flatMap(({ bags }) => bags.flatMap(({ bag }) => Object.keys(bag)))),
];

function allTokens(sheet: Sheet): Bag {
  const all: Bag = {};
  // What is owed as well: a debt that grows is a change.
  for (const { bag } of sheet.bags)
    for (const token of Object.keys(bag).sort()) all[token] = (all[token] ?? 0) + amount(bag, token);
  return all;
}

function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
