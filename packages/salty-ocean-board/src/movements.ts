import { BUILDINGS, GOODS, SHIPS, type SaltyOcean } from '@quayside/salty-ocean/rules';
import type { Movement } from '@quayside/ui/board';

/** Ships that sail or come home, coins that are paid, and markers that go to a building. */
export function movements(before: SaltyOcean, after: SaltyOcean): Movement[] {
  const found: Movement[] = [];
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (!old) return;
    player.ships.forEach((ship, i) => {
      const place = `ship:${seat}:${SHIPS[i] ?? ''}`;
      if (old.ships[i]?.at !== ship.at && old.ships[i]?.at !== 'unbuilt')
        found.push({ icon: place, from: [place], to: [place], n: 1, wave: 0, size: 44, gait: 'sail' });
    });
    const paid = (old.purse['coin'] ?? 0) - (player.purse['coin'] ?? 0);
    const purse = [`coins:${seat}`];
    if (paid !== 0)
      found.push({
        icon: `coins:${seat}`,
        from: paid > 0 ? purse : ['market'],
        to: paid > 0 ? ['order'] : purse,
        n: 1,
        wave: paid > 0 ? 0 : 1,
      });
    const stored = GOODS.some((good) => (player.store[good] ?? 0) > (old.store[good] ?? 0));
    if (stored && before.round !== after.round)
      found.push({ icon: `store:${seat}`, from: ['building:saline'], to: [`store:${seat}`], n: 1, wave: 0 });
  });
  BUILDINGS.forEach(({ id }, n) => {
    const builder = after.built[n]?.[before.built[n]?.length ?? 0];
    if (builder !== undefined)
      found.push({ icon: `coins:${builder}`, from: [`seat:${builder}`], to: [`building:${id}`], n: 1, wave: 0 });
  });
  return found;
}
