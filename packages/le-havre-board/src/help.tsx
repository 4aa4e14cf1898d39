import { Button, Dialog } from '@quayside/ui';
import { Legend } from '@quayside/ui/art';
import { CircleHelp } from 'lucide-react';
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
  ['per', 'franc / good'],
  ['gives', 'wood > charcoal'],
  ['half', '½ franc'],
  ['upgraded', 'clay brick'],
  ['interest', 'interest'],
  ['harvest', 'harvest'],
];
const TYPES = ['craft', 'economic', 'industrial', 'public', 'none', 'ship'];

/** The signs of the cards and the keys of the board. */
export function Help() {
  const { w } = useHavre();
  return (
    <Dialog
      title={w.help}
      closeWord={w.skip}
      trigger={
        <Button size="icon" className="size-9 shrink-0" aria-label={w.help}>
          <CircleHelp aria-hidden size={18} />
        </Button>
      }
    >
      <Legend
        entries={[
          ...SIGNS.map(([sign, pieces]) => ({ pieces: piecesOf(pieces), says: w.legend[sign] ?? sign })),
          ...TYPES.map((type) => ({
            pieces: [{ icon: type === 'none' ? 'landmark' : type }],
            says: w.types[type] ?? type,
          })),
        ]}
      />
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 border-t border-rule pt-3">
        {w.keys.map(([key, says]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-card border border-ink bg-paper px-1.5 font-semibold">{key}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
