import { below, NATURE, type Random, type State } from '@quayside/engine';
import { canonical, conceal, copyState, decisions, SPECTATOR } from '@quayside/engine/host';
import { answerCounting } from '../count.ts';
import { someAnswers, type Position } from './game.ts';
import type { Property } from './property.ts';
import { firstDifference } from './replays.ts';

/** In what order an object's keys came to be depends on history, so nothing may depend on it. */
export const keyOrder: Property = {
  name: 'the order of keys does not matter',
  position(position, findings) {
    const { game, state, random, nature } = position;
    for (const other of [reordered(state, null), reordered(state, random)]) {
      const looks = (s: State) => ({
        decisions: Array.from({ length: s.setup.seats + 1 }, (_, i) => decisions(game, s, i + NATURE)),
        views: Array.from({ length: s.setup.seats }, (_, seat) => conceal(game, s, seat)),
        score: game.score(s),
        census: game.census(s),
        ledger: game.ledger?.(s) ?? null,
        display: game.display?.(conceal(game, s, SPECTATOR)) ?? null,
        asides: Array.from({ length: s.setup.seats }, (_, seat) => game.asides?.(s, seat) ?? []),
        value: Array.from({ length: s.setup.seats }, (_, seat) => rounded(game.value?.(s, seat) ?? 0)),
      });
      const [a, b] = [looks(state), looks(other)];
      findings.check(
        keyOrder.name,
        canonical(a) === canonical(b),
        position,
        () => `with the same state in another order of keys, ${firstDifference(b, a)}`,
      );
      const move = anyMove(position);
      if (!move) continue;
      const [x, y] = [copyState(game, state), copyState(game, other)];
      const told = [x, y].map((s) => answerCounting(game, s, move, nature).events);
      findings.check(
        keyOrder.name,
        canonical([x, told[0]]) === canonical([y, told[1]]),
        position,
        () =>
          `after ${move.key} ${canonical(move.answer)} from the same state in another order of keys, ${firstDifference([y, told[1]], [x, told[0]])}`,
      );
    }
  },
};

/** Sums of fractions depend on the order in their last digits; that changes no game. */
const rounded = (n: number): number => Math.round(n * 1e6) / 1e6;

function anyMove({ game, state, random }: Position) {
  const open = Array.from({ length: state.setup.seats }, (_, seat) => decisions(game, state, seat)).flat();
  const decision = open[below(random, open.length)];
  const [answer] = decision ? someAnswers(decision.offer, random, 1) : [];
  return decision && answer !== undefined ? { seat: decision.seat, key: decision.key, answer } : null;
}

/** The same data with its keys in reverse, or at random. */
function reordered<T>(value: T, random: Random | null): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => reordered(one, random)) as T;
  const keys = Object.keys(value).reverse();
  if (random) for (let i = keys.length - 1; i > 0; i--) keys.push(...keys.splice(below(random, i + 1), 1));
  return Object.fromEntries(
    keys.map((key) => [key, reordered((value as { [key: string]: unknown })[key], random)]),
  ) as T;
}
