import {
  below,
  NATURE,
  type Answer,
  type Game,
  type Json,
  type Move,
  type Offer,
  type Random,
  type Seat,
  type State,
} from '@quayside/engine';
import {
  applyInPlace,
  asidesOf,
  canonical,
  conceal,
  copyState,
  decisions,
  dueAsks,
  eventFor,
  isOver,
  offerOf,
  offers,
  Play,
  refusal,
  refuse,
  sample,
  SPECTATOR,
  type Decision,
} from '@quayside/engine/host';
import { seatName } from '../in-words.ts';
import { reason, type Findings } from './findings.ts';
import { someAnswers, spread, type Position } from './game.ts';
import type { Property } from './property.ts';
import { firstDifference } from './replays.ts';
import { withoutIds } from './waits.ts';
import { applyWatched, type WatchedResult } from './watch.ts';

/** Plays some random answers on; chance included. */
export function playOn(game: Game, s: State, random: Random, answers: number): void {
  const state = copyState(game, s);
  for (let i = 0; i < answers && !isOver(state); i++) {
    const due = dueAsks(state);
    const seat = due[below(random, due.length)]?.seat ?? NATURE;
    let doing = `what ${seatName(seat)} is offered`;
    try {
      const [asked] = offers(game, state, seat);
      if (!asked) return;
      doing = `${asked.key} of ${seatName(seat)}`;
      applyInPlace(new Play(game, state), { seat, key: asked.key, answer: sample(asked.offer, random) });
    } catch (error) {
      throw new Error(`${doing} can't be carried out (${reason(error)})`, { cause: error });
    }
  }
}

export const viewersOf = (state: State): Seat[] => [
  ...Array.from({ length: state.setup.seats }, (_, seat) => seat),
  SPECTATOR,
];
const others = (state: State, seat: Seat): Seat[] => viewersOf(state).filter((one) => one !== seat);

/** How far two worlds are followed after they have parted in secret. */
const FOLLOWED = 8;

/**
 * What one seat looks at or answers in secret makes no difference that another could see. Unlike worlds made from a view, these two
 * part by the core's own doing, so that a view that shows too much can't hide behind itself.
 */
export const keepsToOneself: Property = {
  name: 'what one seat learns or seals, the others do not see',
  answered({ deal, line, done }, findings) {
    for (const { about, message } of done.defects)
      if (about === 'secrets') findings.add(keepsToOneself.name, { ...deal, line }, message);
  },
  position(position, findings) {
    const { game, state } = position;
    const asked = dueAsks(state).find((ask) => ask.seat === NATURE && ask.for !== undefined);
    if (asked) partByChance(position, asked.key, asked.for as Seat, findings);
    for (let seat = 0; seat < state.setup.seats; seat++)
      for (const decision of decisions(game, state, seat)) {
        if (game.questions[decision.key]?.secret?.answer) partByAnswer(position, decision, findings);
        else forgottenSecret(position, decision, findings);
      }
  },
};

/** Different answers to a secret decision look the same to the others, then and later, until the core opens them. */
function partByAnswer(position: Position, { seat, key, offer }: Decision, findings: Findings): void {
  const { game, state, random } = position;
  const [a, ...rest] = someAnswers(offer, random, 4);
  if (a === undefined) return;
  const give = (answer: Answer) => applyWatched(game, state, { seat, key, answer });
  for (const b of rest) {
    if (canonical(a) === canonical(b)) continue;
    const what = `whether ${seatName(seat)} answers ${key} ${canonical(a)} or ${canonical(b)}`;
    const pair: Pair = { here: give(a), there: give(b), viewers: others(state, seat), what };
    if (pair.here.play.opened && pair.there.play.opened) continue;
    if (!follow(position, pair, keepsToOneself.name, findings)) return;
  }
}

/** An answer of which nobody else can see anything is a secret, and must be said to be one: logs and records show all others. */
function forgottenSecret(position: Position, { seat, key, offer }: Decision, findings: Findings): void {
  const { game, state, random } = position;
  const [a, b] = someAnswers(offer, random, 2);
  if (a === undefined || b === undefined || canonical(a) === canonical(b)) return;
  let pair: [WatchedResult, WatchedResult];
  try {
    pair = [applyWatched(game, state, { seat, key, answer: a }), applyWatched(game, state, { seat, key, answer: b })];
  } catch {
    return; // told elsewhere
  }
  const [here, there] = pair;
  for (const [answer, { state: after }] of [
    [a, here],
    [b, there],
  ] as const)
    for (const viewer of others(state, seat))
      findings.check(
        keepsToOneself.name,
        isOver(after) || unknownTo(after, viewer, answer) <= unknownTo(state, viewer, answer),
        position,
        () =>
          `${seatName(seat)} answers ${key} ${canonical(answer)} for all to read, but ${seatName(viewer)} is not to know the card afterwards: put it down open, or declare secret: { question: true, answer: 'kept' }`,
      );
  if (withoutIds(here.state) === withoutIds(there.state) || isOver(here.state)) return;
  findings.check(
    keepsToOneself.name,
    others(state, seat).some(
      (viewer) => canonical(sight(game, here, viewer)) !== canonical(sight(game, there, viewer)),
    ),
    position,
    () =>
      `${seatName(seat)} answers ${key} ${canonical(a)} or ${canonical(b)}, and nobody else can see which, but the question does not say so: declare secret: { question: true, answer: 'kept' }`,
  );
}

/** How many cards of this name lie outside hands, known to somebody but not to this viewer. */
const unknownTo = ({ piles }: State, viewer: Seat, card: Answer): number =>
  Object.entries(piles ?? {})
    .filter(([name]) => !name.startsWith('hand '))
    .flatMap(([, { slots }]) => slots)
    .filter((slot) => slot.card === card && !slot.open && slot.seen?.includes(viewer) === false).length;

/** What chance tells one seat is nothing to the others, nor is what it does with it in secret. */
function partByChance(position: Position, key: string, to: Seat, findings: Findings): void {
  const { game, state, random } = position;
  const told = decisions(game, state, NATURE)[0]?.offer;
  const [a, ...rest] = told ? someAnswers(told, random, 3) : [];
  if (a === undefined) return;
  const tell = (answer: Answer) => applyWatched(game, state, { seat: NATURE, key, answer });
  for (const b of rest) {
    if (canonical(a) === canonical(b)) continue;
    const what = `whether ${seatName(to)} is told ${canonical(a)} or ${canonical(b)} (${key})`;
    const pair = { here: tell(a), there: tell(b), viewers: others(state, to), what };
    // What one has looked at may be turned for everybody before anybody else decides anything.
    if (pair.here.play.opened && pair.there.play.opened) continue;
    if (!follow(position, pair, keepsToOneself.name, findings)) return;
  }
}

/** Two worlds that some viewers can't tell apart. */
export interface Pair {
  readonly here: WatchedResult;
  readonly there: WatchedResult;
  readonly viewers: readonly Seat[];
  /** What they differ in, in words. */
  readonly what: string;
}

/** Compares two worlds and goes on in both with the same answers, whoever gives them; false where somebody can tell them apart. */
export function follow(position: Position, pair: Pair, property: string, findings: Findings): boolean {
  let { here, there } = pair;
  for (let i = 0; ; i++) {
    for (const viewer of pair.viewers)
      if (!compare(position, { ...pair, here, there }, viewer, property, findings)) return false;
    if (i === FOLLOWED) return true;
    const next = goOn(position, here.state, there.state);
    if (!next) return true;
    [here, there] = next;
    if (pair.viewers.some((one) => here.play.shownTo.has(one) || there.play.shownTo.has(one))) return true;
    // The core has shown something to all: from here on the worlds may differ for all to see.
    if (here.play.opened || there.play.opened) return here.play.opened === there.play.opened || compareAll();
  }
  function compareAll(): boolean {
    return findings.check(
      property,
      false,
      position,
      () => `${pair.what} decides whether something is shown to everybody: show it in any case, or ask in the open`,
    );
  }
}

/** The same answer in both worlds, or in secret the one that corresponds; null where the worlds part in public. */
function goOn({ game, random }: Position, here: State, there: State): [WatchedResult, WatchedResult] | null {
  const move = anyMove(game, here, there, random);
  if (!move) return null;
  const [mine, other] = move;
  try {
    return [applyWatched(game, here, mine), applyWatched(game, there, other)];
  } catch {
    return null; // told elsewhere
  }
}

function anyMove(game: Game, here: State, there: State, random: Random): [Move, Move] | null {
  if (isOver(here) || isOver(there)) return null;
  const due = dueAsks(here);
  const aside = random() < 0.3 && due[0]?.seat !== NATURE;
  const ask = aside ? null : due[below(random, due.length)];
  const seat = ask ? ask.seat : below(random, here.setup.seats);
  const open = offers(game, here, seat).filter((one) => one.due !== aside);
  const mine = open[below(random, open.length)];
  if (!mine) return aside ? anyDue() : null;
  const theirs = offers(game, there, seat).find((one) => one.key === mine.key);
  if (!theirs) return null;
  const { key } = mine;
  const answer = seat === NATURE ? shared(mine.offer, theirs.offer, random) : sample(mine.offer, random);
  if (answer === undefined) return null;
  const move = { seat, key, answer };
  if (refuse(theirs.offer, answer) === null) return [move, move];
  const hidden = game.questions[key]?.secret?.answer !== undefined;
  return hidden ? [move, { ...move, answer: corresponding(mine.offer, theirs.offer, answer) }] : null;
  function anyDue(): [Move, Move] | null {
    return due.length > 0 ? anyMove(game, here, there, () => 0.5 + random() / 2) : null;
  }
}

function shared(x: Offer, y: Offer, random: Random): Answer | undefined {
  if (x.kind !== 'pick' || y.kind !== 'pick') return undefined;
  const both = x.options.filter((option) => y.options.includes(option));
  return both[below(random, both.length)];
}

function corresponding(x: Offer, y: Offer, answer: Answer): Answer {
  if (x.kind === 'pick' && y.kind === 'pick')
    return y.options[x.options.indexOf(answer as string) % y.options.length] as string;
  if (x.kind === 'order' && y.kind === 'order')
    return (answer as string[]).map((item) => y.items[x.items.indexOf(item)] as string);
  return answer;
}

/** Everything of an answer that reaches a viewer. */
const sight = (game: Game, { state, events, barrier }: WatchedResult, viewer: Seat) => ({
  view: conceal(game, state, viewer),
  decisions: decisions(game, state, viewer),
  events: events.map((event) => eventFor(event, viewer)),
  barrier,
});

function compare(
  position: Position,
  { here, there, what }: Pair,
  viewer: Seat,
  property: string,
  findings: Findings,
): boolean {
  const { game, random } = position;
  const [a, b] = [sight(game, here, viewer), sight(game, there, viewer)];
  const fine = findings.check(
    property,
    canonical(a) === canonical(b),
    position,
    () =>
      `${seatName(viewer)} can tell ${what}: ${firstDifference(b, a)}. Show it to nobody before the core does (play.reveal, 'until-all'), or tell it as a secret part of the event`,
  );
  return (
    fine && (viewer < 0 || sameRefusals(position, here.state, there.state, viewer, what, property, findings, random))
  );
}

/** So many questions are refused answers, and what they say is compared. */
const REFUSED = 6;
/** The options that each question has offered in this run. */
const offered = new WeakMap<Findings, Map<string, Set<string>>>();
function optionsMet(findings: Findings): Map<string, Set<string>> {
  const met = offered.get(findings) ?? new Map<string, Set<string>>();
  offered.set(findings, met);
  return met;
}

/** Why something can't be done tells nothing either. */
export function sameRefusals(
  { game, ...position }: Position,
  here: State,
  there: State,
  viewer: Seat,
  what: string,
  property: string,
  findings: Findings,
  random: Random,
): boolean {
  const words = new Set(['', '0', '99', 'nothing']);
  const met = optionsMet(findings);
  for (const seat of [viewer, ...dueAsks(here).map((ask) => ask.seat)])
    for (const { key, offer } of decisions(game, here, seat)) {
      if (offer.kind !== 'pick') continue;
      const known = met.get(key) ?? new Set();
      met.set(key, known);
      for (const option of offer.options) {
        words.add(option);
        known.add(option);
      }
    }
  for (const list of Object.values(game.decks?.(here.setup) ?? {})) for (const card of list) words.add(card);
  // What was once offered by the same question is what its `why` has most to say about.
  const moves = spread(Object.keys(game.questions), REFUSED, random).flatMap((key) =>
    [...spread([...(met.get(key) ?? [])], 2, random), ...spread([...words], 2, random)].map((answer) => ({
      seat: viewer,
      key,
      answer,
    })),
  );
  for (const move of moves) {
    const [a, b] = [whyNot(game, here, move), whyNot(game, there, move)];
    if (
      !findings.check(
        property,
        a === b,
        { game, ...position },
        () =>
          `${seatName(viewer)} can tell ${what} from why ${move.key} can't be ${move.answer}: ${b}, not ${a}. Let why and closed read only what the seat can see`,
      )
    )
      return false;
  }
  return true;
}

function whyNot(game: Game, s: State, move: Move): string {
  try {
    const refused = refusal(game, s, move);
    return canonical(refused && { code: refused.code, ...refused.text });
  } catch (error) {
    return reason(error);
  }
}

/** What may be answered to a question that is no secret can be worked out by everybody. */
export function openToAll(position: Position, property: string, findings: Findings): void {
  const { game, state } = position;
  const asides = viewersOf(state).flatMap((seat) => asidesOf(game, state, seat));
  const open = [...dueAsks(state), ...asides.map(({ seat, key, data }) => askOf(seat, key, data))];
  for (const ask of open) {
    if (ask.seat === NATURE || game.questions[ask.key]?.secret?.question) continue;
    const real = offerOn(game, state, ask);
    for (const viewer of others(state, ask.seat)) {
      const seen = offerOn(game, conceal(game, state, viewer), ask);
      findings.check(
        property,
        seen === real,
        position,
        () =>
          `what ${seatName(ask.seat)} may answer to ${ask.key} is no secret, but ${seatName(viewer)} can't work it out on its view (${seen.slice(0, 100)}): declare secret: { question: true }, or don't let the offer depend on what is hidden`,
      );
    }
  }
}
const askOf = (seat: Seat, key: string, data: Json | undefined) =>
  data === undefined ? { id: 0, seat, key } : { id: 0, seat, key, data };
function offerOn(game: Game, view: State, ask: Parameters<typeof offerOf>[2]): string {
  try {
    return canonical(offerOf(game, view, ask));
  } catch (error) {
    return reason(error);
  }
}
