import { BUILDINGS, columnOf, GOODS, LETTERS, rowOf, type InlandPort } from '@quayside/inland-port/rules';
import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { BuildingCard, Icon, Pieces, Token } from '@quayside/ui/art';
import { useInlandPort } from './board-context.tsx';
import type { Ending } from './endings.ts';
import type { Prospect } from './prospects.ts';
import { useSlots } from './slots.ts';
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

/** The buildings that are still to come, by letter. */
export function useComing(): ReadonlyMap<string, readonly string[]> {
  const { later } = useLists();
  return new Map(
    LETTERS.map((letter) => [
      letter,
      BUILDINGS.filter((one) => one.letter === letter && later.includes(one.id)).map(({ id }) => id),
    ]),
  );
}

/** The buildings on offer, each with what it would cost in moves or what is lacking. */
export function Supply() {
  const { own, prospect } = useInlandPort();
  const slots = useSlots(useLists().supply);
  return (
    <section aria-label={own.offer} data-place="offer">
      <ul className="grid auto-rows-[7.75rem] grid-cols-2 gap-2.5 p-1 min-[480px]:grid-cols-3 md:max-lg:grid-cols-4 lg:auto-rows-[7rem] lg:[--picture:1.75rem] lg:gap-2 lg:max-[1399px]:grid-cols-2 min-[1400px]:grid-cols-3">
        {slots.map((id, slot) =>
          id === null ? (
            // An empty place has no name but where it is.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={slot} aria-hidden className="rounded-card border border-dashed border-rule" />
          ) : (
            <li key={id} className="arrive grid">
              <Offered prospect={prospect(id)} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function Offered({ prospect: { id, face, endings, lack } }: { prospect: Prospect }) {
  const { s, seat, own } = useInlandPort();
  const { say } = useTable();
  const cheapest = endings()[0];
  return (
    <Spot id={id} label={`${say({ key: 'option.build', args: { 0: id } })}. ${face.text}`} className="grid">
      <BuildingCard face={face} size="compact" className={classes('h-full w-full', lack && 'border-dashed')}>
        {cheapest || lack ? (
          <span
            className={classes(
              'flex min-h-6 items-center justify-center border-t lg:min-h-5 border-rule px-1 py-0.5 lg:py-0',
              cheapest && 'bg-brass-wash',
            )}
          >
            {cheapest ? <Moves s={s} seat={seat} ending={cheapest} /> : null}
            {lack ? (
              <span aria-hidden className="inline-flex items-center gap-1 text-xs font-semibold text-brick">
                {own.lacks(lack.have, lack.n)} <Pieces pieces={[{ icon: lack.token }]} size={15} />
              </span>
            ) : null}
          </span>
        ) : null}
      </BuildingCard>
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
  const { own } = useInlandPort();
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
  const francs = (s.francs[seat] ?? 0) - ending.francs;
  return (
    <span
      title={own.inMoves}
      className="inline-flex flex-wrap items-center justify-center gap-x-2 text-[0.8rem] font-bold"
    >
      {paid.map(({ good, moves }) => (
        <span key={good} className="inline-flex items-center gap-0.5">
          <Token token={good} size={16} />
          {moves.map(([way, n]) => (
            <span key={way} className="inline-flex items-center">
              {n > 1 ? n : ''}
              <Icon name={way} size={14} />
            </span>
          ))}
        </span>
      ))}
      {francs > 0 ? (
        <span className="inline-flex items-center gap-0.5">
          −{francs} <Token token="franc" size={16} />
        </span>
      ) : null}
      {ending.waste > 0 ? (
        <span className="inline-flex items-center gap-0.5 text-brick" title={own.waste(ending.waste)}>
          <Icon name="lost" size={13} />
          {ending.waste}
        </span>
      ) : null}
    </span>
  );
}

/** What comes into play later, by letter, with names and costs. */
export function Coming() {
  const { prospect, own } = useInlandPort();
  const letters = [...useComing()].filter(([, ids]) => ids.length > 0);
  if (letters.length === 0) return <p className="text-sm text-pencil">–</p>;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-start gap-x-2 gap-y-1.5" data-place="coming">
      {letters.map(([letter, ids]) => (
        <div key={letter} className="contents">
          <dt className="grid size-6 place-items-center rounded-full border border-ink font-display text-sm font-bold">
            <span className="sr-only">{own.round} </span>
            {letter}
          </dt>
          <dd className="grid min-w-0 grid-cols-1 gap-1.5 min-[480px]:grid-cols-2">
            {ids.map((id) => {
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
