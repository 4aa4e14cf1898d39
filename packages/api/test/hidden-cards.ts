import { NATURE, type Answer, type Game, type Seat } from '@quayside/engine';
import {
  dealer,
  dueSeats,
  eventFor,
  offers,
  openMatch,
  randomFrom,
  readSetup,
  refusal,
  resumeMatch,
  sample,
  SPECTATOR,
  submit,
  decisions,
  type AnswerEntry,
  type Entry,
  type Match,
} from '@quayside/engine/host';

/** What somebody answers next, in each world: the same, save for names of cards that only this seat knows. */
export interface PairedAnswer {
  readonly seat: Seat;
  readonly key: string;
  readonly answers: readonly [Answer, Answer];
}

/** Two recorded matches that differ only in the cards that one seat has just looked at, and how both go on. */
export interface MatchPair {
  readonly seats: number;
  /** Who has looked. */
  readonly seat: Seat;
  readonly logs: readonly [readonly Entry[], readonly Entry[]];
  readonly steps: readonly PairedAnswer[];
}

/**
 * Plays by chance until a seat that looked at hidden cards must put them back (`arrange`, in every game here); the other world is
 * the same log with other unseen cards in their place. That they are hidden follows from the rules of looking, not from what the
 * core conceals.
 */
export function matchesWithOtherCards(game: Game, options: object, seats: number, seed: string): MatchPair | null {
  const setup = readSetup(game, seats, options);
  const random = randomFrom(seed);
  const nature = dealer(game, setup, seed);
  const match = openMatch(game, setup, nature);
  for (let i = 0; i < 2000; i++) {
    const [seat] = dueSeats(match.state);
    if (seat === undefined) return null;
    const [due] = decisions(game, match.state, seat);
    if (!due) return null;
    if (due.key === 'arrange') {
      const worlds = otherCards(match, seat);
      return (
        worlds && {
          seats,
          seat,
          logs: worlds.map((one) => one.log) as [Entry[], Entry[]],
          steps: goOn(worlds, seat, random, seed),
        }
      );
    }
    submit(match, { seat, decision: due.id, answer: sample(due.offer, random) }, nature);
  }
  return null;
}

function otherCards(match: Match, seat: Seat): [Match, Match] | null {
  const { game, setup, log, state } = match;
  const isDraw = (entry: Entry | undefined): entry is AnswerEntry =>
    entry?.kind === 'answer' && entry.seat === NATURE && entry.key === 'core.draw';
  const drawn: AnswerEntry[] = [];
  for (let i = log.length - 1; isDraw(log[i]); i--) drawn.push(log[i] as AnswerEntry);
  const deck = Object.entries(game.decks?.(setup) ?? {}).find(([, cards]) =>
    cards.some((card) => card === drawn[0]?.answer),
  )?.[0];
  const unseen =
    deck === undefined ? [] : (state.unseen?.[deck] ?? []).filter((card) => !drawn.some((one) => one.answer === card));
  if (drawn.length === 0 || unseen.length < drawn.length) return null;
  const other = log.map((entry) => {
    const at = drawn.indexOf(entry as AnswerEntry);
    return at < 0 ? entry : { ...(entry as AnswerEntry), answer: unseen[at] as string };
  });
  const worlds: [Match, Match] = [match, resumeMatch(game, setup, other)];
  return worlds.every((one) => dueSeats(one.state)[0] === seat) ? worlds : null;
}

/** A few answers more, up to the first that turns up a card. */
function goOn([one, other]: [Match, Match], looker: Seat, random: () => number, seed: string): PairedAnswer[] {
  const { game, setup } = one;
  const worlds = [{ ...one }, { ...other }] as const;
  const secret = new Set(worlds.flatMap(({ state }) => orderOf(game, state, looker)));
  const steps: PairedAnswer[] = [];
  while (steps.length < 3) {
    const [seat] = dueSeats(worlds[0].state);
    const [due] = seat === undefined ? [] : offers(game, worlds[0].state, seat);
    if (seat === undefined || !due) break;
    // What was looked at is put back the other way round; all else is answered alike.
    const answers =
      due.key === 'arrange' && seat === looker
        ? ([orderOf(game, worlds[0].state, seat).reverse(), orderOf(game, worlds[1].state, seat).reverse()] as [
            Answer,
            Answer,
          ])
        : (Array.from({ length: 2 }).fill(sample(due.offer, random)) as [Answer, Answer]);
    const ahead = worlds.map((world, i) =>
      after(world, { seat, key: due.key, answer: answers[i] as Answer }, dealer(game, setup, seed)),
    );
    if (ahead.some((next) => next === null || turnsUp(next, secret))) break;
    worlds.forEach((world, i) => Object.assign(world, ahead[i]));
    steps.push({ seat, key: due.key, answers });
  }
  return steps;
}

function orderOf(game: Game, state: Match['state'], seat: Seat): string[] {
  const offer = offers(game, state, seat).find((one) => one.key === 'arrange')?.offer;
  return offer?.kind === 'order' ? [...offer.items] : [];
}

function after(
  world: Match,
  move: { seat: Seat; key: string; answer: Answer },
  nature: ReturnType<typeof dealer>,
): Match | null {
  if (refusal(world.game, world.state, move)) return null;
  const next = { ...world };
  const due = decisions(world.game, world.state, move.seat).find((one) => one.key === move.key);
  try {
    submit(next, { seat: move.seat, decision: due?.id ?? '', answer: move.answer }, nature);
  } catch {
    return null; // the other world's next card is not the seed's
  }
  return next;
}

const turnsUp = (next: Match, secret: ReadonlySet<string>): boolean => {
  const told = JSON.stringify(next.events.map((event) => eventFor(event, SPECTATOR)));
  const last = next.log.at(-1);
  return (last?.kind === 'answer' && last.seat === NATURE) || [...secret].some((card) => told.includes(`"${card}"`));
};
