import { useTip } from '@quayside/ui/board';
import { roundsOf } from '@quayside/le-havre/rules';
import { classes } from '@quayside/ui';
import { Icon } from '@quayside/ui/art';
import { memo } from 'react';
import { SHIP_ICON, type ShipFact } from './facts.ts';
import { useLeHavre } from './board-context.tsx';
import type { BoardTexts } from './board-texts.ts';

/**
 * The round track: food demand, harvest, what the town builds and which ship comes, for every round. Where there is room enough each
 * round keeps its place; elsewhere past rounds make room.
 */
export function RoundTrack({ className }: { className?: string }) {
  const { s, w, facts } = useLeHavre();
  const rounds = roundsOf(s);
  const columns = rounds
    .map(({ state }) => (state === 'past' ? 'minmax(1.5rem, 1fr)' : 'minmax(3.4rem, 2.4fr)'))
    .join(' ');
  return (
    <section aria-label={w.rounds} className={classes('min-w-0', className)}>
      <ol
        // Scrolls on a phone, so it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative flex gap-px overflow-x-auto rounded-card border-[1.5px] border-ink bg-rule *:min-w-[3.6rem] *:flex-1 lg:grid lg:[grid-template-columns:var(--rounds)] lg:*:min-w-0 min-[90rem]:[grid-template-columns:repeat(var(--all),minmax(0,1fr))]"
        style={{ ['--rounds' as string]: columns, ['--all' as string]: rounds.length }}
      >
        {rounds.map((one) => (
          <Cell key={one.round} {...one} of={rounds.length} w={w} ship={facts.ships.get(one.card)} />
        ))}
      </ol>
    </section>
  );
}

type Round = ReturnType<typeof roundsOf>[number];

interface CellProps extends Round {
  of: number;
  w: BoardTexts;
  ship: ShipFact | undefined;
}

const Cell = memo(function Cell({ round, food, harvest, town, state, of, w, ship }: CellProps) {
  const said = [
    w.round(round, of),
    w.demand(food),
    harvest ? w.harvest : w.noHarvest,
    town ? (w.townBuilds[town] ?? '') : '',
    `${w.newShip}: ${ship?.name ?? ''} (${w.ships[ship?.type ?? ''] ?? ''}, ${ship?.value ?? 0})`,
  ].filter(Boolean);
  const tip = useTip(() => said.join(' · '));
  return (
    <li
      {...tip}
      aria-current={state === 'now' ? 'step' : undefined}
      data-place={`plan:${round}`}
      className={classes(
        'flex h-11 flex-col justify-between px-1 py-0.5 leading-none',
        state === 'now' ? 'bg-brass-wash shadow-[inset_0_-4px_0_0_var(--brick)]' : 'bg-sheet',
        state === 'past' && 'bg-shade text-pencil max-lg:hidden',
      )}
    >
      <span className="sr-only">{said.join(', ')}</span>
      {state === 'past' ? (
        <span aria-hidden className="m-auto text-xs tabular-nums">
          {round}
        </span>
      ) : (
        <>
          <span aria-hidden className="flex items-center justify-between gap-0.5">
            <span className="text-xs text-pencil tabular-nums">{round}</span>
            <span className="inline-flex items-center gap-0.5 font-display text-[1.05rem] leading-none font-bold tabular-nums">
              {food}
              <Icon name="food" size={15} className="text-moss" />
            </span>
          </span>
          <span aria-hidden className="flex items-center justify-between gap-px">
            <span className={classes('relative', harvest ? 'text-brass' : 'text-rule')}>
              <Icon name="harvest" size={15} />
              {harvest ? null : <span className="absolute top-1.5 -left-px h-[2px] w-4 -rotate-45 bg-brick" />}
            </span>
            {town ? (
              <Icon
                name={town === 'special' ? 'landmark' : 'building'}
                size={15}
                className={town === 'special' ? 'text-water' : ''}
              />
            ) : null}
            <Icon name={SHIP_ICON[ship?.type ?? ''] ?? 'ship'} size={18} className="text-ink" />
          </span>
        </>
      )}
    </li>
  );
});
