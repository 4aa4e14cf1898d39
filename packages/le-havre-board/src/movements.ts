import { count } from '@quayside/engine';
import { supplyTrack, type LeHavre } from '@quayside/le-havre/rules';
import type { Movement } from '@quayside/ui/board';

interface Stack {
  readonly place: string;
  readonly token: string;
  n: number;
}

/** What goes out travels first, what comes in after it, workers with what goes out, cards last. Tokens that left somewhere travel to where as many arrived; the rest comes from or goes to the supply. */
export function movements(a: LeHavre, b: LeHavre): Movement[] {
  return [...tokenMovements(a, b), ...workerMovements(a, b), ...shipMovements(a, b), ...cardMovements(a, b)];
}

function tokenMovements(a: LeHavre, b: LeHavre): Movement[] {
  const left: Stack[] = [];
  const come: Stack[] = [];
  const compare = (place: string, token: string, before: number, after: number) => {
    if (after < before) left.push({ place, token, n: before - after });
    if (after > before) come.push({ place, token, n: after - before });
  };
  for (const token of Object.keys(b.offer))
    compare(`offer:${token}`, token, count(a.offer, token), count(b.offer, token));
  b.stock.forEach((stock, seat) => {
    for (const token of Object.keys(stock))
      compare(`seat:${seat}:${token}`, token, count(a.stock[seat] ?? {}, token), count(stock, token));
  });
  const found: Movement[] = [];
  for (const to of come) {
    const from = left.find((one) => one.token === to.token && one.n > 0);
    if (!from) continue;
    const n = Math.min(from.n, to.n);
    from.n -= n;
    to.n -= n;
    found.push({ icon: to.token, from: [from.place], to: [to.place], n, wave: 0 });
  }
  for (const { place, token, n } of left) if (n > 0) found.push({ icon: token, from: [place], to: [], n, wave: 0 });
  for (const { place, token, n } of come)
    if (n > 0) found.push({ icon: token, from: sourceOf(a, b, place), to: [place], n, wave: 1 });
  return found;
}

/** New tokens come from the tile that brought them, or from the building that gave them. */
function sourceOf(a: LeHavre, b: LeHavre, place: string): string[] {
  if (place.startsWith('offer:')) return [`tile:${b.turn % 7}`];
  const seat = Number(place.split(':')[1]);
  const at = b.at[seat] ?? a.at[seat] ?? null;
  return at === null ? [] : [`card:${at}`];
}

const workerMovements = (a: LeHavre, b: LeHavre): Movement[] =>
  b.at.flatMap((at, seat) =>
    at === a.at[seat]
      ? []
      : [
          {
            icon: `worker:${seat}`,
            from: [`worker:${seat}`],
            to: at === null ? [`seat:${seat}`] : [`card:${at}`],
            n: 1,
            wave: 0,
            gait: 'walk' as const,
          },
        ],
  );

/** The players' ships on the supply track. */
function shipMovements(a: LeHavre, b: LeHavre): Movement[] {
  const [before, after] = [supplyTrack(a), supplyTrack(b)];
  return after.flatMap(({ seats }, i) =>
    seats
      .filter((seat) => !before[i]?.seats.includes(seat))
      .map((seat) => ({
        icon: `marker:${seat}`,
        from: [`marker:${seat}`],
        to: [`marker:${seat}`, `tile:${i}`],
        n: 1,
        wave: 0,
        size: 38,
        gait: 'sail' as const,
      })),
  );
}

/** Buildings that were built, bought or sold, ships that were launched: the card's own picture moves. */
function cardMovements(a: LeHavre, b: LeHavre): Movement[] {
  const [before, after] = [placesOf(a), placesOf(b)];
  const found: Movement[] = [];
  for (const [id, place] of after) {
    const old = before.get(id);
    if (old === undefined || old === place) continue;
    const thing = /^R\d\d$/.test(id) ? `vessel:${id}` : `card:${id}`;
    found.push({ icon: thing, from: [old, thing], to: [thing, place], n: 1, wave: 2, size: 48 });
  }
  return found;
}

function placesOf(s: LeHavre): Map<string, string> {
  const found = new Map<string, string>();
  for (const id of s.town) found.set(id, 'town');
  s.plans.forEach((pile, i) => pile.forEach((id) => found.set(id, `pile:${i}`)));
  s.own.forEach((own, seat) => own.forEach((id) => found.set(id, `seat:${seat}`)));
  s.fleet.forEach((fleet, seat) => fleet.forEach((id) => found.set(id, `seat:${seat}`)));
  for (const [type, pile] of Object.entries(s.ships)) for (const id of pile) found.set(id, `ship:${type}`);
  return found;
}
