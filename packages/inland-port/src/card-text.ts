import type { GameText } from '@quayside/engine';
import { isFactory, type Building } from './buildings.ts';
import type { Bonus, Effect } from './effects.ts';
import { DOCK_VALUE } from './print.ts';

/** What a tile does, in words made from its data, so that the two can't differ: one sentence per part. */
export function cardText(building: Building): GameText[] {
  const { effect, bonus, counts } = building;
  const sentences: GameText[] = [effect ? effectText(effect) : { key: 'card.locked' }];
  if (bonus) sentences.push(bonusText(bonus));
  if (counts?.per === 'factory') sentences.push({ key: 'card.dock', args: { n: DOCK_VALUE } });
  else if (counts) sentences.push({ key: 'card.counts', args: { good: counts.per } });
  if (isFactory(building)) sentences.push({ key: 'card.factory' });
  return sentences;
}

function effectText(effect: Effect): GameText {
  switch (effect.kind) {
    case 'shift':
      return {
        key: effect.goods.length === 1 ? 'card.shift' : 'card.both',
        args: { goods: effect.goods, way: effect.way },
      };
    case 'either':
      return { key: 'card.either', args: { goods: effect.goods, way: effect.way } };
    case 'spread':
    case 'different':
      return { key: `card.${effect.kind}`, args: { way: effect.way } };
    case 'earn':
      return { key: 'card.earn', args: { n: effect.francs } };
    case 'buy':
      return { key: 'card.buy', args: { n: effect.francs, good: effect.good, way: effect.way } };
    case 'trade':
      return tradeText(effect);
    case 'sell':
      return { key: 'card.sell', args: { goods: effect.goods, way: effect.way, n: effect.francs } };
    case 'sell-different':
      return { key: 'card.sell-different', args: { way: effect.way, n: effect.francs } };
  }
}

function tradeText({ food, francs, gets }: Extract<Effect, { kind: 'trade' }>): GameText {
  return 'francs' in gets
    ? { key: 'card.trade.francs', args: { food, n: gets.francs } }
    : { key: 'card.trade.step', args: { food, n: francs, good: gets.good, way: gets.way } };
}

function bonusText(bonus: Bonus): GameText {
  switch (bonus.kind) {
    case 'steps':
      return {
        key: 'card.plus',
        args: { steps: bonus.steps.map(({ good, way }) => ({ key: 'card.step', args: { good, way } })) },
      };
    case 'spread':
      return { key: 'card.plus-spread', args: { n: bonus.n } };
    case 'netted':
      return { key: 'card.netted', args: { good: bonus.step.good, way: bonus.step.way } };
  }
}
