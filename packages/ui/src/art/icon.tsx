import type { ReactNode } from 'react';
import { ALIKE, SHAPES, TURNS, type Shape } from './shapes.ts';

export interface IconProps {
  /** A name of the table of shapes, or a way such as `up-left`. */
  name: string;
  size?: number;
  className?: string;
}

const shapeOf = (name: string): Shape | undefined => SHAPES[name] ?? SHAPES[ALIKE[name] ?? ''];
export const hasIcon = (name: string): boolean => name in TURNS || shapeOf(name) !== undefined;

/** Always stands beside words or inside something that says them, so it is hidden from screen readers. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width={size} height={size} className={className}>
      <Glyph name={name} />
    </svg>
  );
}

/** The same without its own svg, for pictures made of several: 24 wide and high, from the origin. */
export function Glyph({ name }: { name: string }): ReactNode {
  const turn = TURNS[name];
  if (turn !== undefined)
    return (
      <g transform={`rotate(${turn} 12 12)`}>
        <Drawn shape={SHAPES['arrow'] ?? {}} />
      </g>
    );
  const shape = shapeOf(name);
  if (!shape) return <Tag name={name} />;
  return shape.framed ? <Framed shape={shape} /> : <Drawn shape={shape} />;
}

/** `--cut` is what shows through: the paper the picture lies on. */
const CUT = 'var(--cut, var(--sheet))';

/** `inverse` swaps ink and paper. */
function Drawn({ shape: { solid, line, cut, pen = 2 }, inverse = false }: { shape: Shape; inverse?: boolean }) {
  const [ink, paper] = inverse ? [CUT, 'currentColor'] : ['currentColor', CUT];
  return (
    <>
      {solid ? <path d={solid} fillRule="evenodd" style={{ fill: ink }} /> : null}
      {line ? (
        <path
          d={line}
          fill="none"
          strokeWidth={pen}
          strokeLinecap="round"
          strokeLinejoin="round"
          style={{ stroke: ink }}
        />
      ) : null}
      {cut ? <path d={cut} fill="none" strokeWidth={1.9} style={{ stroke: paper }} /> : null}
    </>
  );
}

/** The upgraded side: light in a solid frame. */
function Framed({ shape }: { shape: Shape }) {
  return (
    <>
      <rect x="0.5" y="0.5" width="23" height="23" rx="3" fill="currentColor" />
      <g transform="translate(12 12) scale(0.74) translate(-12 -12)">
        <Drawn shape={shape} inverse />
      </g>
    </>
  );
}

/** What has no picture gets a luggage tag with its first letters, so that a new game looks finished on its first day. */
function Tag({ name }: { name: string }) {
  return (
    <>
      <path d="M7 3h14a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7l-5-6V9Z" fill="currentColor" />
      <text
        x="13.5"
        y="15.6"
        textAnchor="middle"
        fontSize="9.5"
        fontWeight="800"
        fontFamily="inherit"
        style={{ fill: CUT }}
      >
        {name.slice(0, 2).toUpperCase()}
      </text>
    </>
  );
}
