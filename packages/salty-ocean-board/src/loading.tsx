import type { State } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { optionText } from '@quayside/engine/texts';
import {
  barrels,
  barrelsNamed,
  GOODS,
  HOLDS,
  holdRoom,
  SHIPS,
  storeRoom,
  type Good,
  type Place,
  type SaltyOcean,
} from '@quayside/salty-ocean/rules';
import { Button, classes, PinnedPanel } from '@quayside/ui';
import { capital, once, useTable, type TableContext } from '@quayside/ui/board';
import { useState } from 'react';
import { Barrel, Barrels, goodsOf, type Cargo } from './barrel.tsx';
import { useSaltyOcean } from './board-context.tsx';
import type { AnswerChain } from './options.ts';

type Holds = { readonly [place in Place]?: Cargo };
interface Hand {
  readonly from: Place;
  readonly good: Good;
  readonly n: number;
}

/** Where barrels can be moved: the warehouse and the ships in the harbour. */
const placesOf = (s: SaltyOcean, seat: number): readonly Place[] => [
  'store',
  ...SHIPS.filter((_, i) => s.players[seat]?.ships[i]?.at === 'harbour'),
];
function holdsOf(s: SaltyOcean, seat: number): Holds {
  const player = s.players[seat];
  const holds: { [place in Place]?: Cargo } = { store: { ...player?.store } };
  for (const name of placesOf(s, seat))
    if (name !== 'store') holds[name] = { ...player?.ships[SHIPS.indexOf(name)]?.hold };
  return holds;
}
const totalIn = (cargo: Cargo | undefined): number => GOODS.reduce((sum, good) => sum + (cargo?.[good] ?? 0), 0);
const cargoNamed = (option: string): Cargo => {
  const { counts } = barrelsNamed(option);
  return Object.fromEntries(GOODS.map((good, i) => [good, counts[i] ?? 0]));
};
const cargoOption = (cargo: Cargo | undefined): string =>
  barrels(cargo?.['salt'] ?? 0, cargo?.['herring'] ?? 0, cargo?.['cod'] ?? 0).option;

/** What moving the barrels like this leads to: refused, carried out, or a choice of those that are lost. */
interface Outcome {
  readonly refused: boolean;
  readonly losing: Decision | null;
}

/** The rules are asked ship by ship, on the viewer's own view, what this arrangement leads to. */
function tryOut({ rules, view }: TableContext, decision: Decision, holds: Holds): Outcome {
  let state: State = view;
  for (let asked: Decision | undefined = decision; asked?.key === 'load';) {
    const { ship } = asked.data as { ship: Place };
    const answer = cargoOption(holds[ship]);
    if (rules.core.refuse(asked.offer, answer) !== null) return { refused: true, losing: null };
    const tried = rules.core.preview(rules.game, state, { seat: decision.seat, key: 'load', answer });
    if (!tried.state) return { refused: false, losing: null };
    state = tried.state;
    asked = rules.core.decisions(rules.game, state, decision.seat).find((one) => one.due);
    if (asked?.key === 'lose') return { refused: false, losing: asked };
  }
  return { refused: false, losing: null };
}

/** How the barrels are arranged so far, and those in hand. Nothing is sent yet. */
function useArrangement(seat: number) {
  const { s } = useSaltyOcean();
  const places = placesOf(s, seat);
  const [holds, setHolds] = useState<Holds>(() => holdsOf(s, seat));
  const [hand, setHand] = useState<Hand | null>(null);
  const player = s.players[seat];
  const roomOf = (place: Place): number => {
    const i = (SHIPS as readonly string[]).indexOf(place);
    const ship = player?.ships[i];
    return place === 'store' ? (player ? storeRoom(player) : 0) : ship ? holdRoom(i, ship) : (HOLDS[i] ?? 0);
  };
  const lay = (next: Holds) => {
    setHand(null);
    setHolds(next);
  };
  return {
    places,
    holds,
    hand,
    roomOf,
    letGo: () => setHand(null),
    reset: () => setHolds(holdsOf(s, seat)),
    pickUp: (from: Place, good: Good) => {
      const most = holds[from]?.[good] ?? 0;
      const same = hand?.from === from && hand.good === good;
      setHand({ from, good, n: same ? (hand.n >= most ? 1 : hand.n + 1) : most });
    },
    move: (from: Place, to: Place, good: Good, n: number) => {
      setHand(null);
      if (from === to) return;
      const fits = to === 'store' ? n : Math.min(n, roomOf(to) - totalIn(holds[to]));
      if (fits <= 0) return;
      setHolds({
        ...holds,
        [from]: { ...holds[from], [good]: (holds[from]?.[good] ?? 0) - fits },
        [to]: { ...holds[to], [good]: (holds[to]?.[good] ?? 0) + fits },
      });
    },
    fillWithSalt: () => {
      const next: { [place in Place]?: Cargo } = { ...holds };
      for (const place of places) {
        if (place === 'store') continue;
        const n = Math.min(roomOf(place) - totalIn(next[place]), next.store?.['salt'] ?? 0);
        next[place] = { ...next[place], salt: (next[place]?.['salt'] ?? 0) + n };
        next.store = { ...next.store, salt: (next.store?.['salt'] ?? 0) - n };
      }
      lay(next);
    },
    unload: () => {
      const all: { [good: string]: number } = { ...holds.store };
      const next: { [place in Place]?: Cargo } = {};
      for (const place of places) {
        if (place === 'store') continue;
        for (const good of GOODS) all[good] = (all[good] ?? 0) + (holds[place]?.[good] ?? 0);
        next[place] = {};
      }
      lay({ ...next, store: all });
    },
  };
}

/** Barrels are arranged freely and sent at once: tap some and then a place, or drag them. What is lost is named before that. */
export function Loading({ decision }: { decision: Decision }) {
  const table = useTable();
  const { own, carryOut } = useSaltyOcean();
  const { term, say, messages } = table;
  const { places, holds, hand, roomOf, ...arrange } = useArrangement(decision.seat);
  const [lost, setLost] = useState<string | null>(null);
  const { refused, losing } = tryOut(table, decision, holds);
  const losses = losing?.offer.kind === 'pick' ? losing.offer.options : [];
  const losingNow = lost !== null && losses.includes(lost) ? lost : losses[0];
  const surplus = totalIn(holds.store) - roomOf('store');
  const chain: AnswerChain = {
    answerTo: (asked) => {
      if (asked.key === 'load') return cargoOption(holds[(asked.data as { ship: Place }).ship]);
      return asked.key === 'lose' ? losingNow : undefined;
    },
  };
  return (
    <div className="flex min-h-0 flex-col gap-1.5">
      <div className="flex flex-wrap gap-1.5">
        {places.map((place) => (
          <HoldBox
            key={place}
            place={place}
            name={capital(term(place))}
            cargo={holds[place] ?? {}}
            room={roomOf(place)}
            hand={hand}
            onPick={(good) => arrange.pickUp(place, good)}
            onPut={(from, good, n) => arrange.move(from, place, good, n)}
          />
        ))}
      </div>
      <PinnedPanel title={say({ key: 'option.act.load' })}>
        <p aria-live="polite" className={classes('text-sm', hand && 'font-semibold')}>
          {hand ? own.inHand(hand.n, term(hand.good)) : refused ? own.moveOne : own.pickUp}
        </p>
        {surplus > 0 ? (
          <div className="flex flex-wrap items-center gap-1">
            <p role="status" className="inline-flex items-center gap-1 text-sm font-semibold text-brick">
              {losingNow === undefined ? own.losing(surplus) : own.lost(say(optionText(messages, 'lose', losingNow)))}
            </p>
            {losses.length > 1
              ? losses.map((option) => (
                  <Button
                    key={option}
                    size="small"
                    data-lose={option}
                    aria-pressed={option === losingNow}
                    aria-label={say(optionText(messages, 'lose', option))}
                    className={classes('min-h-8 px-1.5 py-0 max-lg:min-h-11', option === losingNow && 'bg-brass-wash')}
                    onClick={() => setLost(option)}
                  >
                    <Barrels cargo={cargoNamed(option)} size={16} />
                  </Button>
                ))
              : null}
          </div>
        ) : null}
        <div className="mt-1 flex flex-wrap items-center gap-1.5">
          <Button tone="water" data-confirm disabled={refused} onClick={once(() => carryOut(chain))}>
            {own.confirm}
          </Button>
          <Button size="small" data-load="salt" onClick={arrange.fillWithSalt}>
            {own.loadSalt}
          </Button>
          <Button size="small" data-load="nothing" onClick={arrange.unload}>
            {own.unload}
          </Button>
          {hand ? (
            <Button size="small" onClick={arrange.letGo}>
              {own.letGo}
            </Button>
          ) : (
            <Button size="small" onClick={arrange.reset}>
              {own.reset}
            </Button>
          )}
        </div>
      </PinnedPanel>
    </div>
  );
}

interface HoldBoxProps {
  place: Place;
  name: string;
  cargo: Cargo;
  room: number;
  hand: Hand | null;
  onPick: (good: Good) => void;
  onPut: (from: Place, good: Good, n: number) => void;
}

const DRAGGED = 'application/x-barrels';

/** A place with its barrels, which can be picked up; while some are in hand it takes them. */
function HoldBox({ place, name, cargo, room, hand, onPick, onPut }: HoldBoxProps) {
  const { own } = useSaltyOcean();
  const { term } = useTable();
  const n = totalIn(cargo);
  const takes = hand !== null && hand.from !== place && (place === 'store' || n < room);
  return (
    <div
      data-hold={place}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [from, good, some] = event.dataTransfer.getData(DRAGGED).split(':');
        if (from && good) onPut(from as Place, good as Good, Number(some)); // as this board has written it
      }}
      className={classes(
        'flex min-w-36 flex-1 flex-col gap-1 rounded-card border-[1.5px] border-ink p-1.5',
        place === 'store' ? 'bg-[color-mix(in_srgb,var(--art-quay)_45%,var(--sheet))]' : 'bg-water-wash',
        n > room && 'border-brick',
      )}
    >
      <p className="flex items-baseline justify-between gap-2 text-sm font-semibold">
        {name}
        <span className={classes('tabular-nums', n > room && 'text-brick')}>{own.room(n, room)}</span>
      </p>
      <div className="flex min-h-10 flex-wrap gap-1">
        {goodsOf(cargo).map(([good, some]) => {
          const held = hand?.from === place && hand.good === good;
          return (
            <button
              key={good}
              type="button"
              draggable
              data-barrels={`${place}:${good}`}
              aria-pressed={held}
              aria-label={own.take(some, term(good), name)}
              // All of them, or as many as have been picked up.
              onDragStart={(event) => event.dataTransfer.setData(DRAGGED, `${place}:${good}:${held ? hand.n : some}`)}
              onClick={() => onPick(good)}
              className={classes(
                'inline-flex min-h-10 min-w-11 cursor-grab items-center justify-center gap-0.5 rounded-card border border-ink bg-sheet px-1 font-display font-bold tabular-nums',
                held && 'shadow-[0_0_0_3px_var(--brass)]',
              )}
            >
              {held ? `${hand.n}/` : ''}
              {some}
              <Barrel good={good} size={22} />
            </button>
          );
        })}
      </div>
      {takes ? (
        <Button
          size="small"
          data-put={place}
          className="bg-brass-wash"
          onClick={() => onPut(hand.from, hand.good, hand.n)}
        >
          {own.put(name)}
        </Button>
      ) : null}
    </div>
  );
}
