import { count } from '@quayside/engine';
import { feedings, loansAhead, roundsOf, turnsLeft } from '@quayside/le-havre/rules';
import { classes } from '@quayside/ui';
import { Icon, Token } from '@quayside/ui/art';
import { useLeHavre } from './board-context.tsx';

/** Can I feed? The next meals as they would be if nothing more were done. */
export function Feeding({ className, rounds = 3 }: { className?: string; rounds?: number }) {
  const { s, seat, w, term } = useLeHavre();
  const meals = seat < 0 ? [] : feedings(s, seat, rounds);
  const left = turnsLeft(s, seat);
  const all = roundsOf(s).length;
  if (!meals[0]) return null;
  return (
    <section
      aria-label={w.feedTitle}
      data-place="feeding"
      className={classes('text-[0.85rem] leading-snug', className)}
    >
      <h3 className="label-caps flex flex-wrap items-baseline justify-between gap-x-2 text-pencil">
        {w.feedTitle}{' '}
        {meals[0].ships > 0 ? (
          <span className="inline-flex items-center gap-1 tracking-normal normal-case">
            {w.byShips} +{meals[0].ships} <Icon name="food" size={13} className="text-moss" />
          </span>
        ) : null}
        <span className="min-h-[1lh] w-full font-normal tracking-normal normal-case">
          {left > 0 ? w.turnsLeft(left) : null}
        </span>
      </h3>
      <table className="w-full border-collapse tabular-nums">
        <tbody>
          {meals.map(({ round, demand, need, food, francs, harvest, missing, loans }, i) => (
            // A row keeps its place when a round ends; what it says is the next meal's.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={i} className="border-t border-rule">
              <th scope="row" className="pr-1.5 text-left font-semibold">
                <span className="sr-only">{w.round(round, all)}</span>
                <span aria-hidden className="inline-flex items-center gap-0.5 text-pencil">
                  <Icon name="round" size={12} /> {round}
                </span>
              </th>
              <td className="pr-1.5 whitespace-nowrap">
                <span className="sr-only">
                  {w.demand(demand)}, {w.need}
                </span>
                <b className="font-display">{need}</b>{' '}
                <Icon name="food" size={12} className="inline align-[-2px] text-moss" />
              </td>
              <td className="pr-1.5 whitespace-nowrap">
                <span className="sr-only">{w.have}</span>
                {food} + {francs} <Icon name="franc" size={11} className="inline align-[-1px] text-brass" />
              </td>
              <td className="pr-1.5 whitespace-nowrap">
                {Object.keys(harvest).map((token) => (
                  <span key={token} className="inline-flex items-center gap-px">
                    +{count(harvest, token)}
                    <Token token={token} size={13} />
                    <span className="sr-only">{term(token)}</span>
                  </span>
                ))}
              </td>
              <td
                data-place="feeding"
                className={classes('text-right font-semibold', missing > 0 ? 'text-brick' : 'text-moss')}
              >
                <span className="sr-only">
                  {missing > 0 ? w.missing(missing, loans) : w.enough(food + francs - need)}
                </span>
                <span aria-hidden className="inline-flex items-center gap-0.5 whitespace-nowrap">
                  {missing > 0 ? `✗ −${missing} → ${loans}` : `✓ +${food + francs - need}`}
                  {missing > 0 ? <Icon name="loan" size={12} /> : null}
                </span>
              </td>
            </tr>
          ))}
          {/* What comes below keeps its place when fewer meals are left. */}
          {Array.from({ length: rounds - meals.length }, (_, i) => (
            <tr key={`none-${i}`} aria-hidden className="border-t border-rule">
              <td colSpan={5}>&nbsp;</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Said before the last own turn of a round ends hungry. */
export function LoanWarning() {
  const { s, seat, w } = useLeHavre();
  const loans = seat < 0 ? 0 : loansAhead(s, seat);
  if (loans === 0) return null;
  return (
    <p
      role="status"
      className="mt-2 flex items-start gap-2 rounded-card border-[1.5px] border-brick bg-brick-wash px-2 py-1.5 text-sm font-semibold"
    >
      <Icon name="loan" size={18} className="shrink-0 text-brick" />
      {w.warn(loans)}
    </p>
  );
}
