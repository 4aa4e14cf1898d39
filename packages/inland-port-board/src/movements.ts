import { BUILDINGS, LETTERS, type InlandPort } from '@quayside/inland-port/rules';
import type { Movement } from '@quayside/ui/board';

/** Buildings that were built, used, sold or have come into play, then the francs that went with them. Markers travel by themselves. */
export function movements(before: InlandPort, after: InlandPort): Movement[] {
  const moved = BUILDINGS.filter(
    ({ letter }, n) =>
      before.owner[n] !== after.owner[n] ||
      before.since[n] !== after.since[n] ||
      (before.round !== after.round && letter === LETTERS[after.round]),
  ).map(({ id }) => `building:${id}`);
  const buildings = moved.map((place): Movement => ({
    icon: place,
    from: [place],
    to: [place],
    n: 1,
    wave: 0,
    size: 40,
  }));
  return [...buildings, ...coins(before, after, moved)];
}

/** A fee goes from one player to the other; what else is paid or earned goes to a building or comes from it. */
function coins({ francs: before }: InlandPort, { francs: after }: InlandPort, moved: readonly string[]): Movement[] {
  const change = after.map((n, seat) => n - (before[seat] ?? 0));
  const fee = Math.min(Math.max(...change), -Math.min(...change));
  const found: Movement[] = [];
  const coin = (from: readonly string[], to: readonly string[], n: number, wave: number) =>
    n > 0 && found.push({ icon: 'francs:0', from, to, n, wave });
  change.forEach((n, seat) => {
    const purse = [`francs:${seat}`];
    const rest = Math.abs(n) - Math.max(0, fee);
    if (fee > 0 && n > 0) coin([`francs:${1 - seat}`], purse, fee, 0);
    if (n > 0) coin(moved, purse, rest, 1);
    else coin(purse, moved, rest, 0);
  });
  return found;
}
