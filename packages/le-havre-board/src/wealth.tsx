import { Button, classes, Dialog } from '@quayside/ui';
import { SeatDisc } from '@quayside/ui/art';
import { Score } from '@quayside/ui/board';
import { useLeHavre } from './board-context.tsx';

/** What everybody is worth; line by line one tap away. */
export function Wealth({ className }: { className?: string }) {
  const { rules, s, w, words, nameOf } = useLeHavre();
  return (
    <Dialog
      title={w.wealth}
      closeWord={words.close}
      trigger={
        <Button size="small" className={classes('flex-wrap gap-x-3 gap-y-0 px-2', className)} data-place="wealth">
          <span className="label-caps text-pencil">{w.wealth}</span>
          {rules.game.score(s).map((sheet) => (
            <span key={sheet.seat} className="inline-flex items-center gap-1">
              <SeatDisc seat={sheet.seat} size={17} />
              <span className="sr-only">{nameOf(sheet.seat)}</span>
              <span className="font-display text-base font-bold tabular-nums">{rules.core.totalOf(sheet)}</span>
            </span>
          ))}
        </Button>
      }
    >
      <Score soFar className="border-0 p-0 shadow-none" />
    </Dialog>
  );
}
