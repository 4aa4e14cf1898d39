import { GOODS, type Good } from '@quayside/salty-ocean/rules';
import { classes } from '@quayside/ui';
import { Glyph, inkOf } from '@quayside/ui/art';
import { memo } from 'react';

/** A barrel with what is in it. */
export const Barrel = memo(function Barrel({
  good,
  size = 20,
  className,
}: {
  good: string;
  size?: number;
  className?: string;
}) {
  const { ink, wash } = inkOf(good);
  return (
    <svg aria-hidden viewBox="0 0 24 24" width={size} height={size} className={classes('shrink-0', className)}>
      <g style={{ color: ink, ['--cut' as string]: wash }}>
        <path
          d="M5.5 1.5h13c2.6 6.8 2.6 14.2 0 21h-13c-2.6-6.8-2.6-14.2 0-21Z"
          strokeWidth="1.6"
          stroke="currentColor"
          style={{ fill: wash }}
        />
        <path d="M4.4 5.2h15.2M4.4 18.8h15.2" fill="none" strokeWidth="1.2" stroke="currentColor" />
        <g transform="translate(5 5) scale(.585)">
          <Glyph name={good} />
        </g>
      </g>
    </svg>
  );
});

export interface Cargo {
  readonly [good: string]: number;
}

/** The goods of which there are any, in the order of the rules. */
export const goodsOf = (cargo: Cargo): readonly (readonly [Good, number])[] =>
  GOODS.flatMap((good) => ((cargo[good] ?? 0) > 0 ? [[good, cargo[good] ?? 0] as const] : []));

/** So many barrels of each good, as picture and number. */
export function Barrels({ cargo, size = 18, empty }: { cargo: Cargo; size?: number; empty?: string }) {
  const goods = goodsOf(cargo);
  if (goods.length === 0) return <span className="text-pencil">{empty ?? '–'}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {goods.map(([good, n]) => (
        <span key={good} className="inline-flex items-center gap-0.5 font-bold tabular-nums">
          {n}
          <Barrel good={good} size={size} />
        </span>
      ))}
    </span>
  );
}
