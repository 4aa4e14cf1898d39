import type { Offer, State } from '@quayside/engine';
import { apply, canonical, copy, decisions, dueAsks, isOver, Refused, refuse } from '@quayside/engine/host';
import { seatName, unsaid } from '../in-words.ts';
import { reason, type Findings, type Spot } from './findings.ts';
import { spread, type Position } from './game.ts';
import { HOSTILE_ANSWERS, HOSTILE_KEYS, HOSTILE_SEATS, nearMisses } from './hostile.ts';
import type { Property } from './property.ts';

/** So many near misses per decision, and so many wild inputs per position. */
const NEAR = 10;
const WILD = 16;

/** Anything that is not offered is refused by a typed error that can be said in every language; the state is untouched. */
export const refuses: Property = {
  name: 'anything else is refused and changes nothing',
  answered({ deal, line, state, open }, findings) {
    const known = optionsOf(findings);
    for (const { key, offer } of open)
      if (offer.kind === 'pick')
        for (const option of offer.options) known.set(key, (known.get(key) ?? new Set()).add(option));
    if (line.length % EVERY === 0 && !isOver(state)) explains({ ...deal, line, state }, known, findings);
  },
  position(position, findings) {
    const { game, state, random } = position;
    const before = canonical(state);
    for (let seat = 0; seat < state.setup.seats; seat++)
      for (const { key, offer } of decisions(game, state, seat)) {
        // What people are sent, and nothing but that, says what is offered.
        const sent = copy(JSON.parse(JSON.stringify(offer)) as Offer);
        for (const answer of spread(nearMisses(sent, wordsOf(position)), NEAR, random))
          if (!offeredBy(sent, answer)) attack(position, { seat, key, answer }, findings);
      }
    for (const move of spread(wildMoves(position), WILD, random)) attack(position, move, findings);
    findings.check(refuses.name, canonical(state) === before, position, () => 'a refused answer changed the state');
  },
};

/** After so many answers everything that was ever offered, and is not now, is asked for. */
const EVERY = 5;
/** The options of each question that games have come to so far. */
const options = new WeakMap<Findings, Map<string, Set<string>>>();
function optionsOf(findings: Findings): Map<string, Set<string>> {
  const known = options.get(findings) ?? new Map<string, Set<string>>();
  options.set(findings, known);
  return known;
}

/** Why something is not offered can be said wherever it is not. */
function explains(
  { game, state, ...spot }: Spot & { readonly state: State },
  known: ReadonlyMap<string, ReadonlySet<string>>,
  findings: Findings,
): void {
  for (const { seat, key, data } of dueAsks(state)) {
    const question = game.questions[key];
    const offer = seat < 0 || !question?.why ? null : question.offer(state, seat, data);
    if (offer?.kind !== 'pick') continue;
    for (const option of known.get(key) ?? []) {
      if (offer.options.includes(option)) continue;
      const say = `${seatName(seat)} asks why it can't answer ${key} with ${option}`;
      const why = findings.attempt(refuses.name, { game, ...spot }, `${say}, and the rules fail`, () =>
        question?.why?.(state, seat, option, data),
      );
      if (why)
        for (const { language, reason: missing } of unsaid(game, why))
          findings.add(refuses.name, { game, ...spot }, `${say} and can't be told in ${language}: ${missing}`);
    }
  }
}

/** All words that are offered anywhere in this position or name a card: likely to be mistaken for an option. */
function wordsOf({ game, state }: Position): string[] {
  const words = new Set<string>();
  for (let seat = 0; seat < state.setup.seats; seat++)
    for (const { offer } of decisions(game, state, seat)) {
      if (offer.kind === 'pick') for (const option of offer.options) words.add(option);
      if (offer.kind === 'order') for (const item of offer.items) words.add(item);
    }
  for (const key of Object.keys(game.messages.en)) if (key.startsWith('term.')) words.add(key.slice('term.'.length));
  return [...words];
}

const offeredBy = (offer: Offer, answer: unknown): boolean =>
  offer.kind === 'pick'
    ? typeof answer === 'string' && new Set(offer.options).has(answer)
    : refuse(offer, answer) === null;

/** Wrong seats, closed decisions, and answers that are none. */
function wildMoves({ game, state }: Position): { seat: unknown; key: unknown; answer: unknown }[] {
  const keys = [...Object.keys(game.questions), ...HOSTILE_KEYS];
  const moves: { seat: unknown; key: unknown; answer: unknown }[] = [];
  const seats = Array.from({ length: state.setup.seats }, (_, seat) => seat);
  for (const seat of seats) {
    const open = decisions(game, state, seat);
    for (const { key, offer } of open) {
      const answer = offer.kind === 'pick' ? offer.options[0] : offer.kind === 'order' ? offer.items : offer.from;
      for (const other of [...seats, ...HOSTILE_SEATS])
        if (
          typeof other !== 'number' ||
          !(other in seats) ||
          !decisions(game, state, other).some((one) => one.key === key)
        )
          moves.push({ seat: other, key, answer });
      for (const hostile of HOSTILE_ANSWERS) if (!offeredBy(offer, hostile)) moves.push({ seat, key, answer: hostile });
    }
    for (const key of keys)
      if (!open.some((one) => one.key === key))
        moves.push({ seat, key, answer: open[0]?.offer.kind === 'pick' ? open[0].offer.options[0] : {} });
  }
  return moves;
}

function attack(position: Position, move: { seat: unknown; key: unknown; answer: unknown }, findings: Findings): void {
  const { game, state } = position;
  const say = () =>
    `${typeof move.seat === 'number' ? seatName(move.seat) : String(move.seat)} answers ${String(move.key).slice(0, 60)} with ${show(move.answer)}`;
  findings.checks++;
  try {
    // The door takes anything; the types only describe what is sensible.
    apply(game, state, move as Parameters<typeof apply>[2]);
    findings.add(refuses.name, position, `${say()}, which is not offered and yet accepted`);
  } catch (error) {
    if (!(error instanceof Refused))
      findings.add(refuses.name, position, `${say()} and the rules fail: ${reason(error)}`);
    else if (isOver(state) && error.code !== 'over')
      findings.add(refuses.name, position, `${say()} after the end and is told “${error.code}”`);
    else
      for (const { language, reason: why } of unsaid(game, error.text))
        findings.add(refuses.name, position, `${say()} and can't be told why in ${language}: ${why}${hintOf(error)}`);
  }
}

/** `why` is asked about anything that somebody may send. */
const hintOf = ({ text }: Refused): string =>
  text.key.startsWith('core.') ? '' : '. If it is no option at any time, let `why` return null';

function show(answer: unknown): string {
  try {
    return (JSON.stringify(answer) ?? String(answer)).slice(0, 80);
  } catch {
    return typeof answer;
  }
}
