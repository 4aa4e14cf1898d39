import { memo, type ReactNode } from 'react';
import { classes } from '../parts/classes.ts';
import type { CardFace } from './card-face.ts';
import { Icon } from './icon.tsx';
import { inkOf, inkOfType } from './inks.ts';
import { Effect, EffectLine, Pieces } from './pieces.tsx';
import { Vignette } from './vignette.tsx';

export interface BuildingCardProps {
  face: CardFace;
  /**
   * `full`: to be read closely. `compact`: as it lies on the table, with its picture. `mini`: two lines beside a small picture.
   * `row`: one line with what it does. `line`: one line without, for piles and many cards. `plate`: narrow, with a name of two lines.
   */
  size?: 'full' | 'compact' | 'mini' | 'row' | 'line' | 'plate';
  /** Leaves out what the place already says. */
  without?: readonly ('cost' | 'fee' | 'value' | 'scene' | 'symbols' | 'mark')[];
  /** Its owner or the worker on it. */
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
  switch (props.size ?? 'full') {
    case 'row':
    case 'line':
    case 'plate':
      return <LineCard {...props} />;
    case 'mini':
      return <MiniCard {...props} />;
    case 'compact':
      return <CompactCard {...props} />;
    case 'full':
      return <FullCard {...props} />;
  }
});

const inkFor = ({ sign, type }: CardFace) => (sign === undefined ? inkOfType(type) : inkOf(sign));
const signOf = ({ sign, type }: CardFace) => sign ?? (type === 'none' ? 'landmark' : type);

const FRAME =
  'relative overflow-hidden rounded-card border-[1.5px] border-ink bg-sheet text-left text-ink [--cut:var(--sheet)]';

/** The type's colour with its sign, and what stands on it. */
function Band({ face, className, children }: { face: CardFace; className: string; children: ReactNode }) {
  const { ink, wash } = inkFor(face);
  return (
    <span
      className={classes('flex items-center', className)}
      style={{ background: wash, ['--cut' as string]: wash, ['--band' as string]: ink }}
    >
      {children}
    </span>
  );
}
const Sign = ({ face, size }: { face: CardFace; size: number }) => (
  <span className="inline-flex shrink-0 text-[var(--band)]">
    <Icon name={signOf(face)} size={size} />
  </span>
);
const Said = ({ face }: { face: CardFace }) => (
  <span className="sr-only">
    {face.typeName}. {face.text} {face.doubt}
  </span>
);

/** About so much: not every figure of this card is known for sure. */
const Doubt = ({ face }: { face: CardFace }) =>
  face.doubt === undefined ? null : (
    <span
      aria-hidden
      data-doubt
      title={face.doubt}
      className="shrink-0 font-display leading-none font-bold text-pencil"
    >
      ≈
    </span>
  );

interface SceneProps {
  face: CardFace;
  without: NonNullable<BuildingCardProps['without']>;
  className: string;
}
/** A game may have no pictures of its buildings, and a place no room for them. */
const pictured = (face: CardFace, without: SceneProps['without']) =>
  face.scene !== undefined && !without.includes('scene');

/**
 * The middle of the picture, with the type's sign on it, before what is to be read. Where there is no room for both, the picture
 * comes to lie in a line of its own, which is not shown, and the sign that it covered is seen.
 */
const BEFORE = 'flex flex-wrap-reverse content-end';
const Thumb = ({ face, without, className }: SceneProps) =>
  pictured(face, without) ? (
    <Band face={face} className={classes('relative z-10 -mr-4 h-full shrink-0 border-r border-ink', className)}>
      <Vignette scene={face.scene ?? ''} ink={inkFor(face)} fit="fill" className="absolute inset-0 size-full" />
      <span className="absolute bottom-0 left-0 inline-flex rounded-tr-[3px] bg-[var(--cut)] p-px">
        <Sign face={face} size={12} />
      </span>
    </Band>
  ) : null;

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
        <circle cx="16" cy="16" r="12.6" fill="none" strokeWidth="0.8" style={{ stroke: 'var(--brass)' }} />
      </svg>
      <span className="relative font-display font-bold tabular-nums" style={{ fontSize: Math.max(12, size * 0.46) }}>
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
    <span aria-hidden className="inline-flex shrink-0 items-center gap-0.5">
      {all.map((key) => (
        <Icon key={key} name={key.replace(/\d+$/, '')} size={size} />
      ))}
    </span>
  );
}

const NOTHING: CardFace['cost'] = [];

/** A slip of paper on the picture: a cost, a fee. */
function Slip({ icon, pieces, size }: { icon?: string; pieces: CardFace['cost']; size: number }) {
  if (pieces.length === 0) return <span />;
  return (
    <span className="inline-flex max-w-full shrink-0 items-center gap-0.5 rounded-[2px] bg-sheet px-0.5 py-px">
      {icon === undefined ? null : <Icon name={icon} size={size * 0.8} className="shrink-0 text-pencil" />}
      <Pieces pieces={pieces} size={size} className="flex-nowrap" />
    </span>
  );
}

/** The vignette with the printed numbers around it, as on the table: cost at the left, fee and symbols at the right, value below. */
function Picture({ face, without = [], corner, large = false }: BuildingCardProps & { large?: boolean }) {
  const size = large ? 19 : 16;
  return (
    <span
      className={classes('relative block border-y border-ink', large ? 'h-24' : 'min-h-(--picture,2.25rem) flex-1')}
    >
      {pictured(face, without) ? (
        <Vignette scene={face.scene ?? ''} ink={inkFor(face)} className="absolute inset-0 size-full" />
      ) : null}
      <span className="absolute inset-x-0.5 top-0.5 flex items-start justify-between gap-1">
        <Slip
          {...(large ? { icon: 'cost' } : {})}
          pieces={without.includes('cost') ? NOTHING : face.cost}
          size={size}
        />
        <Slip icon="fee" pieces={without.includes('fee') ? NOTHING : (face.fee ?? NOTHING)} size={size} />
      </span>
      <span className="absolute inset-x-0.5 bottom-0.5 flex items-end justify-between gap-1">
        <span className="flex items-end gap-0.5">
          {corner}
          {face.locked ? (
            <span className="inline-flex rounded-[2px] bg-sheet p-px">
              <Icon name="lock" size={size * 0.9} className="text-pencil" />
            </span>
          ) : null}
        </span>
        <span className="flex items-end gap-0.5">
          <span className="inline-flex rounded-[2px] bg-sheet px-0.5 empty:hidden">
            <Symbols face={face} size={size} />
          </span>
          {without.includes('value') || face.value === '' ? null : <Value value={face.value} size={large ? 38 : 27} />}
        </span>
      </span>
    </span>
  );
}

function FullCard(props: BuildingCardProps) {
  const { face, without = [], children, className } = props;
  const { price, value } = face;
  return (
    <span className={classes(FRAME, '@container flex w-60 flex-col shadow-press', className)}>
      <Band face={face} className="gap-1 px-1.5 py-1">
        <Sign face={face} size={20} />
        <span
          className={classes(
            'min-w-0 flex-1 font-display leading-tight font-bold text-balance wrap-break-word hyphens-auto',
            // A long word of German must not leave the card.
            /[^\s-]{10}/.test(face.name)
              ? 'text-[clamp(0.75rem,8cqw,1rem)] tracking-[-0.05em]'
              : face.name.length > 16
                ? 'text-[0.9rem]'
                : 'text-[1.05rem]',
          )}
        >
          {face.name}
        </span>
        <Doubt face={face} />
        {face.mark === undefined || without.includes('mark') ? null : (
          <span aria-hidden className="label-caps shrink-0">
            {face.mark}
          </span>
        )}
      </Band>
      <Said face={face} />
      <Picture {...props} large />
      <span className="flex min-h-11 flex-1 items-center justify-between gap-2 px-2 py-1.5">
        <Effect rows={face.effect} size={21} className="min-w-0 flex-1" />
        {price === undefined || price === value ? null : (
          <span aria-hidden className="inline-flex shrink-0 items-center gap-0.5 self-end">
            <Icon name="franc" size={16} className="text-brass" />
            <span className="font-display font-bold">{price ?? '–'}</span>
          </span>
        )}
      </span>
      {face.doubt === undefined ? null : (
        <span aria-hidden className="border-t border-dotted border-rule px-2 py-1 text-xs leading-snug text-pencil">
          ≈ {face.doubt}
        </span>
      )}
      {children}
    </span>
  );
}

/** How large its rows can be drawn and still keep to their room. */
const fitting = ({ effect }: CardFace, large: number, small: number) => {
  const longest = Math.max(0, ...effect.map(({ pieces, times }) => pieces.length + (times === undefined ? 0 : 1)));
  return longest > 5 || effect.length > 2 ? small : longest > 4 ? (large + small) / 2 : large;
};

function CompactCard(props: BuildingCardProps) {
  const { face, beside, children, className } = props;
  return (
    <span className={classes(FRAME, 'flex w-40 flex-col', className)}>
      <Band face={face} className="min-h-5.5 gap-1 px-1">
        <Sign face={face} size={15} />
        <span className="min-w-0 flex-1 truncate text-[0.82rem] leading-none font-bold tracking-[-0.01em] [word-spacing:0.12em]">
          {face.name}
        </span>
        <Doubt face={face} />
      </Band>
      <Said face={face} />
      <Picture {...props} />
      <span className="flex min-h-6 items-center gap-1.5 px-1 py-0.5">
        <Effect
          rows={face.effect}
          size={face.effect.length > 1 ? 14 : fitting(face, 18, 14)}
          className="min-w-0 flex-1 gap-px"
        />
        {beside}
      </span>
      {children}
    </span>
  );
}

/** A name as long as this is set as tightly as can be read. */
const LONG = 14;
/** The worker is drawn after the name; before a long name, in place of the sign. */
const isLong = ({ name }: CardFace) => name.length > 12;

function MiniCard({ face, without = [], corner, children, className }: BuildingCardProps) {
  const before = isLong(face) ? corner : undefined;
  const fee = without.includes('fee') ? NOTHING : (face.fee ?? NOTHING);
  // Beside the name where what the card does fills its line, unless a worker stands there: then nobody pays the fee.
  const feeAbove = fee.length > 0 && face.effect.length > 1 && corner === undefined;
  return (
    <span className={classes(FRAME, BEFORE, 'h-10.5', className)}>
      <Thumb face={face} without={without} className={before === undefined ? 'w-10' : 'mr-0 w-10'} />
      <Said face={face} />
      <span className="flex h-full max-w-full flex-auto flex-col">
        <Band face={face} className="h-5 gap-1 border-b border-ink pr-1 pl-0.5">
          {before ?? (feeAbove ? null : <Sign face={face} size={13} />)}
          <Name face={face} />
          <Doubt face={face} />
          {before === undefined ? corner : null}
          {feeAbove ? <Slip icon="fee" pieces={fee} size={12} /> : null}
          {without.includes('value') ? null : <Worth face={face} />}
        </Band>
        <span className="flex min-h-0 min-w-0 flex-1 items-center justify-between gap-1 overflow-hidden pr-1">
          <span className="inline-flex min-w-0 items-center gap-1 overflow-hidden">
            {/* What a picture covers is free without one: it is the first to make room. */}
            <span className={classes('shrink-[999]', pictured(face, without) && before === undefined && 'w-3.5')} />
            {face.locked ? <Icon name="lock" size={13} className="shrink-0 text-pencil" /> : null}
            <EffectLine rows={face.effect} size={face.effect.length > 1 ? 12.5 : fitting(face, 16, 12)} />
          </span>
          <span className="inline-flex shrink-0 items-center gap-1">
            {without.includes('symbols') ? null : <Symbols face={face} size={13} />}
            {without.includes('cost') ? null : <Pieces pieces={face.cost} size={14} className="flex-nowrap" />}
            {feeAbove ? null : <Slip icon="fee" pieces={fee} size={14} />}
          </span>
        </span>
      </span>
      {children}
    </span>
  );
}

/** Where what the card does stands beside it, the name is what must not be cut. */
const Name = ({ face, whole = false, wraps = false }: { face: CardFace; whole?: boolean; wraps?: boolean }) => (
  <span
    className={classes(
      'font-bold [word-spacing:0.14em]',
      wraps ? 'line-clamp-2 min-w-0 flex-1 leading-[1.05] wrap-break-word hyphens-auto' : 'truncate leading-tight',
      whole ? 'mr-auto shrink-0' : wraps ? '' : 'max-w-full flex-auto',
      // A long name is set a little tighter before it is cut.
      wraps || isLong(face)
        ? face.name.length >= LONG || (wraps && /^\S{10,}$/.test(face.name))
          ? 'text-xs tracking-[-0.055em]'
          : 'text-xs tracking-[-0.03em]'
        : 'text-[0.8rem] tracking-[-0.015em]',
    )}
  >
    {face.name}
  </span>
);
const Worth = ({ face }: { face: CardFace }) => (
  <span aria-hidden className="shrink-0 text-right font-display text-[0.85rem] leading-none font-bold tabular-nums">
    {face.value}
  </span>
);

function LineCard({ face, size, without = [], corner, children, className }: BuildingCardProps) {
  const fee = without.includes('fee') ? NOTHING : (face.fee ?? NOTHING);
  const before = isLong(face) ? corner : undefined;
  return (
    <span className={classes(FRAME, BEFORE, 'h-6', className)}>
      <Thumb face={face} without={without} className={before === undefined ? 'w-9' : 'mr-0 w-9'} />
      <Said face={face} />
      <Band
        face={face}
        className={classes(
          'h-full max-w-full flex-auto pr-1',
          face.name.length >= LONG ? 'gap-0.5' : 'gap-1',
          size === 'plate' ? 'pl-1' : 'pl-0.5',
        )}
      >
        {/* The longest names need the place of the sign. */}
        {size === 'plate' || (face.name.length > 16 && !pictured(face, without))
          ? before
          : (before ?? <Sign face={face} size={13} />)}
        {size === 'row' ? (
          <>
            <Name face={face} whole />
            <Doubt face={face} />
            <EffectLine rows={face.effect} size={face.effect.length > 1 ? 12.5 : 14} />
            {without.includes('symbols') ? null : <Symbols face={face} size={13} />}
            {without.includes('cost') ? null : <LinePieces pieces={face.cost} />}
            <Slip icon="fee" pieces={fee} size={14} />
          </>
        ) : size === 'plate' ? (
          <>
            <Name face={face} wraps />
            <Doubt face={face} />
          </>
        ) : (
          <>
            {/* A fee or symbols that do not fit beside the name come to lie in a second line, which is not shown. */}
            <span className="flex h-4.5 min-w-0 flex-1 flex-wrap items-center gap-x-1 overflow-hidden *:h-4.5">
              <Name face={face} />
              <LinePieces pieces={fee} />
              {without.includes('symbols') ? null : <Symbols face={face} size={13} />}
            </span>
            <Doubt face={face} />
            {without.includes('cost') ? null : <LinePieces pieces={face.cost} />}
          </>
        )}
        {size === 'plate' || before !== undefined ? null : corner}
        <span className="flex shrink-0 flex-col items-end">
          {without.includes('value') ? null : <Worth face={face} />}
          {size === 'plate' ? (corner ?? <Sign face={face} size={12} />) : null}
        </span>
      </Band>
      {children}
    </span>
  );
}

const LinePieces = ({ pieces }: { pieces: CardFace['cost'] }) => (
  <Pieces pieces={pieces} size={13} className="shrink-0 flex-nowrap gap-x-0.5" />
);
