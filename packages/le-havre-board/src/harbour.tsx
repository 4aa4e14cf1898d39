import { count } from '@quayside/engine';
import { supplyTrack } from '@quayside/le-havre/rules';
import { classes } from '@quayside/ui';
import { Icon, SeatDiscFace, SceneFace } from '@quayside/ui/art';
import { useLeHavre } from './board-context.tsx';
import { Water } from './scenery.tsx';
import { Spot } from './spot.tsx';
import { Stack } from './stack.tsx';
import { Token } from './token.ts';

/** The basin: the supply track with the ships on it, and the piers with what is on offer. */
export function Basin({ className }: { className?: string }) {
  return (
    <div
      className={classes(
        'relative isolate grid gap-2 border-y-[1.5px] border-ink p-2 [--lit:var(--art-sun)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7.4fr)] lg:gap-4',
        className,
      )}
    >
      <Water />
      <Track />
      <Offers />
    </div>
  );
}

/** The seven offers with their stacks of tokens. */
function Offers() {
  const { s, w, facts } = useLeHavre();
  return (
    <section aria-label={w.offers} data-place="offers" className="grid grid-cols-7 gap-1.5 max-sm:grid-cols-4 lg:gap-2">
      {facts.offers.map((token, i) => (
        <Offer key={token} token={token} n={count(s.offer, token)} no={i + 1} />
      ))}
    </section>
  );
}

/** A pier on its posts. */
function Offer({ token, n, no }: { token: string; n: number; no: number }) {
  const { w, termOfMany } = useLeHavre();
  return (
    <Spot
      subject={`offer:${token}`}
      label={w.offerOf(n, termOfMany(token, n))}
      className="mb-2 flex min-w-0 flex-col items-center border-[1.5px] border-ink planks px-1 pb-1 shadow-[inset_0_-4px_0_0_var(--art-wood)]"
    >
      <span aria-hidden className="flex h-14 w-full items-end justify-center pt-1">
        <Stack token={token} n={n} size={32} high={6} className="max-h-full max-w-full" />
      </span>
      <span aria-hidden className="mt-0.5 flex w-full items-baseline justify-center gap-1 leading-none">
        <span className="font-display text-[1.35rem] leading-none font-bold tabular-nums">{n}</span>
        <span className="min-w-0 truncate text-[0.8rem] font-semibold">{termOfMany(token, n)}</span>
      </span>
      <kbd aria-hidden className="absolute top-0.5 right-1 hidden text-xs text-pencil lg:block">
        {no}
      </kbd>
      <Posts />
    </Spot>
  );
}
const Posts = () => (
  <span
    aria-hidden
    className="absolute inset-x-2 -bottom-2 flex h-2 justify-between *:w-1.5 *:border-x *:border-ink *:bg-[var(--art-wood)]"
  >
    <span />
    <span />
    <span />
  </span>
);

/** The supply track: its seven tiles, the ships on them, the next one and the one that takes interest. */
function Track() {
  const { s, w, term, nameOf } = useLeHavre();
  return (
    <ol aria-label={w.track} data-place="track" className="grid grid-cols-7 gap-1.5">
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
          // The places of the track never move.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} data-place={`tile:${i}`} className="relative flex min-w-0 flex-col">
            <span className="sr-only">{said.filter(Boolean).join(', ')}</span>
            <span
              aria-hidden
              className={classes(
                'relative flex h-15 flex-col items-center justify-center gap-0.5 rounded-full border-[1.5px] border-ink',
                tile === null ? 'bg-shade' : 'bg-sheet',
                next && 'outline-[3px] outline-offset-1 outline-[var(--art-fire)] outline-dashed',
              )}
            >
              {tile === null ? (
                <span className="font-display text-xl font-bold text-pencil">?</span>
              ) : (
                Object.keys(brings).map((token) => <Token key={token} token={token} size={25} />)
              )}
              {interest ? (
                <span className="absolute -top-1 -right-1 grid size-5 place-items-center rounded-full border border-ink bg-brick-wash text-brick">
                  <Icon name="interest" size={13} />
                </span>
              ) : null}
            </span>
            <span
              aria-hidden
              className={classes(
                'mt-auto flex h-9 w-full items-end justify-center -space-x-4',
                // What is wider than its place must not leave the track at either end.
                seats.length === 0 && i === 0 && 'justify-start',
                seats.length === 0 && i === 6 && 'justify-end',
              )}
            >
              {seats.map((seat) => (
                <span key={seat} data-place={`marker:${seat}`}>
                  <Marker seat={seat} />
                </span>
              ))}
              {seats.length === 0 && next ? (
                <span className="label-caps mb-1.5 rounded-[2px] bg-sheet px-1 text-brick">{w.nextTile}</span>
              ) : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A player's ship on the track: sails and hull in the player's colours, the player's disc on the sail. */
const Marker = ({ seat }: { seat: number }) => (
  <svg
    viewBox="-19 -32 38 40"
    width="38"
    height="40"
    strokeWidth="1.2"
    strokeLinejoin="round"
    style={{ ['--tint' as string]: `var(--seat-${seat % 5})` }}
  >
    <SceneFace scene="boat" />
    <path d="M-17-4H17L12.600 4h-25Z" style={{ fill: `var(--seat-${seat % 5})`, stroke: 'var(--art-line)' }} />
    <g transform="translate(0 -13) scale(.62)">
      <SeatDiscFace seat={seat} />
    </g>
  </svg>
);
