import type { Seat, GameText } from '@quayside/engine';
import { cardOf, isCard } from './card.ts';
import type { Way } from './effect.ts';
import { isBarred, wasLast } from './enter.ts';
import { lack } from './lack.ts';
import { affordable, feeOf, stock } from './payment.ts';
import type { LeHavre } from './state.ts';

/** Why a main action is not open. */
export function whyNotMain(s: LeHavre, seat: Seat, what: string): GameText | null {
  const [verb, id = ''] = what.split(':');
  if (verb === 'take') return Object.hasOwn(s.offer, id) ? { key: 'why.offer.empty', args: { good: id } } : null;
  if (verb !== 'enter' || !isCard(id)) return null;
  const built = s.town.includes(id) || s.own.some((own) => own.includes(id));
  const card = cardOf(id);
  if (!built) return { key: 'why.enter.unbuilt', args: { card: id } };
  if (card.effect === null) return { key: 'why.enter.locked', args: { card: id } };
  if (s.at[seat] === id) return { key: 'why.enter.same', args: { card: id } };
  if (wasLast(s, seat, id)) return { key: 'why.enter.last', args: { card: id } };
  if (isBarred(s, id)) return { key: 'why.enter.occupied', args: { card: id } };
  const fee = feeOf(s, seat, card);
  if (fee !== null && !affordable(stock(s, seat), fee, []))
    return {
      key: card.fee.food ? (card.fee.franc ? 'why.enter.fee.either' : 'why.enter.fee.food') : 'why.enter.fee.franc',
      args: { card: id, food: card.fee.food ?? 0, franc: card.fee.franc ?? 0 },
    };
  const ways = card.effect.ways(s, seat, id);
  if (ways.some((way) => affordable(stock(s, seat), null, way))) return { key: 'why.enter.both', args: { card: id } };
  return { key: 'why.enter.use', args: { card: id, effect: { key: `card.${id}` }, lack: lackOf(s, seat, ways) } };
}

/** The first thing that is short by itself on the way that comes nearest, in words; nothing where it is not a matter of goods. */
function lackOf(s: LeHavre, seat: Seat, ways: readonly Way[]): GameText {
  const bag = stock(s, seat);
  const short = ways.map((way) => way.filter((one) => !affordable(bag, one, [])));
  const [nearest] = short.filter((needs) => needs.length > 0).sort((a, b) => a.length - b.length);
  return nearest?.[0] ? lack(bag, nearest[0]) : { key: 'why.lack.none' };
}
