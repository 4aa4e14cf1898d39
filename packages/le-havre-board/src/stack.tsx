import { inkOf, TokenFace } from '@quayside/ui/art';
import { memo } from 'react';

export interface StackProps {
  token: string;
  n: number;
  size: number;
  /** So many lie on each other before the next stack begins. */
  high?: number;
  /** No more stacks than this: the number beside them says how many there are. */
  most?: number;
  className?: string;
}

/** Tokens as they lie on the table: in stacks, the upper one seen, of the others the edge. */
export const Stack = memo(function Stack({ token, n, size, high = 6, most = 3, className }: StackProps) {
  const edge = size * 0.13;
  const piles = Math.max(1, Math.min(most, Math.ceil(n / high)));
  const of = (i: number) => Math.min(high, Math.max(n === 0 ? 0 : 1, n - i * high));
  const step = 18;
  const thick = (edge / size) * 32;
  const tallest = 32 + (Math.min(high, Math.max(1, n)) - 1) * thick;
  const { ink, wash } = inkOf(token);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${32 + (piles - 1) * step} ${tallest}`}
      width={(size * (32 + (piles - 1) * step)) / 32}
      height={(size * tallest) / 32}
      className={n === 0 ? `opacity-25 grayscale ${className ?? ''}` : className}
    >
      {Array.from({ length: piles }, (_, i) => {
        const tall = of(i);
        const top = tallest - 32 - Math.max(0, tall - 1) * thick;
        return (
          // Stacks have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={i} transform={`translate(${i * step} 0)`}>
            {Array.from({ length: Math.max(0, tall - 1) }, (__, k) => (
              <rect
                // oxlint-disable-next-line react/no-array-index-key
                key={k}
                x="1.25"
                y={tallest - 31 - k * thick}
                width="29.5"
                height="29.5"
                rx={token === 'franc' ? 14.75 : 4}
                strokeWidth="1.5"
                style={{ fill: wash, stroke: ink }}
              />
            ))}
            <g transform={`translate(0 ${top})`}>
              <TokenFace token={token} />
            </g>
          </g>
        );
      })}
    </svg>
  );
});
