import { SceneFace } from '@quayside/ui/art';
import { memo } from 'react';

/** The far bank from west to east, in the parts that the cards' pictures are made of. */
const BANK =
  'woods -330 0 .8, lighthouse -262 0 1.15, hut:b -238, boat -214 9 .7, step:b -186 0 1.05, house -160, step:y -138, house:t -116 0 1.1, shop:e -90, ' +
  'mansard:b -58, step -30 0 1.15, church -6 0 1.15, house:y 30, mansard:t 54, step:b 82 0 1.1, tower:b 100 0 .9, house 120, shop:b 146, ' +
  'barn:b 178 0 1.2, barn 208 0 1.1, stack 230, smoke 230 -35, works:b 250, crane 284 0 1.1, saw:i 316';
/** What stands and lies on its quay, before the houses. */
const QUAY =
  'lamp -200 2 .8, crates -176 3 .7, barrels -76 3 .7, lamp -44 2 .8, sacks 14 3 .7, lamp 70 2 .8, crates 134 3 .7, lamp 164 2 .8, barrel 196 3 .7, lamp 262 2 .8, logs 300 3 .6';
const LAMPS = [-200, -44, 70, 164, 262];
const BIRDS = 'bird -120 -62 .8, bird -104 -56 .6, bird 66 -66 .7, bird 226 -58 .8';

const TINT = { ['--tint' as string]: 'var(--art-brass)' };
const CLOUDS =
  'M-250-76a9 9 0 0 1 16-5 12 12 0 0 1 22-2 9 9 0 0 1 13 7ZM-40-84a8 8 0 0 1 14-4 11 11 0 0 1 20-2 8 8 0 0 1 12 6ZM150-78a10 10 0 0 1 18-5 13 13 0 0 1 24-2 9 9 0 0 1 14 7Z';
const STARS = [-280, -231, -187, -141, -98, -66, -21, 33, 79, 121, 173, 215, 268]
  .map((x, i) => `M${x} ${-58 - ((i * 37) % 46)}h.01`)
  .join('');

/** The town across the water: sky, hills, gables and the quay wall, behind the cards; at night with stars and lit lamps. */
export const FarBank = memo(() => (
  <div
    aria-hidden
    className="pointer-events-none absolute inset-0 -z-10 overflow-hidden rounded-t-card sky max-lg:hidden"
  >
    <svg
      viewBox="-300 -110 600 124"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 h-66 w-full"
      strokeWidth={1.2}
      strokeLinejoin="round"
      strokeLinecap="round"
      style={TINT}
    >
      <path d={STARS} fill="none" strokeWidth="1.3" style={{ stroke: 'var(--art-star)' }} />
      <circle cx="118" cy="-74" r="9" style={{ fill: 'var(--art-sun)' }} />
      <path d={CLOUDS} opacity=".75" style={{ fill: 'var(--art-cloud)' }} />
      <SceneFace scene={BIRDS} />
      <g opacity=".45">
        <SceneFace scene="hills -150 0 2.2, hills 150 0 2" />
      </g>
      <g opacity=".6" transform="scale(1.45)">
        <SceneFace scene="town -150, town 150" />
      </g>
      <g opacity=".85">
        <SceneFace scene={BANK} />
      </g>
      <path d="M-400 0H400V16H-400Z" style={{ fill: 'var(--art-quay)', stroke: 'var(--art-line)' }} />
      <path d={JOINTS} fill="none" strokeWidth=".8" style={{ stroke: 'var(--art-joint)' }} />
      {/* The coping, and what the tide leaves on the wall. */}
      <path d="M-400 0H400V2.500H-400Z" opacity=".5" style={{ fill: 'var(--art-wall)' }} />
      <path d="M-400 10.500H400V16H-400Z" opacity=".35" style={{ fill: 'var(--art-soot)' }} />
      <radialGradient id="lh-glow">
        <stop offset=".1" stopOpacity=".75" style={{ stopColor: 'var(--art-glow)' }} />
        <stop offset="1" stopOpacity="0" style={{ stopColor: 'var(--art-glow)' }} />
      </radialGradient>
      {LAMPS.map((x) => (
        <circle key={x} cx={x} cy="-15" r="24" fill="url(#lh-glow)" />
      ))}
      <SceneFace scene={QUAY} />
    </svg>
  </div>
));
const JOINTS =
  Array.from({ length: 80 }, (_, i) => `M${-1200 + i * 20} 0v5M${-1190 + i * 20} 5v5M${-1196 + i * 20} 10v6`).join('') +
  'M-1200 5H400M-1200 10H400';

/** Waves grow towards the near edge. */
const WAVES = [
  { id: 'lh-far', size: 46, high: 12, from: '0', of: '30%' },
  { id: 'lh-middle', size: 62, high: 19, from: '30%', of: '36%' },
  { id: 'lh-near', size: 84, high: 28, from: '66%', of: '34%' },
];

/** Open water: deep below, light where it meets the far wall, with its waves and what glitters on it. */
export const Water = memo(() => (
  <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden deep-water">
    <svg className="size-full">
      {WAVES.map(({ id, size, high, from, of }) => (
        <g key={id}>
          <pattern id={id} width={size} height={high} patternUnits="userSpaceOnUse">
            <path
              d="M2 4q4-4 8 0t8 0M26 12q4-4 8 0t8 0"
              fill="none"
              strokeWidth="1.2"
              strokeLinecap="round"
              transform={`scale(${size / 46} ${high / 18})`}
              className="stroke-art-wave opacity-30"
            />
          </pattern>
          <rect y={from} width="100%" height={of} fill={`url(#${id})`} />
        </g>
      ))}
      <g opacity=".3" className="max-lg:hidden" style={{ fill: 'var(--art-glow)' }}>
        {LAMPS.map((x) => (
          <rect key={x} x={`${50 + x / 6}%`} y="3%" width="2" height="22%" rx="1" />
        ))}
      </g>
    </svg>
  </div>
));

/** The edge of a player's quay, with the player's own boat: seen until buildings cover it. */
export const Mooring = memo(({ seat }: { seat: number }) => (
  <>
    <svg aria-hidden className="pointer-events-none absolute inset-0 -z-10 size-full max-lg:hidden">
      <pattern id="lh-stones" width="44" height="22" patternUnits="userSpaceOnUse">
        <path
          d="M0 .5H44M0 11.500H44M10.500 0v11M32.500 0v11M21.500 11v11M43.500 11v11"
          fill="none"
          className="stroke-art-joint opacity-25"
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#lh-stones)" />
    </svg>
    <svg
      aria-hidden
      viewBox="-60 -34 120 46"
      preserveAspectRatio="xMaxYMax meet"
      className="pointer-events-none absolute inset-x-[3px] bottom-[3px] -z-10 h-16 w-[calc(100%-6px)] opacity-70 max-lg:hidden"
      strokeWidth={1.2}
      strokeLinejoin="round"
      strokeLinecap="round"
      style={{ ['--tint' as string]: `var(--seat-${seat % 5})` }}
    >
      <SceneFace scene="sea -150 4, sea 0 4, crates 0 1, barrels -18 1, lamp -34 1, boat 38 6 .9" />
      <path d="M-1200 1H14V12H-1200Z" style={{ fill: 'var(--art-quay)', stroke: 'var(--art-line)' }} />
      <path d={JOINTS} fill="none" strokeWidth=".8" style={{ stroke: 'var(--art-joint)' }} clipPath="inset(0 46 0 0)" />
    </svg>
  </>
));
