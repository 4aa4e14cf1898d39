import type { Game, State } from '@quayside/engine';
import { canonical, imagine, only, questionOf } from '@quayside/engine/host';
import { dueOf, type Bot, type Situation } from './bot.ts';
import { policyFor, type Policy } from './captain.ts';
import { Search, type SearchedTurn } from './learned/search.ts';
import { answerOf, merchant } from './merchant.ts';

/** Positions looked at before a turn; a decision in the middle of one gets a part of them. */
const NODES = 200;
const MIDDLE_PART = 4;
/** Worlds that are imagined where something is hidden; each gets its share of the positions. */
const WORLDS = 3;
/** How much a point of the best opponent counts against one's own: with two players only the difference does. */
const RIVALRY = { two: 1, more: 0.5 };

/** Looks several turns ahead, its own and those of the others, and values what it sees by what it has learned. */
export const harbourMasterWith = (nodes: number): Bot => ({
  name: 'harbour-master',
  learns: true,
  decide(situation) {
    const due = dueOf(situation.decisions);
    if (!due) return null;
    const { game, view, weights, effort = 1 } = situation;
    const policy = policyFor(game, view.setup, weights);
    if (!policy) return merchant.decide(situation);
    const forced = only(due.offer);
    const question = questionOf(game, due.key);
    if (forced !== null && !question.commits) return { key: due.key, answer: forced };
    const budget = question.confirm && forced === null ? nodes : Math.ceil(nodes / MIDDLE_PART);
    const [best] = lookAhead(situation, policy, Math.ceil(budget * effort));
    return answerOf(situation, best);
  },
});
export const harbourMaster: Bot = harbourMasterWith(NODES);

/** The ways to play on that are worth a look, the best first, after looking at so many positions. */
export function lookAhead(
  { game, view, seat, random }: Situation,
  { evaluator }: Policy,
  nodes: number,
): readonly SearchedTurn[] {
  const rivalry = view.setup.seats > 2 ? RIVALRY.more : RIVALRY.two;
  const count = hidesAnything(game, view) ? WORLDS : 1;
  const worlds = Array.from({ length: count }, () => imagine(game, view, seat, random));
  return merged(
    worlds.map((world) => {
      const search = new Search(game, evaluator, rivalry, String(random()));
      return search.explore(world, seat, Math.ceil(nodes / count));
    }),
  );
}

/** Whether there is anything in a view that the seat can't see and that is not just chance to come. */
function hidesAnything(game: Game, view: State): boolean {
  return (
    !!game.imagine ||
    !!view.hints?.length ||
    Object.values(view.piles ?? {}).some(({ slots }) => slots.some((slot) => slot.card === '?'))
  );
}

/**
 * One list out of several worlds': by the mean of what each way to play is worth in those in which it was looked into. Those that were in
 * fewer than half come last: what is not looked into seems better than it is.
 */
export function merged(lists: readonly (readonly SearchedTurn[])[]): readonly SearchedTurn[] {
  const [first = []] = lists;
  if (lists.length === 1) return first;
  const all = new Map<string, SearchedTurn & { readonly times: number }>();
  for (const list of lists)
    for (const one of list) {
      const name = canonical(one.moves);
      const known = all.get(name);
      const before = known?.times ?? 0;
      const times = before + (one.visits > 0 ? 1 : 0);
      const visits = (known?.visits ?? 0) + one.visits;
      if (known && one.visits === 0) continue;
      const mean = (was: number, is: number) => (before === 0 ? is : (was * before + is) / times);
      all.set(name, {
        moves: one.moves,
        times,
        value: mean(known?.value ?? 0, one.value),
        own: mean(known?.own ?? 0, one.own),
        visits,
      });
    }
  const trusted = ({ times }: { readonly times: number }) => (times * 2 >= lists.length ? 1 : 0);
  return [...all.values()].toSorted((a, b) => trusted(b) - trusted(a) || b.value - a.value);
}
