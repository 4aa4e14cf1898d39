import { memo } from 'react';
import { classes } from '../parts/classes.ts';
import type { EffectRow, Part, Piece } from './card-face.ts';
import { Icon } from './icon.tsx';
import { inkOf } from './inks.ts';
import { SHAPES } from './shapes.ts';
import { Token } from './token.tsx';

export interface PiecesProps {
  pieces: readonly Piece[];
  size?: number;
  className?: string;
}

/** Pictures, numbers and arrows in a row. Hidden from screen readers; the caller gives the words. */
export const Pieces = memo(function Pieces({ pieces, size = 18, className }: PiecesProps) {
  return (
    <span
      aria-hidden
      className={classes('inline-flex flex-wrap items-center gap-x-1 gap-y-0.5 leading-none', className)}
    >
      {pieces.map((piece, i) => (
        // A row never changes its pieces.
        // oxlint-disable-next-line react/no-array-index-key
        <PieceView key={i} piece={piece} size={size} />
      ))}
    </span>
  );
});

const GOODS = new Set([
  ...Object.entries(SHAPES).flatMap(([name, { framed }]) => (framed ? [name, framed] : [])),
  'franc',
]);

/** Nothing that is to be read is smaller. */
const legible = (px: number) => Math.max(12, px);

function PieceView({ piece, size }: { piece: Piece; size: number }) {
  switch (piece) {
    case 'gives':
      return <Icon name="right" size={size * 0.72} className="mx-0.5 text-ink" />;
    case 'plus':
      return <Sign size={size}>+</Sign>;
    case 'or':
    case 'per':
      return <Sign size={size}>/</Sign>;
    default:
      return 'text' in piece ? <Sign size={size}>{piece.text}</Sign> : <PartView part={piece} size={size} />;
  }
}

function Sign({ size, children }: { size: number; children: string }) {
  return (
    <span className="font-display font-bold" style={{ fontSize: legible(size * 0.78) }}>
      {children}
    </span>
  );
}

function PartView({ part: { icon, n, way }, size }: { part: Part; size: number }) {
  return (
    <span className="inline-flex items-center gap-px">
      {n === undefined ? null : (
        <span className="font-display font-bold tabular-nums" style={{ fontSize: legible(size * 0.82) }}>
          {n}
        </span>
      )}
      {GOODS.has(icon) ? (
        <Token token={icon} size={size} className="shrink-0" />
      ) : (
        <span className="inline-flex shrink-0" style={{ color: inkOf(icon).ink }}>
          <Icon name={icon} size={size * 0.9} />
        </span>
      )}
      {way === undefined ? null : <Icon name={way} size={size * 0.8} className="shrink-0 text-ink" />}
    </span>
  );
}

/** How often, in white on ink. */
const Times = ({ times, size }: { times: string; size: number }) => (
  <span
    className="shrink-0 rounded-[2px] bg-ink px-1 font-display leading-tight font-bold whitespace-nowrap text-sheet"
    style={{ fontSize: Math.max(12, size * 0.62) }}
  >
    {times}
  </span>
);

/** What a card does in one line, the parts set apart by a fine rule. */
export const EffectLine = memo(function EffectLine({ rows, size = 16 }: { rows: readonly EffectRow[]; size?: number }) {
  return (
    <span aria-hidden className="flex min-w-0 items-center gap-1 overflow-hidden">
      {rows.map((row, i) => (
        <span
          // The rows of a card never change.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          className={classes('inline-flex shrink-0 items-center gap-0.5', i > 0 && 'border-l border-rule pl-1')}
        >
          {row.times === undefined ? null : <Times times={row.times} size={size} />}
          <Pieces pieces={row.pieces} size={size} className="flex-nowrap gap-x-0.5" />
        </span>
      ))}
    </span>
  );
});

/** What a card does, a row for each part. */
export const Effect = memo(function Effect({
  rows,
  size = 18,
  className,
}: {
  rows: readonly EffectRow[];
  size?: number;
  className?: string;
}) {
  return (
    <span aria-hidden className={classes('grid content-center gap-1', className)}>
      {rows.map((row, i) => (
        <span
          // The rows of a card never change.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          className={classes(
            'flex items-center gap-1',
            row.aside && i > 0 && 'border-t border-dotted border-current pt-1',
          )}
        >
          {row.times === undefined ? null : <Times times={row.times} size={size} />}
          <Pieces pieces={row.pieces} size={size} />
        </span>
      ))}
    </span>
  );
});
