import { BoardHelp } from '@quayside/ui/board';
import { useHavre } from './havre.tsx';
import { piecesOf } from './notation.ts';

const SIGNS: readonly (readonly [sign: string, pieces: string])[] = [
  ['cost', 'cost'],
  ['fee', 'fee'],
  ['value', 'value'],
  ['lock', 'lock'],
  ['worker', 'worker'],
  ['food', 'food'],
  ['energy', 'energy'],
  ['hammer', 'hammer'],
  ['fisherman', 'fisherman'],
  ['good', 'good'],
  ['upgraded', 'upgraded'],
  ['gives', 'wood > charcoal'],
  ['per', 'franc / good'],
  ['half', '½ franc'],
  ['often', '"∞"'],
  ['atMost', '"≤4"'],
  ['different', '"≠"'],
  ['show', '"✓" 14 franc'],
  ['none', '"∅"'],
  ['supply', 'supply'],
  ['loan', 'loan'],
  ['interest', 'interest'],
  ['harvest', 'harvest'],
];
const TYPES = ['craft', 'economic', 'industrial', 'public', 'none', 'ship'];

/** The signs of the cards and the keys of the board. */
export function Help() {
  const { w } = useHavre();
  return (
    <BoardHelp
      signs={[
        ...SIGNS.map(([sign, pieces]) => ({ pieces: piecesOf(pieces), says: w.legend[sign] ?? sign })),
        ...TYPES.map((type) => ({
          pieces: [{ icon: type === 'none' ? 'landmark' : type }],
          says: w.types[type] ?? type,
        })),
      ]}
      keys={w.keys}
    />
  );
}
