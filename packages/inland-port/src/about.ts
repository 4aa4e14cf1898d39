import type { Building } from './buildings.ts';

/** The rulings that a tile's cost, effect and place bring into play, read off its data; those about it alone come first. */
export function rulingsAbout({ id, cost, effect, bonus }: Building): string[] {
  const found: string[] = [];
  if (id === 'bakehouse') found.push('IP-23');
  if (bonus?.kind === 'netted') found.push('IP-6');
  if (bonus?.kind === 'spread' && bonus.n > 1) found.push('IP-21');
  if (bonus && bonus.kind !== 'netted') found.push('IP-5');
  switch (effect?.kind) {
    case undefined:
      found.push('IP-17', 'IP-14');
      break;
    case 'shift':
    case 'either':
    case 'spread':
    case 'different':
      found.push('IP-2', 'IP-4');
      break;
    case 'buy':
      found.push('IP-8', 'IP-11');
      break;
    case 'trade':
      found.push('IP-7', 'IP-20', 'IP-11');
      break;
    case 'sell':
      found.push('IP-24', 'IP-9');
      break;
    case 'sell-different':
      found.push('IP-9');
      break;
    case 'earn':
      break;
  }
  if (effect) found.push('IP-15', 'IP-10');
  if (cost.food && !found.includes('IP-20')) found.push('IP-20');
  if (!cost.francs) found.push('IP-3');
  return found;
}
