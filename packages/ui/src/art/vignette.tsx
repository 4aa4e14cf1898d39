import { memo } from 'react';
import { Glyph } from './icon.tsx';
import type { Ink } from './inks.ts';
import { PARTS } from './vignette-parts.ts';

/** What the letters in front of a part's shapes mean. `j`, `l`, `m`, `v` and `L` are lines. */
const INKS: { readonly [letter: string]: string } = {
  a: 'var(--tint)',
  b: 'var(--art-brick)',
  e: 'var(--art-leaf)',
  f: 'var(--art-fire)',
  g: 'var(--art-glass)',
  h: 'var(--art-hill)',
  i: 'var(--art-iron)',
  j: 'var(--art-joint)',
  k: 'var(--art-soot)',
  l: 'var(--art-rope)',
  m: 'var(--art-smoke)',
  o: 'var(--art-wood)',
  q: 'var(--art-quay)',
  s: 'var(--art-sun)',
  t: 'var(--art-water)',
  u: 'var(--art-slate)',
  v: 'var(--art-wave)',
  w: 'var(--art-wall)',
  y: 'var(--art-brass)',
};
const PENS: { readonly [letter: string]: number } = { j: 0.8, l: 1.2, L: 2, m: 2.6, v: 1.1 };

interface ScenePart {
  readonly part: string;
  /** A letter that takes the place of the tint. */
  readonly ink: string | undefined;
  readonly transform: string | undefined;
}
const read = new Map<string, readonly ScenePart[]>();

/** `'quay, crane -20, house:b 14 0 .8'`: parts from back to front, each with its ink, place and size; a minus turns it round. */
function readScene(scene: string): readonly ScenePart[] {
  const known = read.get(scene);
  if (known) return known;
  const placed = scene.split(',').map((one): ScenePart => {
    const [name = '', x = '0', y = '0', size = '1'] = one.trim().split(' ');
    const [part = '', ink] = name.split(':');
    const k = Number(size);
    const scale = k === 1 ? '' : ` scale(${k} ${Math.abs(k)})`;
    return { part, ink, transform: x === '0' && y === '0' && k === 1 ? undefined : `translate(${x} ${y})${scale}` };
  });
  read.set(scene, placed);
  return placed;
}

/** The names in a scene that nobody has drawn. */
export const missingIn = (scene: string): string[] =>
  readScene(scene).flatMap(({ part }) => (part in PARTS || part.startsWith('!') ? [] : [part]));

export interface VignetteProps {
  scene: string;
  /** Of the building's type: roofs, awnings and hulls wear it. */
  ink: Ink;
  /** `fill` crops the sides of the scene, `whole` goes on to the left and right of it. */
  fit?: 'fill' | 'whole';
  className?: string;
}

/** A little scene of our own: 88 wide, ground at 0, 38 high above it, drawn from a line of parts. It tells nothing that the words beside it do not. */
export const Vignette = memo(function Vignette({ scene, ink, fit = 'whole', className }: VignetteProps) {
  return (
    <svg
      aria-hidden
      data-picture
      viewBox={fit === 'fill' ? '-30 -36 60 45' : '-44 -38 88 48'}
      preserveAspectRatio={fit === 'fill' ? 'xMidYMax slice' : 'xMidYMax meet'}
      className={className}
      style={{
        // The sky pales towards the horizon and has something of the type's colour.
        background: `linear-gradient(color-mix(in srgb, ${ink.wash} 30%, var(--art-high)), color-mix(in srgb, ${ink.wash} 45%, var(--art-dusk)) 85%)`,
        // In light between the ink and the wall, in dark between the ink and the night.
        ['--tint' as string]: `light-dark(color-mix(in srgb, ${ink.ink} 82%, var(--art-wall)), color-mix(in srgb, ${ink.ink} 52%, var(--art-line)))`,
      }}
      strokeWidth={1.2}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <SceneFace scene={scene} />
    </svg>
  );
});

/** The same without its own svg: for pictures larger than a card. `--tint` is what roofs, awnings and hulls wear. */
export const SceneFace = memo(function SceneFace({ scene }: { scene: string }) {
  return readScene(scene).map(({ part, ink, transform }, i) => (
    // A scene never changes its parts.
    // oxlint-disable-next-line react/no-array-index-key
    <g key={i} transform={transform}>
      {part.startsWith('!') ? <Sign icon={part.slice(1)} /> : <PartOf name={part} ink={ink} />}
    </g>
  ));
});

function PartOf({ name, ink }: { name: string; ink: string | undefined }) {
  return (PARTS[name] ?? '').split(';').map((shape, i) => {
    const letter = shape.charAt(0);
    const small = letter.toLowerCase();
    const colour = INKS[small === 'a' && ink ? ink : small];
    const pen = PENS[letter] ?? PENS[small];
    // Shapes of a part never change.
    return pen === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key
      <path
        key={i}
        d={shape.slice(1)}
        style={{ fill: colour, stroke: letter === small ? 'var(--art-line)' : undefined }}
      />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <path key={i} d={shape.slice(1)} fill="none" strokeWidth={pen} style={{ stroke: colour }} />
    );
  });
}

/** A painted board with one of the pictograms on it. */
function Sign({ icon }: { icon: string }) {
  return (
    <g style={{ color: 'var(--art-line)', ['--cut' as string]: 'var(--art-sun)' }}>
      <rect
        x="-6.4"
        y="-12.8"
        width="12.8"
        height="12.8"
        rx="1.4"
        style={{ fill: 'var(--art-sun)', stroke: 'var(--art-line)' }}
      />
      <g transform="translate(-5.2 -11.6) scale(0.433)">
        <Glyph name={icon} />
      </g>
    </g>
  );
}
