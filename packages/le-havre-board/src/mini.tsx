import { classes } from '@quayside/ui';
import { Icon, inkOfType, Pieces, type CardFace } from '@quayside/ui/art';
import { memo, type ReactNode } from 'react';

interface MiniProps {
  face: CardFace;
  /** Whoever stands on it. */
  corner?: ReactNode;
  /** Only its title, with the fee in it. */
  line?: boolean;
  className?: string;
}

/** A card as small as it can be read: what it is, what it does, what it asks of a guest, what it is worth. */
export const MiniCard = memo(function MiniCard({ face, corner, line = false, className }: MiniProps) {
  const { ink, wash } = inkOfType(face.type);
  return (
    <span
      aria-hidden
      className={classes(
        'flex min-w-0 flex-col overflow-hidden rounded-card border-[1.5px] border-ink bg-sheet text-ink [--cut:var(--sheet)]',
        className,
      )}
    >
      <Title face={face} corner={corner} fee={line} ink={ink} wash={wash} />
      {line ? null : <Body face={face} />}
    </span>
  );
});

/** One line where it fits, two where it does not. */
const Body = ({ face }: { face: CardFace }) => (
  <span className="flex min-h-4.5 flex-1 flex-wrap items-center justify-between gap-x-1.5 gap-y-px overflow-hidden px-1 py-0.5">
    <span className="inline-flex min-w-0 items-center gap-1 overflow-hidden">
      {face.locked ? <Icon name="lock" size={12} className="shrink-0 text-pencil" /> : null}
      <Rows face={face} />
    </span>
    <Fee face={face} />
    <Symbols face={face} />
  </span>
);

const Fee = ({ face }: { face: CardFace }) =>
  face.fee === undefined || face.fee.length === 0 ? null : (
    <span className="inline-flex shrink-0 items-center gap-0.5">
      <Icon name="fee" size={11} className="text-pencil" />
      <Pieces pieces={face.fee} size={13} className="flex-nowrap" />
    </span>
  );

interface TitleProps {
  face: CardFace;
  corner?: ReactNode;
  fee: boolean;
  ink: string;
  wash: string;
}

function Title({ face, corner, fee, ink, wash }: TitleProps) {
  return (
    <span
      className={classes('flex h-[1.15rem] items-center gap-1 pr-1 pl-0.5', !fee && 'border-b border-ink')}
      style={{ background: wash, ['--cut' as string]: wash }}
    >
      <span className="inline-flex shrink-0" style={{ color: ink }}>
        <Icon name={face.type === 'none' ? 'landmark' : face.type} size={13} />
      </span>
      <span className="min-w-0 flex-1 truncate text-[0.7rem] leading-none font-semibold tracking-[-0.01em]">
        {face.name}
      </span>
      {fee ? <Fee face={face} /> : null}
      {corner}
      <span className="shrink-0 font-display text-[0.75rem] leading-none font-bold tabular-nums">{face.value}</span>
    </span>
  );
}

/** All rows in one line: the full card shows them below each other. */
const Rows = ({ face }: { face: CardFace }) => (
  <span className="flex min-w-0 items-center gap-1.5 overflow-hidden">
    {face.effect.map((one, i) => (
      <span
        // The rows of a card never change.
        // oxlint-disable-next-line react/no-array-index-key
        key={i}
        className={classes('inline-flex shrink-0 items-center gap-0.5', i > 0 && 'border-l border-rule pl-1')}
      >
        {one.times === undefined ? null : (
          <span className="text-[0.65rem] font-bold whitespace-nowrap">{one.times}</span>
        )}
        <Pieces pieces={one.pieces} size={13} className="flex-nowrap gap-x-px" />
      </span>
    ))}
  </span>
);

const Symbols = ({ face }: { face: CardFace }) => (
  <span className="inline-flex shrink-0">
    {Object.entries(face.symbols ?? {}).flatMap(([icon, n]) =>
      Array.from({ length: n }, (_, i) => <Icon key={`${icon}${i}`} name={icon} size={12} />),
    )}
  </span>
);

/** A card further down a pile: its upper edge looks out, with all that planning needs. */
export const EdgeCard = memo(function EdgeCard({ face, className }: MiniProps) {
  const { ink, wash } = inkOfType(face.type);
  return (
    <span
      aria-hidden
      className={classes(
        'flex h-[1.2rem] items-center gap-1 rounded-t-card border-[1.5px] border-b-0 border-ink pr-1 pl-0.5',
        className,
      )}
      style={{ background: wash, ['--cut' as string]: wash }}
    >
      <span className="inline-flex shrink-0" style={{ color: ink }}>
        <Icon name={face.type === 'none' ? 'landmark' : face.type} size={13} />
      </span>
      <span className="min-w-0 flex-1 truncate text-[0.72rem] leading-none font-semibold tracking-[-0.01em]">
        {face.name}
      </span>
      <Symbols face={face} />
      <Pieces
        pieces={face.cost.map((piece) =>
          typeof piece === 'object' && 'icon' in piece && piece.n === '1' ? { icon: piece.icon } : piece,
        )}
        size={13}
        className="shrink-0 flex-nowrap gap-x-0.5"
      />
      <span className="w-4 shrink-0 text-right font-display text-[0.75rem] leading-none font-bold tabular-nums">
        {face.value}
      </span>
    </span>
  );
});
