import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { Icon, Token } from '@quayside/ui/art';
import { useInlandPort } from './board-context.tsx';
import { changesOf, lostIn, type Ending } from './endings.ts';

/** Goods and money that change, and what is lost on the way. */
export function ConsequenceList({ ending }: { ending: Ending }) {
  const { s, seat, own } = useInlandPort();
  const { term } = useTable();
  const changes = changesOf(s, seat, ending);
  const lost = lostIn(ending);
  return (
    <div className="grid gap-1" aria-live="polite">
      <ul className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {changes.map(({ icon, n }) => (
          <li
            key={icon}
            className={classes('inline-flex items-center gap-1 font-bold', n > 0 ? 'text-moss' : 'text-brick')}
          >
            <Token token={icon} size={22} />
            <span className="font-display text-lg tabular-nums">{n > 0 ? `+${n}` : `−${-n}`}</span>
            <span className="text-sm font-normal">{term(icon)}</span>
          </li>
        ))}
      </ul>
      {ending.waste > 0 ? <Warning>{own.waste(ending.waste)}</Warning> : null}
      {lost > 0 ? <Warning>{own.lost(lost)}</Warning> : null}
    </div>
  );
}

const Warning = ({ children }: { children: string }) => (
  <p className="flex items-center gap-1 text-sm font-semibold text-brick">
    <Icon name="lost" size={14} /> {children}
  </p>
);
