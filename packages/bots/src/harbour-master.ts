import type { Game, State } from '@quayside/engine';
import { canonical, imagine, only, questionOf } from '@quayside/engine/host';
import { dueOf, type Bot } from './bot.ts';
import { answerOf, mindFor } from './captain.ts';
import { Search, type Found } from './learned/search.ts';
import { merchant } from './merchant.ts';

/** Positions looked at before a turn; a decision in the middle of one gets a part of them. */
const NODES = 120;
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
    const { game, view, seat, random, weights } = situation;
    const mind = mindFor(game, view.setup, weights);
    if (!mind) return merchant.decide(situation);
    const forced = only(due.offer);
    const question = questionOf(game, due.key);
    if (forced !== null && !question.commits) return { key: due.key, answer: forced };
    const search = new Search(game, mind.judge, view.setup.seats > 2 ? RIVALRY.more : RIVALRY.two, random);
    const budget = question.confirm && forced === null ? nodes : Math.ceil(nodes / MIDDLE_PART);
    const count = hidesAnything(game, view) ? WORLDS : 1;
    const worlds = Array.from({ length: count }, () => imagine(game, view, seat, random));
    const [best] = merged(worlds.map((world) => search.explore(world, seat, Math.ceil(budget / count))));
    return answerOf(situation, best);
  },
});
export const harbourMaster: Bot = harbourMasterWith(NODES);

/** Whether there is anything in a view that the seat can't see and that is not just chance to come. */
function hidesAnything(game: Game, view: State): boolean {
  return (
    !!game.imagine ||
    !!view.hints?.length ||
    Object.values(view.piles ?? {}).some(({ slots }) => slots.some((slot) => slot.card === '?'))
  );
}

/** One list out of several worlds': by the mean of what each way to play is worth in those that have it. */
function merged(lists: readonly (readonly Found[])[]): readonly Found[] {
  const [first = []] = lists;
  if (lists.length === 1) return first;
  const all = new Map<string, Found & { readonly times: number }>();
  for (const list of lists)
    for (const one of list) {
      const name = canonical(one.moves);
      const { times = 0, value = 0, visits = 0 } = all.get(name) ?? {};
      all.set(name, {
        moves: one.moves,
        times: times + 1,
        value: (value * times + one.value) / (times + 1),
        visits: visits + one.visits,
      });
    }
  return [...all.values()].toSorted((a, b) => b.times - a.times || b.value - a.value);
}
