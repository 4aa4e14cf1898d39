import {
  apply,
  applyInPlace,
  below,
  canonical,
  conceal,
  copyState,
  decisions,
  DRAW,
  dueAsks,
  eventFor,
  isOver,
  NATURE,
  offerOf,
  offers,
  Play,
  sample,
  slotsOf,
  SPECTATOR,
  topAsk,
  type Answer,
  type Applied,
  type Game,
  type Move,
  type Offer,
  type Random,
  type Seat,
  type State,
} from '@quayside/engine';
import { seatName } from '../words.ts';
import type { Findings } from './findings.ts';
import { someAnswers, type Position } from './game.ts';
import type { Property } from './property.ts';
import { firstDifference } from './replays.ts';

/** Plays some random answers on; chance included. */
export function playOn(game: Game, s: State, random: Random, answers: number): void {
  const state = copyState(game, s);
  for (let i = 0; i < answers && !isOver(state); i++) {
    const due = dueAsks(state);
    const seat = due[below(random, due.length)]?.seat ?? NATURE;
    const [asked] = offers(game, state, seat);
    if (!asked) return;
    applyInPlace(new Play(game, state), { seat, key: asked.key, answer: sample(asked.offer, random) });
  }
}

/** How far two worlds are followed after they have parted in secret. */
const FOLLOWED = 6;

/**
 * What one seat looks at or answers in secret makes no difference that another could see. Unlike worlds made from a view, these two
 * part by the core's own doing, so that a view that shows too much can't hide behind itself.
 */
export const keepsToOneself: Property = {
  name: 'what one seat learns or seals, the others do not see',
  position(position, findings) {
    const { game, state } = position;
    for (const ask of dueAsks(state)) {
      if (ask.key === DRAW && ask.seat === NATURE) partByDraw(position, findings);
      else if (ask.seat !== NATURE && game.questions[ask.key]?.secret?.answer)
        partByAnswer(position, ask.seat, ask.key, findings);
    }
  },
};

const others = (state: State, seat: Seat): Seat[] =>
  [...Array.from({ length: state.setup.seats }, (_, one) => one), SPECTATOR].filter((one) => one !== seat);

/** Two different answers to a sealed decision look the same to the others, unless they make the rules show something. */
function partByAnswer(position: Position, seat: Seat, key: string, findings: Findings): void {
  const { game, state, random } = position;
  const offer = decisions(game, state, seat).find((one) => one.key === key)?.offer;
  const [a, b] = offer ? someAnswers(offer, random, 2) : [];
  if (a === undefined || b === undefined || canonical(a) === canonical(b)) return;
  const [here, there] = [apply(game, state, { seat, key, answer: a }), apply(game, state, { seat, key, answer: b })];
  if (here.barrier && there.barrier) return;
  for (const viewer of others(state, seat))
    compare(
      position,
      viewer,
      `whether ${seatName(seat)} answers ${key} ${canonical(a)} or ${canonical(b)}`,
      here,
      there,
      findings,
    );
}

/** Which card a seat looks at is nothing to the others, nor is what it does with it in secret. */
function partByDraw(position: Position, findings: Findings): void {
  const { game, state, random } = position;
  const to = topAsk(state, NATURE)?.for;
  if (to === undefined) return;
  const cards = decisions(game, state, NATURE)[0]?.offer;
  const [a, b] = cards ? someAnswers(cards, random, 2) : [];
  if (a === undefined || b === undefined) return;
  const draw = (answer: Answer) => apply(game, state, { seat: NATURE, key: DRAW, answer });
  let [here, there] = [draw(a), draw(b)];
  // What one has looked at may be turned for everybody before anybody else decides anything.
  if (isTurned(state, here.state, a) && isTurned(state, there.state, b)) return;
  for (let i = 0; i < FOLLOWED; i++) {
    for (const viewer of others(state, to))
      if (
        !compare(
          position,
          viewer,
          `whether ${seatName(to)} looks at ${canonical(a)} or ${canonical(b)}`,
          here,
          there,
          findings,
        )
      )
        return;
    const next = goOn(position, here.state, there.state, to);
    if (!next) return;
    [here, there] = next;
  }
}

/** Whether a card lies open that did not before. */
function isTurned(before: State, after: State, card: Answer): boolean {
  const open = (s: State) => slotsOf(s).filter((slot) => slot.open && slot.card === card).length;
  return open(after) > open(before);
}

/** The same answer in both worlds, or in secret the one that corresponds; null where the worlds part in public. */
function goOn(
  { game, random }: Position,
  here: State,
  there: State,
  to: Seat,
): [Applied<State>, Applied<State>] | null {
  const [ask] = dueAsks(here);
  if (!ask || dueAsks(there)[0]?.key !== ask.key) return null;
  const [x, y] = [offerOf(game, here, ask), offerOf(game, there, ask)];
  if (ask.seat === NATURE && ask.for !== to) return null;
  const answer = ask.seat === NATURE ? shared(x, y) : sample(x, random);
  const same = answer !== undefined && isOffered(y, answer);
  const hidden = game.questions[ask.key]?.secret?.answer !== undefined;
  if (answer === undefined || (!same && !hidden)) return null;
  const move: Move = { seat: ask.seat, key: ask.key, answer };
  const next: [Applied<State>, Applied<State>] = [
    apply(game, here, move),
    apply(game, there, { ...move, answer: same ? answer : corresponding(x, y, answer) }),
  ];
  // A barrier says that something was shown: from here on the worlds may differ for all to see.
  return ask.seat !== NATURE && (next[0].barrier || next[1].barrier) ? null : next;
}

const shared = (x: Offer, y: Offer): Answer | undefined =>
  x.kind === 'pick' ? x.options.find((option) => y.kind === 'pick' && y.options.includes(option)) : undefined;

const isOffered = (offer: Offer, answer: Answer): boolean =>
  offer.kind === 'pick'
    ? offer.options.includes(answer as string)
    : offer.kind === 'order' && canonical([...offer.items].sort()) === canonical([...(answer as string[])].sort());

function corresponding(x: Offer, y: Offer, answer: Answer): Answer {
  if (x.kind === 'pick' && y.kind === 'pick')
    return y.options[x.options.indexOf(answer as string) % y.options.length] as string;
  if (x.kind === 'order' && y.kind === 'order')
    return (answer as string[]).map((item) => y.items[x.items.indexOf(item)] as string);
  return answer;
}

function compare(
  position: Position,
  viewer: Seat,
  what: string,
  here: Applied<State>,
  there: Applied<State>,
  findings: Findings,
): boolean {
  const { game } = position;
  const look = ({ state, events }: Applied<State>) => ({
    view: conceal(game, state, viewer),
    decisions: decisions(game, state, viewer),
    events: events.map((event) => eventFor(event, viewer)),
  });
  const [a, b] = [look(here), look(there)];
  return findings.check(
    keepsToOneself.name,
    canonical(a) === canonical(b),
    position,
    () => `${seatName(viewer)} can tell ${what}: ${firstDifference(b, a)}`,
  );
}
