import { SceneFace } from '@quayside/ui/art';
import { memo } from 'react';

/** Tracks from the turntable to the six bays, from the ground up: sleepers, rails, what lies between them. */
const TRACKS = 'M0 17 100 83M100 17 0 83M0 50H100';
const LAID = [
  [15, 'var(--art-wood)', '3 6'],
  [8.5, 'var(--art-iron)', undefined],
  [5.5, 'var(--sheet)', undefined],
] as const;

/** The yard around the turntable. */
export const Tracks = memo(() => (
  <svg
    aria-hidden
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    fill="none"
    className="pointer-events-none relative -z-10 col-start-2 row-span-3 row-start-1 size-full opacity-70"
  >
    {LAID.map(([width, stroke, dash]) => (
      <path
        key={stroke}
        d={TRACKS}
        vectorEffect="non-scaling-stroke"
        strokeWidth={width}
        strokeDasharray={dash}
        style={{ stroke }}
      />
    ))}
  </svg>
));

const BANK =
  'hills -150 0 1.6, hills 150 0 1.6, town -150 0 .8, town 150 0 .8, barn:b -196 0 1.1, step:y -168, house:t -146, tree -128 0 .8, mansard:b -104, lamp -84, house -66, ' +
  'crane -36, crates -8, works:b 26, stack 52, smoke 52 -35, tree 70 0 .9, step:b 92, shop:e 118, lamp 138, barn 160 0 1.1, tree 188, tree 202 0 .8, quay -150, quay 150, freighter 4 14 .8, boat -120 13 .7, boat:b 150 13 .6';

/** The canal below the cards: seen until they cover it. */
export const Canal = memo(() => (
  <svg
    aria-hidden
    viewBox="-120 -46 240 66"
    preserveAspectRatio="xMidYMax slice"
    className="pointer-events-none absolute inset-x-[3px] bottom-[3px] h-34 w-[calc(100%-6px)] opacity-75 max-lg:hidden low:hidden"
    strokeWidth={1.2}
    strokeLinejoin="round"
    strokeLinecap="round"
    style={{ ['--tint' as string]: 'var(--art-brass)' }}
  >
    <SceneFace scene={BANK} />
  </svg>
));
