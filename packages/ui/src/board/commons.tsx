import type { Decision } from '@quayside/engine';
import { Panel } from '../parts/panel.tsx';
import { PileLine } from './piles.tsx';
import { capital } from './pick.tsx';
import { SeatMark } from './seat-mark.tsx';
import { SheetLines } from './seats.tsx';
import { useTable } from './table-context.tsx';

/** What lies on the table and belongs to nobody: facts, supplies, piles, and the places with their workers. */
export function Commons({ className }: { className?: string }) {
  const { reading, words, rules, view, seat } = useTable();
  const { common, piles, spaces } = reading;
  // What is a place is shown as one, with who stands there.
  const isSpace = (card: string) => spaces.some((one) => one.space === card);
  const due = rules.core.decisions(rules.game, view, seat).find((one) => one.due);
  return (
    <Panel title={words.table} className={className}>
      <div className="grid gap-4">
        <SheetLines sheet={{ ...common, cards: common.cards.filter(({ cards }) => !cards.every(isSpace)) }} />
        {piles.length > 0 ? (
          <div className="grid gap-1.5">
            {piles.map((pile) => (
              <PileLine key={pile.name} pile={pile} />
            ))}
          </div>
        ) : null}
        {spaces.length > 0 ? (
          <div>
            <h3 className="label-caps mb-1.5 text-pencil">{words.spaces}</h3>
            <ul className="grid grid-cols-2 gap-1.5 sm:grid-cols-3 lg:grid-cols-4">
              {spaces.map((one) => (
                <Space key={one.space} space={one.space} worker={one.worker} due={due} />
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

/** A place: who stands there, and where it can't be chosen now, why not. */
function Space({ space, worker, due }: { space: string; worker: number | null; due: Decision | undefined }) {
  const { rules, view, seat, say, term, nameOf, words, reading } = useTable();
  const options = due?.offer.kind === 'pick' ? due.offer.options : [];
  // The decision is about places if it offers any; then the others owe an explanation.
  const about = reading.spaces.some((one) => options.includes(one.space));
  const lit = options.includes(space);
  const owner = reading.seats.find((one) => one.cards.some(({ cards }) => cards.includes(space)))?.seat;
  const why =
    about && !lit && due && worker === null ? rules.core.explain(rules.game, view, seat, due.key, space) : null;
  return (
    <li
      className={`rounded-card border-[1.5px] px-2.5 py-1.5 ${lit ? 'border-water bg-water-wash' : 'border-rule bg-paper'} ${worker === null && !lit ? 'border-dashed' : ''}`}
    >
      <span className="flex items-center justify-between gap-1 font-semibold">
        {capital(term(space))}
        {owner === undefined ? null : (
          <span>
            <SeatMark seat={owner} />
            <span className="sr-only">
              {words.ownedBy} {nameOf(owner)}
            </span>
          </span>
        )}
      </span>
      <span className="flex items-center gap-1 text-sm">
        {worker === null ? (
          <span className="text-pencil">{why ? say(why) : words.free}</span>
        ) : (
          <>
            <SeatMark seat={worker} /> {nameOf(worker)}
          </>
        )}
      </span>
    </li>
  );
}
