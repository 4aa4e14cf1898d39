import { memo, type ReactNode } from 'react';
import { classes } from '../parts/classes.ts';
import type { CardFace } from './card-face.ts';
import { Icon } from './icon.tsx';
import { inkOf, inkOfType } from './inks.ts';
import { Effect, Pieces } from './pieces.tsx';

export interface BuildingCardProps {
  face: CardFace;
  /** `full`: everything. `compact`: name, value and effect in two lines. `line`: one line, for piles and lists. */
  size?: 'full' | 'compact' | 'line';
  /** Leaves out what the place already says. */
  without?: readonly ('cost' | 'fee' | 'value')[];
  /** Stands in the upper right corner: an owner, a worker. */
  corner?: ReactNode;
  /** Stands beside the cost. */
  beside?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/**
 * A building or ship drawn from its data. It is a picture with a text for screen readers, not a button: whoever lays it on the
 * table decides what a click does.
 */
export const BuildingCard = memo(function BuildingCard(props: BuildingCardProps) {
  const { size = 'full' } = props;
  if (size === 'line') return <LineCard {...props} />;
  return size === 'compact' ? <CompactCard {...props} /> : <FullCard {...props} />;
});

const inkFor = ({ sign, type }: CardFace) => (sign === undefined ? inkOfType(type) : inkOf(sign));
const signOf = ({ sign, type }: CardFace) => sign ?? (type === 'none' ? 'landmark' : type);

const FRAME =
  'relative overflow-hidden rounded-card border-[1.5px] border-ink bg-sheet text-left text-ink [--cut:var(--sheet)]';

function Band({ face, corner, slim }: { face: CardFace; corner?: ReactNode; slim?: boolean }) {
  const { ink, wash } = inkFor(face);
  return (
    <span
      className={classes('flex items-center gap-1.5 border-b-[1.5px] border-ink', slim ? 'px-1.5 py-0.5' : 'px-2 py-1')}
      style={{ background: wash, color: ink, ['--cut' as string]: wash }}
    >
      <Icon name={signOf(face)} size={slim ? 15 : 20} className="shrink-0" />
      <span
        className={classes(
          'min-w-0 flex-1 font-display leading-tight font-bold text-ink',
          slim ? 'truncate text-[0.8rem]' : 'text-[0.95rem] text-balance',
        )}
      >
        {face.name}
      </span>
      {corner}
      {face.mark === undefined ? null : (
        <span aria-hidden className="label-caps shrink-0 text-[0.65rem] text-ink opacity-80">
          {face.mark}
        </span>
      )}
    </span>
  );
}

/** The printed number on a coin-like seal. */
function Value({ value, size }: { value: number | string; size: number }) {
  return (
    <span
      aria-hidden
      className="relative inline-grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 32 32" className="absolute inset-0 size-full">
        <circle cx="16" cy="16" r="15" strokeWidth="1.5" style={{ fill: 'var(--brass-wash)', stroke: 'var(--ink)' }} />
        <circle cx="16" cy="16" r="12.4" fill="none" strokeWidth="0.8" style={{ stroke: 'var(--brass)' }} />
      </svg>
      <span className="relative font-display font-bold tabular-nums" style={{ fontSize: size * 0.44 }}>
        {value}
      </span>
    </span>
  );
}

function Symbols({ face, size }: { face: CardFace; size: number }) {
  const all = Object.entries(face.symbols ?? {}).flatMap(([icon, n]) =>
    Array.from({ length: n }, (_, i) => `${icon}${i}`),
  );
  if (all.length === 0) return null;
  return (
    <span aria-hidden className="inline-flex gap-0.5">
      {all.map((key) => (
        <Icon key={key} name={key.replace(/\d+$/, '')} size={size} />
      ))}
    </span>
  );
}

function FullCard({ face, without = [], corner, children, className }: BuildingCardProps) {
  const { cost, fee, price, value, symbols = {} } = face;
  const bare = !fee?.length && (price === undefined || price === value) && Object.keys(symbols).length === 0;
  return (
    <span className={classes(FRAME, 'flex min-h-36 w-56 flex-col shadow-press', className)}>
      <Band face={face} corner={corner} />
      <span className="sr-only">
        {face.typeName}. {face.text}
      </span>
      <span className="flex items-start justify-between gap-2 px-2 pt-2">
        {without.includes('cost') ? <span /> : <Labelled icon="cost" pieces={cost} />}
        {without.includes('value') ? null : <Value value={value} size={38} />}
      </span>
      <span className="flex flex-1 items-center gap-2 px-2 py-1.5">
        {face.locked ? <Icon name="lock" size={18} className="shrink-0 text-pencil" /> : null}
        <Effect rows={face.effect} size={20} className="flex-1" />
      </span>
      {bare ? null : (
        <span className="flex min-h-7 items-center justify-between gap-2 border-t border-rule px-2 py-1">
          {without.includes('fee') || fee === undefined ? <span /> : <Labelled icon="fee" pieces={fee} />}
          <span className="inline-flex items-center gap-2">
            {price === undefined || price === value ? null : (
              <span aria-hidden className="inline-flex items-center gap-0.5 text-sm">
                <Icon name="franc" size={14} />
                <span className="font-display font-bold">{price ?? '–'}</span>
              </span>
            )}
            <Symbols face={face} size={18} />
          </span>
        </span>
      )}
      {children}
    </span>
  );
}

function Labelled({ icon, pieces }: { icon: string; pieces: CardFace['cost'] }) {
  if (pieces.length === 0) return <span />;
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <Icon name={icon} size={14} className="shrink-0 text-pencil" />
      <Pieces pieces={pieces} size={19} />
    </span>
  );
}

/** A row of so many pieces is set smaller, so that it keeps to two lines. */
const long = ({ effect }: CardFace) => effect.some(({ pieces }) => pieces.length > 4);

function CompactCard({ face, without = [], corner, beside, children, className }: BuildingCardProps) {
  return (
    <span className={classes(FRAME, 'flex w-40 flex-col', className)}>
      <Band face={face} corner={corner} slim />
      <span className="sr-only">
        {face.typeName}. {face.text}
      </span>
      <span className="flex flex-1 items-center gap-1.5 px-1.5 py-1">
        {face.locked ? <Icon name="lock" size={14} className="shrink-0 text-pencil" /> : null}
        <Effect rows={face.effect} size={long(face) ? 14 : 17} className="min-w-0 flex-1" />
        {without.includes('value') ? null : <Value value={face.value} size={27} />}
      </span>
      {without.includes('cost') && without.includes('fee') ? null : (
        <span className="flex min-h-6 flex-wrap items-center justify-between gap-x-1 gap-y-0.5 border-t border-rule px-1.5 py-0.5">
          {without.includes('cost') ? <span /> : <Pieces pieces={face.cost} size={15} />}
          {beside}
          <span className="inline-flex items-center gap-1.5">
            <Symbols face={face} size={13} />
            {without.includes('fee') || !face.fee?.length ? null : (
              <span className="inline-flex items-center gap-0.5">
                <Icon name="fee" size={12} className="text-pencil" />
                <Pieces pieces={face.fee} size={15} />
              </span>
            )}
          </span>
        </span>
      )}
      {children}
    </span>
  );
}

function LineCard({ face, without = [], corner, children, className }: BuildingCardProps) {
  const { ink, wash } = inkFor(face);
  return (
    <span
      className={classes(FRAME, 'flex items-center gap-1.5 px-1.5 py-0.5', className)}
      style={{ background: wash, ['--cut' as string]: wash }}
    >
      <span className="inline-flex shrink-0" style={{ color: ink }}>
        <Icon name={signOf(face)} size={15} />
      </span>
      <span className="min-w-0 flex-1 truncate font-display text-[0.8rem] leading-tight font-bold">{face.name}</span>
      <span className="sr-only">
        {face.typeName}. {face.text}
      </span>
      {without.includes('cost') ? null : <Pieces pieces={face.cost} size={14} className="flex-nowrap" />}
      <Symbols face={face} size={13} />
      {corner}
      {without.includes('value') ? null : (
        <span aria-hidden className="w-5 shrink-0 text-right font-display text-[0.8rem] font-bold tabular-nums">
          {face.value}
        </span>
      )}
      {children}
    </span>
  );
}
