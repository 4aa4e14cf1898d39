import { numberText } from '@quayside/engine/texts';
import { classes } from '../parts/classes.ts';
import { Panel } from '../parts/panel.tsx';
import { SeatMark } from './seat-mark.tsx';
import { useTable } from './table-context.tsx';

/** More lines than this stand closer. */
const MANY_LINES = 10;

/** The score sheets side by side, the winner first and named in words; or how it would stand if the match ended now. */
export function Score({ className, soFar = false }: { className?: string; soFar?: boolean }) {
  const { rules, view, say, nameOf, words } = useTable();
  const sheets = rules.game.score(view);
  const places = rules.core.ranks(sheets);
  const sorted = [...sheets].sort((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0) || a.seat - b.seat);
  const lines = [...new Set(sheets.flatMap((sheet) => Object.keys(sheet.lines)))];
  const winners = sorted.filter((sheet) => places[sheet.seat] === 1).map((sheet) => nameOf(sheet.seat));
  return (
    <Panel title={soFar ? words.scoreNow : words.score} className={className}>
      <p className="mb-3 font-display text-2xl leading-tight font-bold">
        {winners.join(' & ')}{' '}
        {soFar ? words[winners.length === 1 ? 'ahead' : 'level'] : words[winners.length === 1 ? 'winner' : 'winners']}
      </p>
      <div className="overflow-x-auto">
        <table
          className={classes('w-full border-collapse text-left', lines.length > MANY_LINES && 'text-sm leading-tight')}
        >
          <caption className="sr-only">{words.details}</caption>
          <thead>
            <tr className="border-b-[1.5px] border-ink">
              <th scope="col" className="label-caps py-1 pr-1 align-bottom">
                {words.player}
              </th>
              {sorted.map((sheet) => (
                <th key={sheet.seat} scope="col" className="px-1 py-1 align-bottom text-sm font-semibold">
                  {/* Many names share a narrow panel: each has its flag, and no name is cut. */}
                  <span
                    className={classes(
                      'flex items-center justify-end gap-1.5 leading-tight',
                      // Four and more stand upright beside each other, as in a ledger.
                      sorted.length > 3
                        ? 'ml-auto max-h-28 w-fit rotate-180 flex-row-reverse [writing-mode:vertical-rl]'
                        : 'max-w-28 flex-wrap text-right [overflow-wrap:break-word]',
                    )}
                  >
                    <SeatMark seat={sheet.seat} /> {nameOf(sheet.seat)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line} className="border-b border-rule">
                <th
                  scope="row"
                  className={classes(
                    'pr-1 font-normal [overflow-wrap:anywhere] hyphens-auto',
                    lines.length > MANY_LINES ? 'py-0.5' : 'py-1',
                  )}
                >
                  {say({ key: `score.${line}` })}
                </th>
                {sorted.map((sheet) => (
                  <td key={sheet.seat} className="px-1 text-right tabular-nums">
                    {numberText(sheet.lines[line] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="border-b-[1.5px] border-ink">
              <th scope="row" className="py-1 pr-1">
                {words.total}
              </th>
              {sorted.map((sheet) => (
                <td
                  key={sheet.seat}
                  {...(soFar ? {} : { 'data-total': sheet.seat })}
                  className="px-1 py-1 text-right font-display text-xl font-bold tabular-nums"
                >
                  {numberText(rules.core.totalOf(sheet))}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row" className="py-1 pr-1 font-normal">
                {words.place}
              </th>
              {sorted.map((sheet) => (
                <td key={sheet.seat} className="px-1 py-1 text-right tabular-nums">
                  {places[sheet.seat]}.
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
