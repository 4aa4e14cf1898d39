import { LETTERS, SECTORS } from '@quayside/inland-port/rules';

const STEP = 360 / SECTORS.length;

/** What each sector is drawn in, also behind the buildings that lie there. */
export const SHADES = [
  'var(--sheet)',
  'var(--water-wash)',
  'color-mix(in srgb, var(--water-wash) 60%, var(--brass-wash))',
  'color-mix(in srgb, var(--brass-wash) 75%, var(--sheet))',
  'var(--brass-wash)',
  'var(--brick-wash)',
];

const point = (deg: number, r: number) => {
  const angle = (deg * Math.PI) / 180;
  return `${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`;
};
const WEDGES = SECTORS.map((_, age) => `M0 0L${point(age * STEP, 54)}A54 54 0 0 1 ${point((age + 1) * STEP, 54)}Z`);
/** Rivets of the turntable's rim. */
const RIVETS = Array.from({ length: 24 }, (_, i) => `M${point(i * 15, 58.2)}h.01`).join('');

const TURNS = 'transition-transform duration-[calc(450ms*var(--pace,1))] ease-in-out';

/** The turntable: sectors and pointer turn once a round, the numbers stay upright. */
export function Disc({ round }: { round: number }) {
  const turn = -STEP * round;
  return (
    <svg
      aria-hidden
      viewBox="-64 -64 128 128"
      className="col-start-2 row-span-3 row-start-1 w-full self-center overflow-visible"
    >
      <circle cx="2" cy="2.5" r="62" style={{ fill: 'var(--press)' }} />
      <circle r="62" strokeWidth="1.5" style={{ fill: 'var(--art-brass)', stroke: 'var(--art-line)' }} />
      <path d={RIVETS} strokeWidth="2.4" strokeLinecap="round" style={{ stroke: 'var(--art-line)' }} />
      <g className={TURNS} style={{ transform: `rotate(${turn}deg)` }} data-turn={turn}>
        {WEDGES.map((wedge, age) => (
          <path key={wedge} d={wedge} strokeWidth="1.2" style={{ fill: SHADES[age], stroke: 'var(--ink)' }} />
        ))}
        <path
          d="M-6.5-20 0-61 6.5-20Z"
          strokeWidth="1.5"
          strokeLinejoin="round"
          style={{ fill: 'var(--brick)', stroke: 'var(--sheet)' }}
        />
        {SECTORS.map((sector, age) => {
          const angle = STEP / 2 + STEP * age;
          return (
            <g key={sector} style={{ transform: `rotate(${angle}deg) translateY(-37px) rotate(${-angle}deg)` }}>
              <text
                y="6"
                textAnchor="middle"
                fontSize={sector.length > 1 ? 15 : 20}
                fontWeight="800"
                className={`font-display ${TURNS}`}
                style={{ transform: `rotate(${-turn}deg)`, fill: sector === '!' ? 'var(--brick)' : 'var(--ink)' }}
              >
                {sector}
              </text>
            </g>
          );
        })}
      </g>
      <circle r="19" strokeWidth="2" style={{ fill: 'var(--sheet)', stroke: 'var(--ink)' }} />
      <circle r="16" fill="none" strokeWidth="0.8" style={{ stroke: 'var(--rule)' }} />
      <text y="7" textAnchor="middle" fontSize="20" fontWeight="800" className="fill-ink font-display">
        {LETTERS[round] ?? '–'}
      </text>
    </svg>
  );
}
