import type { Game, Seat, State } from '@quayside/engine';
import { readView, termOf, type PileSheet, type Sheet } from '@quayside/engine/reading';
import { bagInWords } from './in-words.ts';

/** A view in words: what lies on the table, where the workers stand, and what each seat has; one's own hand with its texts. */
export function positionInWords(game: Game, view: State, you: Seat, names: readonly string[]): string {
  const { en } = game.messages;
  const { common, seats, piles, spaces } = readView(game, view, en, names);
  const term = (id: string) => termOf(en, id);
  const nameOf = (seat: Seat) => names[seat] ?? String(seat);
  const partsOf = ({ facts, bags, cards }: Sheet) => [
    ...facts.map(({ label, value }) => (label === null ? value : `${label} ${value}`)),
    ...bags.map(({ bag }) => bagInWords(en, bag)),
    ...cards.map(({ label, cards: all }) => `${label}: ${all.map(term).join(', ')}`),
  ];
  const pile = ({ label, size, top }: PileSheet) => {
    const known = top.flatMap(({ card }) => (card === null ? [] : [card]));
    return `${label}: ${size}${known.length === 0 ? '' : ` (${known.map(term).join(', ')})`}`;
  };
  const standing = spaces.map(({ space, workers, room = 1 }) => {
    const name = room > 1 ? `${term(space)} ${workers.length}/${room}` : term(space);
    return workers.length === 0 ? name : `${name} [${workers.map(({ seat }) => nameOf(seat)).join(', ')}]`;
  });
  const texts = seats
    .filter(({ seat }) => seat === you)
    .flatMap((sheet) => sheet.piles.flatMap(({ top }) => top.flatMap(({ card }) => (card === null ? [] : [card]))))
    .flatMap((card) => {
      const text = en[`card.${card}`];
      return text === undefined ? [] : [`    ${term(card)}: ${text}`];
    });
  const lines = [
    ['Table', [...partsOf(common), ...piles.map(pile)].join('; ')],
    ['Spaces', standing.join(' · ')],
    ...seats.map((sheet) => [nameOf(sheet.seat), [...partsOf(sheet), ...sheet.piles.map(pile)].join('; ')]),
  ].filter(([, text]) => text !== '');
  const width = Math.max(...lines.map(([name = '']) => name.length));
  return [...lines.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`), ...texts].join('\n');
}
