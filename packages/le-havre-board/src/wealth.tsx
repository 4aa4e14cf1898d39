import { Button, Dialog, classes } from '@quayside/ui';
import { Person } from '@quayside/ui/art';
import { useHavre } from './havre.tsx';

const minus = (n: number) => (n < 0 ? `−${-n}` : String(n));

/** Wealth as it stands, line by line, for all: what the match would end with now. */
export function Wealth({ className }: { className?: string }) {
  const { rules, s, w, nameOf, say } = useHavre();
  const sheets = rules.game.score(s);
  const lines = Object.keys(sheets[0]?.lines ?? {});
  return (
    <Dialog
      title={w.score}
      closeWord={w.skip}
      trigger={
        <Button size="small" className={classes('flex-wrap gap-x-3 gap-y-0 px-2', className)}>
          <span className="label-caps text-xs text-pencil">{w.wealth}</span>
          {sheets.map((sheet) => (
            <span key={sheet.seat} className="inline-flex items-center gap-1">
              <Person seat={sheet.seat} size={15} />
              <span className="sr-only">{nameOf(sheet.seat)}</span>
              <span className="font-display font-bold tabular-nums">{minus(rules.core.totalOf(sheet))}</span>
            </span>
          ))}
        </Button>
      }
    >
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b-[1.5px] border-ink">
            <th scope="col" className="sr-only">
              {w.wealth}
            </th>
            {sheets.map((sheet) => (
              <th key={sheet.seat} scope="col" className="py-1 pr-2 text-sm font-semibold">
                <span className="inline-flex items-center gap-1">
                  <Person seat={sheet.seat} size={15} /> {nameOf(sheet.seat)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line} className="border-b border-rule">
              <th scope="row" className="py-1 pr-3 font-normal">
                {say({ key: `score.${line}` })}
              </th>
              {sheets.map((sheet) => (
                <td key={sheet.seat} className="py-1 pr-2 tabular-nums">
                  {minus(sheet.lines[line] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-1 pr-3">
              {w.total}
            </th>
            {sheets.map((sheet) => (
              <td key={sheet.seat} className="py-1 pr-2 font-display text-lg font-bold tabular-nums">
                {minus(rules.core.totalOf(sheet))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Dialog>
  );
}
