import type { Messages } from '@quayside/engine';
import type { CardFace } from '@quayside/ui/art';
import { picturesOf } from './effects.ts';
import { SCENES } from './scenes.ts';
import type { CardFact, Facts } from './facts.ts';
import { SHIP_ICON } from './facts.ts';
import { piecesOf, row } from './notation.ts';
import type { BoardTexts } from './board-texts.ts';

const bag = (tokens: { readonly [token: string]: number }): string =>
  Object.entries(tokens)
    .map(([token, n]) => (n === 1 ? token : `${n} ${token}`))
    .join(' ');

const feeOf = ({ fee }: CardFact): string => {
  if (fee === null) return '';
  return [fee.food > 0 ? `${fee.food} food` : '', fee.franc > 0 ? `${fee.franc} franc` : '']
    .filter(Boolean)
    .join(' | ');
};

const doubtOf = ({ disputed }: CardFact, messages: Messages): string | undefined =>
  disputed &&
  `${messages['component.disputed']}: ${disputed.map((figure) => messages[`component.${figure}`]).join(', ')}`;

/** A building as the shared grammar shows it. */
export function faceOf(card: CardFact, messages: Messages, words: BoardTexts): CardFace {
  return {
    id: card.id,
    name: messages[`term.${card.id}`] ?? card.id,
    mark: card.no,
    scene: SCENES[card.id],
    type: card.type,
    typeName: words.types[card.type],
    cost: piecesOf(card.cost === null ? '' : bag(card.cost)),
    value: card.value,
    price: card.price,
    ...(card.locked ? {} : { fee: piecesOf(feeOf(card)) }),
    symbols: { hammer: card.symbols.hammer, fisherman: card.symbols.fisherman },
    effect: picturesOf(card.deeds, card.traits).map(row),
    locked: card.locked,
    text: messages[`card.${card.id}`] ?? '',
    doubt: doubtOf(card, messages),
  };
}

/** A ship in the same grammar: what it carries and what it feeds. */
export function shipFace(id: string, facts: Facts, seats: number, words: BoardTexts): CardFace | null {
  const ship = facts.ships.get(id);
  const hull = facts.hulls.get(ship?.type ?? '');
  if (!ship || !hull) return null;
  const food = hull.food[seats - 1] ?? 0;
  return {
    id,
    name: ship.name,
    scene: SCENES[ship.type],
    type: 'ship',
    typeName: words.ships[ship.type] ?? ship.type,
    cost: piecesOf(`${bag(hull.cost)} + ${hull.energy} energy`),
    value: ship.value,
    price: hull.price,
    effect: [
      row(
        `${food > 0 ? `${food} food ` : ''}${hull.room > 0 ? `${hull.room} good > franc` : `${SHIP_ICON[ship.type]}`}`,
      ),
    ],
    text: words.shipText(food, hull.room),
  };
}
