import {
  eventTile,
  GOODS,
  goodsIn,
  knownTile,
  LAST_ROW,
  PRICES,
  reconstructedPrices,
  ROUND_PLACES,
  type Good,
  type SaltyOcean,
} from '@quayside/salty-ocean/rules';
import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { Icon } from '@quayside/ui/art';
import { Barrel } from './barrel.tsx';
import { useSaltyOcean } from './board-context.tsx';

/** The price table: a marker for each good, and an arrow to where the next event moves it. */
export function Market({ className }: { className?: string }) {
  const { s, own } = useSaltyOcean();
  const { term } = useTable();
  const goods = goodsIn(s);
  return (
    <section
      aria-label={own.market}
      data-place="market"
      className={classes('sheet flex min-w-0 flex-col p-2', className)}
    >
      <table className="w-full flex-1 border-separate border-spacing-x-1 border-spacing-y-px text-center">
        <caption className="sr-only">
          {own.market}. {own.doubt}
        </caption>
        <thead>
          <tr>
            {goods.map((good) => (
              <th key={good} scope="col" className="pb-0.5" data-place={`price:${good}`}>
                <span className="flex flex-col items-center text-xs leading-tight font-semibold">
                  <Barrel good={good} size={26} />
                  {term(good)}
                </span>
                <span className="sr-only">{spoken(s, good, own)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: LAST_ROW }, (_, i) => (
            <tr key={PRICES.salt[i]}>
              {goods.map((good) => (
                <Cell key={good} good={good} row={i + 1} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-[0.7rem] leading-tight text-pencil" title={own.doubt}>
        ≈ {own.reconstructed}
      </p>
    </section>
  );
}

/** The row of a good after the next event; null where that is not known. */
function nextRow(s: SaltyOcean, good: Good): number | null {
  const tile = eventTile(knownTile(s, ROUND_PLACES[s.round] ?? '') ?? '');
  if (!tile) return null;
  const i = GOODS.indexOf(good);
  const times = s.setup.options.doubled && s.players.length === 2 ? 2 : 1;
  return Math.min(LAST_ROW, Math.max(1, (s.rows[i] ?? 1) - times * (tile.shift[i] ?? 0)));
}

function spoken(
  s: SaltyOcean,
  good: Good,
  own: { now: (n: number) => string; priceNext: (n: number) => string },
): string {
  const price = (row: number) => PRICES[good][row - 1] ?? 0;
  const next = nextRow(s, good);
  return [own.now(price(s.rows[GOODS.indexOf(good)] ?? 1)), next === null ? '' : own.priceNext(price(next))]
    .filter(Boolean)
    .join(', ');
}

function Cell({ good, row }: { good: Good; row: number }) {
  const { s } = useSaltyOcean();
  const now = s.rows[GOODS.indexOf(good)] === row;
  const next = nextRow(s, good);
  const arrow = next === row && !now ? (next < (s.rows[GOODS.indexOf(good)] ?? 1) ? 'up' : 'down') : null;
  const doubt = reconstructedPrices(row).includes(good);
  return (
    <td
      aria-current={now || undefined}
      className={classes(
        'relative h-6 low:h-5 rounded-card border px-1 font-display leading-none font-bold tabular-nums',
        now ? 'border-ink bg-ink text-sheet' : 'border-rule',
        arrow && 'border-dashed border-ink bg-brass-wash',
      )}
    >
      {PRICES[good][row - 1]}
      {doubt ? (
        <span aria-hidden className="align-super text-[0.6rem] font-normal">
          ≈
        </span>
      ) : null}
      {arrow ? (
        <Icon
          name={arrow}
          size={11}
          className={classes('absolute top-1.5 right-0.5', arrow === 'up' ? 'text-moss' : 'text-brick')}
        />
      ) : null}
    </td>
  );
}
