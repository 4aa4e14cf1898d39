import type { ReactNode } from 'react';
import {
  eventTile,
  GOODS,
  goodsIn,
  knownTile,
  ROUND_PLACES,
  SPARE_PLACES,
  tileTerm,
  type EventTile,
} from '@quayside/salty-ocean/rules';
import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { Icon } from '@quayside/ui/art';
import { Barrel } from './barrel.tsx';
import { useSaltyOcean } from './board-context.tsx';
import { signed } from './signed.ts';

/** The tiles of the five rounds: this one's, the next one's, and those that lie face down unless this viewer has seen them. */
export function EventRow({ className }: { className?: string }) {
  const { s, own } = useSaltyOcean();
  return (
    <section
      aria-label={own.events}
      data-place="events"
      data-on-tab="market"
      className={classes('flex min-w-0 gap-1.5', className)}
    >
      <ol className="grid min-w-0 flex-1 grid-cols-5 gap-1">
        {ROUND_PLACES.map((place, i) => (
          <li key={place} className="grid min-w-0" aria-current={s.round === i + 1 ? 'step' : undefined}>
            <Tile place={place} round={i + 1} />
          </li>
        ))}
      </ol>
      <ul aria-label={own.spare} className="grid shrink-0 grid-cols-2 content-stretch gap-0.5 max-sm:grid-cols-1">
        {SPARE_PLACES.map((place, i) => (
          <li key={place} className="grid last:col-span-2 max-sm:last:col-span-1">
            <Spare place={place} n={i + 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A tile in words. */
function useSpokenTile() {
  const { s } = useSaltyOcean();
  const { term } = useTable();
  return (tile: EventTile) => term(tileTerm(s, tile.id));
}

function useLook(place: string) {
  const { due, tiles, toggleTile } = useSaltyOcean();
  const offered = due?.key === 'look' && due.offer.kind === 'bundle' && (due.offer.from[place] ?? 0) > 0;
  return { offered, chosen: tiles.includes(place), toggle: () => toggleTile(place) };
}

/** Where a tile lies: a button while this viewer may look at it. */
function TilePlace({
  place,
  label,
  title,
  className,
  children,
}: {
  place: string;
  label: string;
  title?: string;
  className: string;
  children: ReactNode;
}) {
  const { offered, chosen, toggle } = useLook(place);
  return offered ? (
    <button
      type="button"
      data-place={`tile:${place}`}
      data-lit="due"
      data-token={place}
      aria-pressed={chosen}
      aria-label={label}
      className={className}
      onClick={toggle}
    >
      {children}
    </button>
  ) : (
    <div role="img" data-place={`tile:${place}`} aria-label={label} title={title} className={className}>
      {children}
    </div>
  );
}

const LIT = 'cursor-pointer shadow-[0_0_0_2.5px_var(--water)]';
const CHOSEN = 'cursor-pointer shadow-[0_0_0_4px_var(--brass)]';

function Tile({ place, round }: { place: string; round: number }) {
  const { s, own } = useSaltyOcean();
  const spoken = useSpokenTile();
  const { offered, chosen } = useLook(place);
  const tile = eventTile(knownTile(s, place) ?? '');
  const when = round === s.round ? own.thisRound : round === s.round + 1 ? own.nextRound : null;
  // What lies open is known to all; beyond that it is what one has seen oneself.
  const secret = tile !== undefined && round > s.round + 1;
  const label = [
    own.round(round),
    when,
    tile ? spoken(tile) : own.covered,
    secret ? own.onlyYou : null,
    tile ? own.reconstructed : null,
  ]
    .filter(Boolean)
    .join(', ');
  const look = classes(
    'flex min-w-0 flex-col overflow-hidden rounded-card border-[1.5px] border-ink text-left',
    tile ? 'bg-sheet' : 'bg-shade',
    round < s.round && 'opacity-60',
    secret && 'border-dashed',
    chosen ? CHOSEN : offered && LIT,
  );
  const face = (
    <>
      <span
        className={classes(
          'flex items-center justify-between gap-1 px-1 py-px text-xs leading-tight',
          round === s.round ? 'bg-ink text-sheet' : 'bg-paper',
        )}
      >
        <span className="font-display font-bold">{round}</span>
        <span className="truncate">{secret ? '◉' : (when ?? '')}</span>
        <span aria-hidden>{tile ? '≈' : ''}</span>
      </span>
      {tile ? <TileFace tile={tile} /> : <Back />}
    </>
  );
  return (
    <TilePlace place={place} label={label} className={look}>
      {face}
    </TilePlace>
  );
}

/** How each price moves, and what the sea is like. */
export function TileFace({ tile }: { tile: EventTile }) {
  const { s } = useSaltyOcean();
  const goods = goodsIn(s);
  return (
    <span aria-hidden className="flex flex-1 flex-col justify-center gap-0.5 px-1 py-0.5">
      <span className="flex flex-wrap justify-center gap-x-1.5 leading-none sm:gap-x-2">
        {goods.map((good) => {
          const n = tile.shift[GOODS.indexOf(good)] ?? 0;
          return (
            <span
              key={good}
              className={classes(
                'inline-flex items-center font-display text-sm font-bold tabular-nums max-sm:text-xs',
                n > 0 ? 'text-moss' : n < 0 ? 'text-brick' : 'text-pencil',
              )}
            >
              <Barrel good={good} size={15} />
              {signed(n)}
            </span>
          );
        })}
      </span>
      <span className="flex justify-center gap-1.5">
        <Icon name={tile.storm ? 'storm' : 'calm'} size={17} className={tile.storm ? 'text-brick' : 'text-water'} />
        {tile.extra ? <Icon name={tile.extra} size={17} className="text-brick" /> : null}
      </span>
    </span>
  );
}

const Back = () => (
  <span aria-hidden className="grid flex-1 place-items-center text-rule">
    <Icon name="anchor" size={20} />
  </span>
);

function Spare({ place, n }: { place: string; n: number }) {
  const { s, own } = useSaltyOcean();
  const spoken = useSpokenTile();
  const { offered, chosen } = useLook(place);
  const tile = eventTile(knownTile(s, place) ?? '');
  const label = [own.spareTile(n), tile ? spoken(tile) : own.covered, tile ? own.onlyYou : null]
    .filter(Boolean)
    .join(', ');
  const look = classes(
    'grid min-h-4 min-w-7 place-items-center rounded-[2px] border border-ink bg-shade text-[0.65rem] leading-none text-pencil',
    tile && 'border-dashed bg-sheet font-bold text-ink',
    offered && 'min-h-6 min-w-8',
    chosen ? CHOSEN : offered && LIT,
  );
  const mark = tile ? <Icon name={tile.extra ?? (tile.storm ? 'storm' : 'calm')} size={13} /> : n;
  return (
    <TilePlace place={place} label={label} title={label} className={look}>
      {mark}
    </TilePlace>
  );
}
