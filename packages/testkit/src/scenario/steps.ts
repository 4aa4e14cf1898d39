import {
  topAsk,
  totalOf,
  type Answer,
  type Bag,
  type Json,
  type Offer,
  type Seat,
  type State,
  type GameText,
} from '@quayside/engine';
import {
  canonical,
  conceal,
  frontier,
  isOver,
  offers as offersOf,
  decisions,
  refusal,
  standingAnswer,
  suggestions,
  type OpenDecision,
  type StandingOrders,
} from '@quayside/engine/host';
import { answerCounting } from '../count.ts';
import { answerInWords, bagInWords, eventInWords, inWords, seatName, term } from '../in-words.ts';
import type { Run, Step } from './scenario.ts';

/** A seat answers its decision. What has a single answer is taken by the core and not said here. */
export const answer = (seat: Seat, key: string, given: Answer): Step => ({
  words: `${seatName(seat)} answers ${key}: ${canonical(given)}`,
  take(run) {
    const refused = refusal(run.game, run.state, { seat, key, answer: given });
    if (refused) return `The answer is refused: ${inWords(run.game.messages.en, refused.text)}`;
    const { events, lost } = answerCounting(run.game, run.state, { seat, key, answer: given }, run.nature);
    run.events = events;
    run.story.push(...events);
    return Object.keys(lost).length === 0
      ? null
      : `Tokens appeared or vanished that no rule took or gave back: ${bagInWords(run.game.messages.en, lost)}`;
  },
});

/** A seat's standing orders answer, and it is carried out. */
export const followsOrder = (seat: Seat, orders: StandingOrders, key: string, given: Answer): Step => ({
  words: `${seatName(seat)}'s standing orders ${canonical(orders)} answer ${key}: ${canonical(given)}`,
  take(run) {
    const found = orderedAnswer(run, seat, orders);
    if (!found) return 'They answer nothing.';
    if (found.key !== key || canonical(found.answer) !== canonical(given))
      return `They answer ${found.key}: ${canonical(found.answer)}.`;
    return answer(seat, key, given).take(run);
  },
});

/** A seat's standing orders leave it to decide. */
export const awaitsSeat = (seat: Seat, orders: StandingOrders): Step => ({
  words: `${seatName(seat)}'s standing orders ${canonical(orders)} answer nothing`,
  take(run) {
    const found = orderedAnswer(run, seat, orders);
    return found && `They answer ${found.key}: ${canonical(found.answer)}.`;
  },
});

function orderedAnswer({ game, state }: Run, seat: Seat, orders: StandingOrders) {
  const view = conceal(game, state, seat);
  return standingAnswer(game, view, seat, decisions(game, view, seat), orders);
}

/** Each of these answers would be accepted now. */
export const offers = (seat: Seat, key: string, ...answers: Answer[]): Step => ({
  words: `${seatName(seat)} may answer ${key} with ${answers.map((one) => canonical(one)).join(' or ')}`,
  take({ game, state }) {
    const refused = answers.flatMap((one) => {
      const why = refusal(game, state, { seat, key, answer: one });
      return why
        ? [`${answerInWords(game.messages.en, key, one)} is refused: ${inWords(game.messages.en, why.text)}`]
        : [];
    });
    return refused.length === 0 ? null : refused.join('\n');
  },
});

/** Exactly these answers would be accepted now. */
export const offersOnly = (seat: Seat, key: string, answers: readonly Answer[]): Step => ({
  words: `${seatName(seat)} may answer ${key} with these only: ${answers.map((one) => canonical(one)).join(', ')}`,
  take(run) {
    const open = openFor(run, seat, key);
    if (!open) return `${key} is not open for ${seatName(seat)}.`;
    const say = (one: Answer) => answerInWords(run.game.messages.en, key, one);
    const offered = allAnswers(open.offer);
    const missing = answers.filter((one) => !offered.some((other) => canonical(other) === canonical(one)));
    const extra = offered.filter((one) => !answers.some((other) => canonical(other) === canonical(one)));
    if (missing.length + extra.length === 0) return null;
    return [
      ...missing.map((one) => `not offered: ${say(one)}`),
      ...extra.map((one) => `offered as well: ${say(one)}`),
    ].join('\n');
  },
});

/** More than a rule book's example will ever list. */
const MANY = 5000;

function allAnswers(offer: Offer): readonly Answer[] {
  return offer.kind === 'bundle' ? frontier(offer, MANY) : suggestions(offer, undefined, MANY);
}

/** This answer is not offered; with `why`, for this reason. */
export const refuses = (seat: Seat, key: string, given: unknown, why?: string | GameText): Step => ({
  words: `${seatName(seat)} may not answer ${key} with ${canonical(given)}`,
  take({ game, state }) {
    const refused = refusal(game, state, { seat, key, answer: given });
    if (!refused) return 'It would be accepted.';
    if (why === undefined) return null;
    const expected: GameText = typeof why === 'string' ? { key: why } : why;
    const { text } = refused;
    const same =
      text.key === expected.key &&
      Object.entries(expected.args ?? {}).every(([name, value]) => canonical(text.args?.[name]) === canonical(value));
    if (same) return null;
    return `It is refused for another reason: ${inWords(game.messages.en, text)} (${canonical(text)})`;
  },
});

/** The game waits for this seat to decide this. */
export const asked = (seat: Seat, key: string): Step => ({
  words: `${seatName(seat)} is asked ${key}`,
  take({ state }) {
    const top = topAsk(state, seat)?.key;
    return top === key ? null : `${seatName(seat)} is asked ${top ?? 'nothing'}.`;
  },
});

/** This is not open to the seat at all, neither due nor as an aside. */
export const notAsked = (seat: Seat, key: string): Step => ({
  words: `${seatName(seat)} can't decide ${key}`,
  take: (run) => (openFor(run, seat, key) ? 'It is open.' : null),
});

function openFor({ game, state }: Run, seat: Seat, key: string): OpenDecision | undefined {
  return offersOf(game, state, seat).find((one) => one.key === key);
}

/** A seat has exactly so many of the tokens named. */
export const holds = (seat: Seat, bag: Bag): Step => ({
  words: `${seatName(seat)} holds ${canonical(bag)}`,
  take(run) {
    const { game, state } = run;
    const has = run.goods(state, seat);
    return differences(Object.keys(bag), (token) => [bag[token] ?? 0, has[token] ?? 0], game.messages.en);
  },
});

/** A seat's goods have changed exactly so since the position. */
export const changed = (seat: Seat, change: Bag): Step => ({
  words: `the goods of ${seatName(seat)} change by ${canonical(change)}`,
  take(run) {
    const { game, state, position } = run;
    const [before, after] = [run.goods(position, seat), run.goods(state, seat)];
    const tokens = [...new Set([...Object.keys(change), ...Object.keys(before), ...Object.keys(after)])];
    return differences(
      tokens,
      (token) => [change[token] ?? 0, (after[token] ?? 0) - (before[token] ?? 0)],
      game.messages.en,
    );
  },
});

function differences(
  names: readonly string[],
  of: (name: string) => readonly [expected: number, found: number],
  messages: { readonly [key: string]: string },
): string | null {
  const lines = names.flatMap((name) => {
    const [expected, found] = of(name);
    return expected === found ? [] : [`${term(messages, name)}: ${expected} expected, ${found} found`];
  });
  return lines.length === 0 ? null : lines.join('\n');
}

/** This happened at the last answer; of the data, what is named here is compared. */
export const told = (key: string, data: { readonly [field: string]: Json } = {}): Step => ({
  words: `${key} is told ${canonical(data)}`,
  take(run) {
    if (run.events.some((event) => tells(event, key, data))) return null;
    const seats = run.state.setup.seats;
    const lines = run.events.map(
      (event) => `${event.key}: ${eventInWords(run.game, event, seats, -2)} ${canonical(event.data ?? {})}`,
    );
    return `At the last answer this was told: ${lines.length === 0 ? 'nothing' : `\n  ${lines.join('\n  ')}`}`;
  },
});

/** This did not happen at the last answer. */
export const notTold = (key: string, data: { readonly [field: string]: Json } = {}): Step => ({
  words: `${key} is not told ${canonical(data)}`,
  take: ({ events }) => (events.some((event) => tells(event, key, data)) ? 'It is told.' : null),
});

const tells = (event: Run['events'][number], key: string, data: { readonly [field: string]: Json }): boolean => {
  const all = { ...event.data, ...event.secret?.data };
  return (
    event.key === key && Object.entries(data).every(([field, value]) => canonical(all[field]) === canonical(value))
  );
};

/** Anything else in the state, named by a sentence. */
export const see = <S extends State>(what: string, of: (s: S) => unknown, expected: unknown): Step<S> => ({
  words: `${what}: ${canonical(expected)}`,
  take: ({ state }) => compare(of(state), expected),
});

/** The same in what a seat (or a spectator) can see. */
export const seenBy = <S extends State>(
  viewer: Seat,
  what: string,
  of: (view: S) => unknown,
  expected: unknown,
): Step<S> => ({
  words: `${what}, seen by ${seatName(viewer)}: ${canonical(expected)}`,
  take: ({ game, state }) => compare(of(conceal(game, state, viewer)), expected),
});

const compare = (found: unknown, expected: unknown): string | null =>
  canonical(found) === canonical(expected) ? null : `expected ${canonical(expected)}\nfound    ${canonical(found)}`;

/** A seat's score now: the lines named and, where given, the total. */
export const scores = (seat: Seat, lines: { readonly [line: string]: number }, total?: number): Step => ({
  words: `${seatName(seat)} scores ${canonical(lines)}${total === undefined ? '' : `, ${total} in all`}`,
  take({ game, state }) {
    const sheet = game.score(state).find((one) => one.seat === seat);
    if (!sheet) return `There is no score sheet for ${seatName(seat)}.`;
    const wrong = Object.entries(lines).flatMap(([line, expected]) => {
      const found = sheet.lines[line];
      const name = game.messages.en[`score.${line}`] ?? line;
      return found === expected ? [] : [`${name}: ${expected} expected, ${found ?? 'no such line'} found`];
    });
    const sum = totalOf(sheet);
    if (total !== undefined && sum !== total) wrong.push(`total: ${total} expected, ${sum} found`);
    return wrong.length === 0 ? null : wrong.join('\n');
  },
});

/** The game has ended. */
export const over = (): Step => ({
  words: 'the game is over',
  take: ({ state }) => (isOver(state) ? null : 'It goes on.'),
});

/** Something that nobody has written yet: fails and says what. */
export const todo = (what: string): Step => ({
  words: 'something is still to be written',
  take: () => what,
});
