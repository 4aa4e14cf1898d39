import { count } from '@quayside/engine';
import { supplyTrack } from '@quayside/le-havre';
import { classes } from '@quayside/ui';
import { Icon, Person } from '@quayside/ui/art';
import { useHavre } from './havre.tsx';
import { Spot } from './spot.tsx';
import { Token } from './token.ts';

/** The seven offers with their stacks of tokens. */
export function Offers({ className }: { className?: string }) {
  const { s, w, facts } = useHavre();
  return (
    <section aria-label={w.offers} className={classes('grid grid-cols-7 gap-1.5', className)}>
      {facts.offers.map((token, i) => (
        <Offer key={token} token={token} n={count(s.offer, token)} no={i + 1} />
      ))}
    </section>
  );
}

const MOST_DRAWN = 8;

function Offer({ token, n, no }: { token: string; n: number; no: number }) {
  const { w, term } = useHavre();
  const drawn = Math.min(n, MOST_DRAWN);
  return (
    <Spot
      subject={`offer:${token}`}
      label={w.offerOf(n, term(token))}
      className="flex min-w-0 flex-col items-center border-[1.5px] border-ink bg-sheet px-1 pt-1 pb-0.5 aria-pressed:bg-brass-wash data-[lit=due]:bg-water-wash"
    >
      <span aria-hidden className="relative h-13 w-full">
        {Array.from({ length: drawn }, (_, i) => (
          // Tokens of a stack have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className="absolute left-1/2" style={{ bottom: i * 3, marginLeft: -15 + (i % 2) * 2 }}>
            <Token token={token} size={30} />
          </span>
        ))}
        {n === 0 ? (
          <span className="absolute bottom-0 left-1/2 -ml-[15px] opacity-25 grayscale">
            <Token token={token} size={30} />
          </span>
        ) : null}
      </span>
      <span aria-hidden className="flex items-baseline gap-1 leading-none">
        <span className={classes('font-display text-xl font-bold tabular-nums', n === 0 && 'text-pencil')}>{n}</span>
      </span>
      <span aria-hidden className="w-full truncate text-center text-[0.7rem] leading-tight">
        {term(token)}
      </span>
      <kbd aria-hidden className="absolute top-0.5 right-1 hidden text-[0.65rem] text-pencil lg:block">
        {no}
      </kbd>
    </Spot>
  );
}

/** The supply track: its seven tiles, the markers on them, the next one and the one that takes interest. */
export function Track({ className }: { className?: string }) {
  const { s, w, term, nameOf } = useHavre();
  return (
    <ol aria-label={w.track} className={classes('grid grid-cols-7 gap-1', className)}>
      {supplyTrack(s).map(({ tile, brings, interest, seats, next }, i) => {
        const said = [
          w.place(i + 1),
          tile === null
            ? w.faceDown
            : Object.keys(brings)
                .map((token) => term(token))
                .join(', '),
          interest ? w.interest : '',
          next ? w.nextTile : '',
          ...seats.map((seat) => nameOf(seat)),
        ];
        return (
          <li
            // The places of the track never move.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            data-place={`tile:${i}`}
            className={classes(
              'relative flex min-w-0 flex-col items-center rounded-card border-[1.5px] border-ink pt-1',
              tile === null ? 'bg-shade' : 'bg-sheet',
              next && 'outline-2 outline-offset-1 outline-brick outline-dashed',
            )}
          >
            <span className="sr-only">{said.filter(Boolean).join(', ')}</span>
            <span aria-hidden className="flex h-13 flex-col items-center justify-center gap-0.5">
              {tile === null ? (
                <span className="font-display text-xl font-bold text-pencil">?</span>
              ) : (
                Object.keys(brings).map((token) => <Token key={token} token={token} size={24} />)
              )}
            </span>
            {interest ? (
              <span aria-hidden className="absolute top-0.5 right-0.5 text-brick">
                <Icon name="interest" size={15} />
              </span>
            ) : null}
            <span
              aria-hidden
              className="mt-auto flex h-8 w-full items-end justify-center -space-x-1.5 rounded-b-[2px] bg-[linear-gradient(to_top,var(--art-water)_45%,transparent_45%)] pb-1"
            >
              {seats.length > 0 ? (
                seats.map((seat) => (
                  <span key={seat} data-place={`marker:${seat}`}>
                    <Marker seat={seat} />
                  </span>
                ))
              ) : (
                <span className="label-caps pb-2.5 text-[0.6rem] text-brick">{next ? w.nextTile : ''}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A player's ship on the track: the hull under its disc. */
const Marker = ({ seat }: { seat: number }) => (
  <span className="relative inline-block h-7 w-8">
    <svg aria-hidden viewBox="0 0 32 28" width="32" height="28" className="absolute inset-0">
      <path d="M1 17h30l-4 8H5Z" strokeWidth="1.2" className="fill-art-hull stroke-art-wave" />
    </svg>
    <span className="absolute top-0 left-[7px]">
      <Person seat={seat} size={18} />
    </span>
  </span>
);
