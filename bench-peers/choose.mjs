import { feesOf, linesOf, spacesOf } from './tidewater.mjs';

/** What the random bot would do there. */
export function choose({ G, ctx }, below) {
  if (ctx.phase === 'auction') {
    const seat = G.bids.indexOf(null);
    return [String(seat), 'bid', below(G.goods[seat].coin + 1)];
  }
  const seat = ctx.currentPlayer;
  const goods = G.goods[seat];
  const one = (list) => list[below(list.length)];
  if (G.step !== 'fee' && G.step !== 'boat' && goods.fish > 0 && below(10) === 0) return [seat, 'sell'];
  switch (G.step) {
    case 'place':
      return [seat, 'place', one(spacesOf(G, seat))];
    case 'fee':
      return [seat, 'fee', one(feesOf(goods))];
    case 'boat':
      return [seat, 'boat', one(linesOf(goods))];
    case 'arrange':
      return [seat, 'arrange', below(2) === 1];
    default:
      return [seat, 'end'];
  }
}
