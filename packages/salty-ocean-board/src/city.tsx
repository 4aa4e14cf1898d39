import {
  DEPOT_ROOM,
  FIRST_LIMITED,
  NOTRE_DAME_COINS,
  placesLeft,
  SALINE_OUTPUT,
  type BuildingId,
  type SaltyOcean,
} from '@quayside/salty-ocean/rules';
import { classes, SeatMark } from '@quayside/ui';
import { isTouch, useTable, useTip } from '@quayside/ui/board';
import { Effect, Icon, inkOf, Vignette } from '@quayside/ui/art';
import type { MouseEvent, ReactNode } from 'react';
import { ConsequenceNote } from './consequence-note.tsx';
import { Barrel } from './barrel.tsx';
import { useSaltyOcean } from './board-context.tsx';
import { EFFECTS } from './effects.ts';
import { SCENES, SIGN } from './scenes.ts';
import { SPACED, spacesIn } from './slots.ts';

/** Rouen: three tracks, then the buildings with their spaces, the best one first. */
export function City({ className }: { className?: string }) {
  const { own } = useSaltyOcean();
  return (
    <section
      aria-label={own.rouen}
      data-place="rouen"
      data-on-tab="city"
      className={classes(
        'grid min-h-0 grid-cols-2 gap-1.5 sm:grid-cols-6 lg:grid-rows-[repeat(2,minmax(0,.8fr))_repeat(4,minmax(0,1fr))]',
        className,
      )}
    >
      <Track id="notre-dame" className="col-span-2 sm:col-span-6" />
      <Track id="saline" className="sm:col-span-3" />
      <Track id="depot" className="sm:col-span-3" />
      {SPACED.map((id) => (
        <Spot key={id} id={id} className="sm:col-span-2">
          <Spaces id={id} />
        </Spot>
      ))}
    </section>
  );
}

/** The option that builds or extends it, as far as it is offered. */
const optionFor = (acts: ReadonlySet<string>, id: string): string | null =>
  acts.has(`build:${id}`) ? `build:${id}` : acts.has(`extend:${id}`) ? `extend:${id}` : null;

interface SpotProps {
  id: BuildingId;
  className?: string;
  children: ReactNode;
}

/** A building that can be looked at and chosen. One that can't be built says why not. */
function Spot({ id, className, children }: SpotProps) {
  const { s, own, acts, acting, chosen, choose, take } = useSaltyOcean();
  const { term, textOf, nameOf } = useTable();
  const why = useWhyNot(id);
  const option = optionFor(acts, id);
  const pressed = chosen !== null && (chosen === option || chosen === `look:${id}`);
  const click = (event: MouseEvent) => {
    if (option !== null) take(event, option);
    else choose(pressed && event.detail < 2 ? null : `look:${id}`);
  };
  const tip = useTip(() => (
    <>
      <p>{textOf(id)}</p>
      {why === null ? null : <p>{why}</p>}
      {option !== null && acting ? <ConsequenceNote decision={acting} option={option} /> : null}
    </>
  ));
  return (
    <button
      type="button"
      {...tip}
      data-building={id}
      data-place={`building:${id}`}
      data-lit={option === null ? undefined : acting?.due ? 'due' : 'aside'}
      aria-pressed={pressed}
      aria-label={[`${term(id)}.`, spokenSpaces(s, id, nameOf, own), textOf(id), why].filter(Boolean).join(' ')}
      onClick={click}
      // Where a click answers at once, the other button and its key still look closer.
      onContextMenu={(event) => {
        event.preventDefault();
        if (!isTouch(event)) choose(option ?? `look:${id}`);
      }}
      onKeyDown={(event) => event.key === 'Escape' && choose(null)}
      className={classes(
        'relative flex min-h-18 min-w-0 cursor-pointer flex-col overflow-hidden rounded-card border-[1.5px] border-ink bg-sheet text-left lg:min-h-0',
        option !== null && 'shadow-[0_0_0_2.5px_var(--water)]',
        pressed && 'shadow-[0_0_0_4px_var(--brass)]',
        className,
      )}
    >
      <span className="shrink-0 truncate border-b border-rule bg-paper px-1.5 py-px font-display text-[0.82rem] leading-snug font-bold tracking-tight lg:max-[1399px]:text-[0.76rem]">
        {term(id)}
      </span>
      <span className="flex min-h-0 flex-1 items-stretch">
        <Vignette
          scene={SCENES[id] ?? ''}
          ink={inkOf(SIGN[id])}
          fit="fill"
          className="h-full w-16 shrink-0 border-r border-rule lg:w-18 low:w-14"
        />
        <span className="flex min-w-0 flex-1 flex-col justify-evenly gap-0.5 px-1 py-0.5">
          {EFFECTS[id] ? (
            <span aria-hidden className="min-h-0 overflow-hidden text-xs whitespace-nowrap">
              <Effect rows={EFFECTS[id]} size={15} />
            </span>
          ) : null}
          {children}
        </span>
      </span>
    </button>
  );
}

function useWhyNot(id: string): string | null {
  const { acts, acting } = useSaltyOcean();
  const { rules, view, seat, say } = useTable();
  if (!acting || optionFor(acts, id) !== null) return null;
  for (const verb of ['build', 'extend']) {
    const why = rules.core.explain(rules.game, view, seat, acting.key, `${verb}:${id}`);
    if (why && why.key !== 'why.extend' && why.key !== 'why.no-levels' && why.key !== 'why.not-begun') return say(why);
  }
  return null;
}

function spokenSpaces(
  s: SaltyOcean,
  id: BuildingId,
  nameOf: (seat: number) => string,
  own: { free: string; takenBy: (name: string) => string },
): string {
  if (!SPACED.includes(id)) return '';
  return `${spacesIn(s, id)
    .map(({ figure, seat }) => `${figure}: ${seat === null ? own.free : own.takenBy(nameOf(seat))}`)
    .join(', ')}.`;
}

/** The spaces from the best to the last; the next one to be taken is framed. */
function Spaces({ id }: { id: BuildingId }) {
  const { s } = useSaltyOcean();
  return (
    <span aria-hidden className="flex flex-wrap gap-0.5">
      {spacesIn(s, id).map(({ figure, seat, next }, i) => (
        <span
          // Spaces have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          data-space={seat === null ? 'free' : 'taken'}
          className={classes(
            'inline-flex h-5.5 min-w-5 items-center justify-center gap-0.5 rounded-[2px] border px-0.5 text-[0.7rem] leading-none lg:max-[1399px]:gap-px lg:max-[1399px]:px-px font-bold tabular-nums',
            seat === null
              ? next
                ? 'border-[1.5px] border-ink bg-brass-wash'
                : 'border-dashed border-rule'
              : 'border-ink bg-paper',
          )}
        >
          {seat === null ? null : <SeatMark seat={seat} className="h-3 w-3.5 lg:max-[1399px]:w-2.5" />}
          {figure === '' ? null : <span className={seat === null ? '' : 'text-pencil'}>{figure}</span>}
        </span>
      ))}
    </span>
  );
}

/** The steps of a track with the markers of all who stand there. */
function Track({ id, className }: { id: 'saline' | 'depot' | 'notre-dame'; className?: string }) {
  const { s, own } = useSaltyOcean();
  const { nameOf } = useTable();
  const steps = id === 'saline' ? SALINE_OUTPUT : id === 'depot' ? DEPOT_ROOM : NOTRE_DAME_COINS.slice(1);
  const levelOf = (seat: number): number => {
    const player = s.players[seat];
    if (!player) return -1;
    return id === 'saline' ? player.saline : id === 'depot' ? player.depot : player.notreDame - 1;
  };
  return (
    <Spot id={id} {...(className === undefined ? {} : { className })}>
      <span
        className={classes(
          'grid gap-0.5',
          id === 'notre-dame' ? 'grid-cols-8' : id === 'saline' ? 'grid-cols-4' : 'grid-cols-3',
        )}
      >
        {steps.map((n, level) => {
          const here = s.players.flatMap((_, seat) => (levelOf(seat) === level ? [seat] : []));
          const limited = id === 'notre-dame' && level + 1 >= FIRST_LIMITED;
          const left = limited ? placesLeft(s, level + 1) : null;
          return (
            <span
              key={n}
              title={[...here.map(nameOf), left === null ? '' : own.places(left)].filter(Boolean).join(', ')}
              className={classes(
                'flex min-h-9 flex-col items-center justify-between rounded-[2px] border px-0.5 pb-0.5 text-xs leading-tight font-bold tabular-nums',
                left === 0 ? 'border-dashed border-rule text-pencil' : 'border-ink',
                here.length > 0 && 'bg-brass-wash',
              )}
            >
              <span className="inline-flex items-center">
                {n}
                {id === 'notre-dame' ? (
                  <Icon name="franc" size={11} className="ml-0.5 max-sm:hidden" />
                ) : (
                  <Barrel good={id === 'saline' ? 'salt' : 'barrel'} size={12} className="ml-0.5 max-sm:hidden" />
                )}
              </span>
              <span className="flex min-h-3 flex-wrap justify-center gap-px">
                {here.map((seat) => (
                  <SeatMark key={seat} seat={seat} className="h-3 w-3.5" />
                ))}
                {left === null || here.length > 0 ? null : (
                  <span className="text-[0.65rem] font-normal text-pencil">≈{left}</span>
                )}
              </span>
            </span>
          );
        })}
      </span>
    </Spot>
  );
}
