import { NATURE, type Game, type State } from '@quayside/engine';
import {
  canonical,
  conceal,
  copy,
  decisions,
  isAsk,
  isTogether,
  Play,
  questionOf,
  settle,
  SPECTATOR,
  start,
  type Frame,
} from '@quayside/engine/host';
import { notPlain } from '../conformance/plain.ts';

/** Why a position that somebody has written can't be played. */
export interface InvalidPosition {
  readonly kind: 'plain' | 'setup' | 'field' | 'pending' | 'cards' | 'rules';
  readonly text: string;
}

/** What is wrong with a position in place of another, or null where the rules go on from it. */
export function misfitOf<S extends State>(game: Game<S>, before: S, input: unknown): InvalidPosition | null {
  const { setup } = before;
  const plain = typeof input === 'object' && input !== null ? notPlain(input, '') : 'a position is an object';
  if (plain !== null) return { kind: 'plain', text: plain };
  const position = input as S;
  if (canonical(position.setup) !== canonical(setup))
    return { kind: 'setup', text: 'seats and options stay as the match was opened with' };
  const fresh = start(game, setup).state;
  const field = otherShape(fresh, position) ?? otherKind(before, position, '') ?? belowZero(game, before, position);
  if (field !== null) return { kind: 'field', text: field };
  const pending = unknownFrame(game, position);
  if (pending !== null) return { kind: 'pending', text: pending };
  const cards = wrongCards(position);
  if (cards !== null) return { kind: 'cards', text: cards };
  try {
    tryOut(game, copy(position));
    return null;
  } catch (error) {
    return { kind: 'rules', text: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

/** Fields that the core adds when it has something to keep in them. */
const CORE_FIELDS = ['taken', 'over', 'piles', 'unseen', 'hints', 'reshuffled'];

/** The first field that is missing, unknown or of another kind than at the start of a match. */
function otherShape(fresh: State, position: State): string | null {
  const [before, now] = [fresh, position] as unknown as { [field: string]: unknown }[];
  if (!before || !now) return null;
  for (const field of Object.keys(before)) {
    if (before[field] === undefined) continue;
    if (now[field] === undefined) {
      if (CORE_FIELDS.includes(field)) continue;
      return `${field} is missing`;
    }
    const [was, is] = [kindOf(before[field]), kindOf(now[field])];
    if (was !== is && was !== 'null' && is !== 'null') return `${field} is ${is}, and should be ${was}`;
  }
  const unknown = Object.keys(now).find(
    (field) => !(field in before) && !CORE_FIELDS.includes(field) && kindOf(now[field]) !== 'null',
  );
  return unknown === undefined ? null : `${unknown} is no field of a position of this game`;
}

/** The first value that was a word, a number or a list and is something else now. What is being decided is looked at by itself. */
function otherKind(before: unknown, now: unknown, path: string): string | null {
  const [was, is] = [kindOf(before), kindOf(now)];
  if (was === 'null' || is === 'null' || was === 'an undefined' || is === 'an undefined') return null;
  if (was !== is) return `${path} is ${is}, and was ${was}`;
  if (typeof before !== 'object' || before === null) return null;
  const [old, next] = [before, now] as { readonly [key: string]: unknown }[];
  for (const key of Object.keys(before)) {
    if (path === '' && key === 'pending') continue;
    const found = otherKind(
      old?.[key],
      next?.[key],
      path === '' ? key : Array.isArray(before) ? `${path}[${key}]` : `${path}.${key}`,
    );
    if (found !== null) return found;
  }
  return null;
}

/** The first token of which there are fewer than none, though the game lets nobody owe it. */
function belowZero<S extends State>(game: Game<S>, before: S, position: S): string | null {
  const kinds = new Set(Object.keys(game.census(before)).filter((token) => !game.debts?.includes(token)));
  const inside = (value: unknown, path: string): string | null => {
    if (typeof value !== 'object' || value === null) return null;
    for (const [key, one] of Object.entries(value)) {
      const place = path === '' ? key : Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
      if (typeof one === 'number' && one < 0 && kinds.has(key))
        return `${place} is below zero, and nobody may owe ${key}: the game’s debts do not name it`;
      const found = inside(one, place);
      if (found !== null) return found;
    }
    return null;
  };
  return inside(position, '');
}

const kindOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : value === undefined
          ? 'an undefined'
          : `a ${typeof value}`;
/** The first thing being decided that the game does not know. */
function unknownFrame<S extends State>(game: Game<S>, { pending, setup }: S): string | null {
  if (!Array.isArray(pending)) return 'pending is no list';
  const wrong = (frame: Frame): string | null => {
    if (typeof frame !== 'object' || frame === null) return 'pending holds something that is no question and no step';
    if (isTogether(frame))
      return frame.branches.flatMap(({ stack }) => stack.map(wrong)).find((one) => one !== null) ?? null;
    if (isAsk(frame)) {
      if (!Number.isSafeInteger(frame.seat) || frame.seat < NATURE || frame.seat >= setup.seats)
        return `pending asks ${frame.key} of seat ${frame.seat}, and there is none`;
      try {
        questionOf(game, frame.key);
        return null;
      } catch {
        return `pending asks ${frame.key}, and the game has no such question`;
      }
    }
    const { step } = frame;
    return typeof step === 'string' && (step in game.steps || step.startsWith('core.'))
      ? null
      : `pending has the step ${step}, and the game has none`;
  };
  return pending.map(wrong).find((one) => one !== null) ?? null;
}

/** As many cards of a deck are unseen as lie face down. */
function wrongCards({ piles = {}, unseen = {} }: State): string | null {
  for (const deck of Object.keys(unseen)) {
    let down = 0;
    for (const { slots, rest } of Object.values(piles)) {
      down += slots.filter((slot) => slot.deck === deck && slot.card === undefined).length;
      if (rest?.deck === deck) down += rest.size - rest.next;
    }
    const cards = unseen[deck]?.length ?? 0;
    if (down > cards) return `${down} cards of ${deck} lie face down, and unseen.${deck} names ${cards}`;
  }
  return null;
}

/** Everything that a table does with a position. */
function tryOut<S extends State>(game: Game<S>, position: S): void {
  settle(new Play(game, position));
  for (let seat = NATURE; seat < position.setup.seats; seat++) decisions(game, position, seat);
  for (let seat = SPECTATOR; seat < position.setup.seats; seat++) if (seat !== NATURE) conceal(game, position, seat);
  game.census(position);
  game.score(position);
}
