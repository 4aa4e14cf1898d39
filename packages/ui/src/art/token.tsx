import { Glyph } from './icon.tsx';
import { inkOf } from './inks.ts';
import { SHAPES } from './shapes.ts';

export interface TokenProps {
  token: string;
  size?: number;
  className?: string;
}

/** A piece of cardboard: the standard side light with a dark picture, the upgraded side dark and framed. */
export function Token({ token, size = 28, className }: TokenProps) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} className={className}>
      <TokenFace token={token} />
    </svg>
  );
}

const EDGE = 'color-mix(in srgb, currentColor 70%, var(--art-line))';

/** The same without its own svg: 32 wide and high. */
export function TokenFace({ token }: { token: string }) {
  const { ink, wash } = inkOf(token);
  const upgraded = SHAPES[token]?.framed !== undefined;
  const round = token === 'franc' ? 14.5 : 4;
  // Below the face its edge: a token is as thick as cardboard.
  return upgraded ? (
    <g style={{ color: ink, ['--cut' as string]: wash }}>
      <rect x="0.75" y="2.75" width="30.5" height="28.5" rx="4" style={{ fill: EDGE }} />
      <rect x="0.75" y="0.75" width="30.5" height="28.5" rx="4" fill="currentColor" />
      <rect x="3" y="2.75" width="26" height="24.5" rx="2" fill="none" strokeWidth="1" style={{ stroke: wash }} />
      <g transform="translate(1 -0.1) scale(1.25)">
        <Glyph name={token} />
      </g>
    </g>
  ) : (
    <g style={{ color: ink, ['--cut' as string]: wash }}>
      <rect x="0.5" y="3" width="31" height="28.5" rx={round} style={{ fill: EDGE }} />
      <rect
        x="1.25"
        y="1"
        width="29.5"
        height="27.8"
        rx={round}
        stroke="currentColor"
        strokeWidth="1.5"
        style={{ fill: wash }}
      />
      <g transform="translate(5.2 4.2) scale(0.9)">
        <Glyph name={token} />
      </g>
    </g>
  );
}
