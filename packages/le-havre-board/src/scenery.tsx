import { SceneFace } from '@quayside/ui/art';
import { memo } from 'react';

/** The far bank from west to east, in the parts that the cards' pictures are made of. */
const BANK =
  'woods -330 0 .8, lighthouse -262 0 1.15, hut:b -238, boat -214 9 .7, step:b -186 0 1.05, house -160, step:y -138, house:t -116 0 1.1, shop:e -90, ' +
  'mansard:b -58, step -30 0 1.15, church -6 0 1.15, house:y 30, mansard:t 54, step:b 82 0 1.1, tower:b 100 0 .9, house 120, shop:b 146, ' +
  'barn:b 178 0 1.2, barn 208 0 1.1, stack 230, smoke 230 -35, works:b 250, crane 284 0 1.1, saw:i 316';

const TINT = { ['--tint' as string]: 'var(--art-brass)' };

/** The town across the water: sky, gables and the quay wall, behind the cards. */
export const FarBank = memo(() => (
  <div
    aria-hidden
    className="pointer-events-none absolute inset-0 -z-10 overflow-hidden rounded-t-card bg-[linear-gradient(to_bottom,transparent,var(--art-sky)_55%)] max-lg:hidden"
  >
    <svg
      viewBox="-300 -50 600 60"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 h-33 w-full opacity-70"
      strokeWidth={1.2}
      strokeLinejoin="round"
      strokeLinecap="round"
      style={TINT}
    >
      <g opacity=".45" transform="scale(1.35)">
        <SceneFace scene="town -150, town 150" />
      </g>
      <SceneFace scene={BANK} />
      <path d="M-400 0H400V12H-400Z" style={{ fill: 'var(--art-quay)', stroke: 'var(--art-line)' }} />
      <path d={JOINTS} fill="none" strokeWidth=".8" style={{ stroke: 'var(--art-joint)' }} />
    </svg>
  </div>
));
const JOINTS =
  Array.from({ length: 80 }, (_, i) => `M${-1200 + i * 20} 0v5M${-1190 + i * 20} 5v6`).join('') + 'M-1200 5H400';

/** Open water with its waves. */
export const Water = memo(() => (
  <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden bg-art-water">
    <svg className="size-full">
      <pattern id="lh-waves" width="64" height="26" patternUnits="userSpaceOnUse">
        <path
          d="M4 8q4-4 8 0t8 0M38 20q4-4 8 0t8 0"
          fill="none"
          strokeWidth="1.5"
          strokeLinecap="round"
          className="stroke-art-wave opacity-40"
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#lh-waves)" />
    </svg>
  </div>
));

/** The edge of a player's quay, with the player's own boat: seen until buildings cover it. */
export const Mooring = memo(({ seat }: { seat: number }) => (
  <svg
    aria-hidden
    viewBox="-60 -34 120 46"
    preserveAspectRatio="xMaxYMax meet"
    className="pointer-events-none absolute inset-x-[3px] bottom-[3px] -z-10 h-16 w-[calc(100%-6px)] opacity-45 max-lg:hidden"
    strokeWidth={1.2}
    strokeLinejoin="round"
    strokeLinecap="round"
    style={{ ['--tint' as string]: `var(--seat-${seat % 5})` }}
  >
    <SceneFace scene="sea -150 4, sea 0 4, crates 0 1, barrels -18 1, lamp -34 1, boat 38 6 .9" />
    <path d="M-1200 1H14V12H-1200Z" style={{ fill: 'var(--art-quay)', stroke: 'var(--art-line)' }} />
    <path d={JOINTS} fill="none" strokeWidth=".8" style={{ stroke: 'var(--art-joint)' }} clipPath="inset(0 46 0 0)" />
  </svg>
));
