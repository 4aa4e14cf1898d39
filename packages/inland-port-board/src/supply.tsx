import { BUILDINGS, columnOf, GOODS, LETTERS, rowOf, type InlandPort } from '@quayside/inland-port';
import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { BuildingCard, Icon, Token } from '@quayside/ui/art';
import { useDesk, type Prospect } from './desk.tsx';
import type { Ending } from './endings.ts';
import { Spot } from './spot.tsx';

/** Ids of a list that the module shows on its table. */
function listed(shown: unknown): string[] {
  return Array.isArray(shown) ? shown.filter((one): one is string => typeof one === 'string') : [];
}
const useLists = () => {
  const { rules, view } = useTable();
  const table = rules.game.display?.(view).table;
  return { supply: listed(table?.['supply']), later: listed(table?.['later']) };
};

/** The buildings on offer, each with what it would cost in moves. */
export function Supply({ className }: { className?: string }) {
  const { own, prospect } = useDesk();
  const { supply } = useLists();
  return (
    <section aria-label={own.offer} className={className}>
      <ul className="grid grid-cols-2 gap-2 p-1 min-[480px]:grid-cols-3 lg:grid-cols-3">
        {supply.map((id) => (
          <li key={id} className="arrive grid">
            <Offered prospect={prospect(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offered({ prospect: { id, face, endings, build } }: { prospect: Prospect }) {
  const { s, seat } = useDesk();
  const { say } = useTable();
  const cheapest = build ? endings()[0] : undefined;
  return (
    <Spot id={id} label={`${say({ key: 'option.build', args: { 0: id } })}. ${face.text}`} className="grid">
      <BuildingCard
        face={face}
        size="compact"
        className={classes('h-full w-full', !build && 'border-dashed')}
        beside={cheapest ? <Moves s={s} seat={seat} ending={cheapest} /> : null}
      />
    </Spot>
  );
}

interface MovesProps {
  s: InlandPort;
  seat: number;
  ending: Ending;
}

/** A payment as moves on the warehouse: diagonal ones first, then straight ones. */
function Moves({ s, seat, ending }: MovesProps) {
  const { own } = useDesk();
  const now = s.goods[seat] ?? [];
  const paid = GOODS.flatMap((good, i) => {
    const rows = rowOf(now[i] ?? 0) - rowOf(ending.cells[i] ?? 0);
    const columns = columnOf(now[i] ?? 0) - columnOf(ending.cells[i] ?? 0);
    const both = Math.min(rows, columns);
    const moves = [
      ['down-left', both],
      ['down', rows - both],
      ['left', columns - both],
    ] as const;
    return rows + columns > 0 ? [{ good, moves: moves.filter(([, n]) => n > 0) }] : [];
  });
  if (paid.length === 0) return null;
  return (
    <span
      title={own.inMoves}
      className="inline-flex flex-wrap items-center gap-x-1.5 rounded-[2px] bg-brass-wash px-1 py-px text-[0.75rem] font-bold"
    >
      {paid.map(({ good, moves }) => (
        <span key={good} className="inline-flex items-center gap-0.5">
          <Token token={good} size={14} />
          {moves.map(([way, n]) => (
            <span key={way} className="inline-flex items-center">
              {n > 1 ? n : ''}
              <Icon name={way} size={12} />
            </span>
          ))}
        </span>
      ))}
      {ending.waste > 0 ? (
        <span className="inline-flex items-center gap-0.5 text-brick" title={own.waste(ending.waste)}>
          <Icon name="lost" size={11} />
          {ending.waste}
        </span>
      ) : null}
    </span>
  );
}

/** What comes into play later, by letter. */
export function Coming() {
  const { prospect, own } = useDesk();
  const { later } = useLists();
  const letters = LETTERS.filter((letter) => BUILDINGS.some((one) => one.letter === letter && later.includes(one.id)));
  if (letters.length === 0) return <p className="text-sm text-pencil">–</p>;
  return (
    <dl className="grid gap-1">
      {letters.map((letter) => (
        <div key={letter} className="flex items-start gap-2">
          <dt className="grid size-6 shrink-0 place-items-center rounded-full border border-ink font-display text-sm font-bold">
            <span className="sr-only">{own.round} </span>
            {letter}
          </dt>
          <dd className="grid min-w-0 flex-1 grid-cols-1 gap-1 min-[480px]:grid-cols-2">
            {BUILDINGS.filter((one) => one.letter === letter && later.includes(one.id)).map(({ id }) => {
              const { face } = prospect(id);
              return (
                <Spot key={id} id={id} label={`${face.name}, ${own.round} ${letter}. ${face.text}`} className="grid">
                  <BuildingCard face={face} size="line" />
                </Spot>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
