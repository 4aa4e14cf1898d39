import { CircleHelp } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Legend, type LegendEntry } from '../art/legend.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useTable } from './table-context.tsx';

/** What a key does; false where there is nothing for it to do, so that the page may have it. */
export interface Keys {
  readonly [key: string]: () => boolean | void;
}

/** Keys for those who know the board. Never while somebody types or reads a dialog, and never with a modifier. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  // In the same breath as the board is drawn: a key pressed right after that is meant for what can be seen.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const typing = target instanceof HTMLElement && target.closest('input, textarea, select, dialog');
      if (event.ctrlKey || event.metaKey || event.altKey || typing || document.querySelector('dialog')) return;
      const act = latest.current[key];
      if (act && act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The focus goes to the next thing of a kind that can be seen, round and round; false where there is none. */
export function focusNext(board: HTMLElement | null, selector: string): boolean {
  const all = [...(board?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) => one.offsetParent !== null);
  const at = all.findIndex((one) => one === document.activeElement);
  all[(at + 1) % all.length]?.focus();
  return all.length > 0;
}

/** Keys that mean the same on every board. C only goes to what confirms: one careless key gives no answer. */
export const boardKeys = (board: RefObject<HTMLElement | null>, undo: ((turn: boolean) => void) | undefined): Keys => ({
  c: () => focusNext(board.current, '[data-confirm]:not([disabled])'),
  u: () => (undo ? undo(false) : false),
});

/**
 * For the heading of the question at hand, which needs `tabIndex={-1}`: whoever has answered comes here when the button they pressed
 * is gone, and sees it, if by keyboard. Who has touched nothing yet begins where the page begins.
 */
export function useQuestion(asked: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const touched = useRef(false);
  useEffect(() => {
    const touch = () => void (touched.current = true);
    document.addEventListener('focusin', touch);
    document.addEventListener('keydown', touch);
    return () => {
      document.removeEventListener('focusin', touch);
      document.removeEventListener('keydown', touch);
    };
  }, []);
  useEffect(() => {
    if (touched.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // Whenever something else is asked.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [asked]);
  return heading;
}

const NOTHING: HelpText = { signs: [], keys: [] };

export interface HelpText {
  /** What the pictures of the board mean. */
  readonly signs: readonly LegendEntry[];
  /** Each key with what it does. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}
/** Given, or fetched when somebody wants to read it. */
export type BoardHelpProps = HelpText | { readonly load: () => Promise<HelpText> };

/** The signs of the cards and the keys of the board, one tap or `?` away. */
export function BoardHelp(props: BoardHelpProps) {
  const { words } = useTable();
  const [open, setOpen] = useState(false);
  const [fetched, setFetched] = useState<HelpText>(NOTHING);
  const load = 'load' in props ? props.load : null;
  useEffect(() => {
    let wanted = open;
    if (open && load) void load().then((text) => wanted && setFetched(text));
    return () => {
      wanted = false;
    };
  }, [open, load]);
  const { signs, keys } = 'load' in props ? fetched : props;
  useKeys({ '?': () => setOpen(true) });
  return (
    <Dialog
      title={words.help}
      closeWord={words.close}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="icon" className="size-8 shrink-0 max-lg:size-11" aria-label={words.help}>
          <CircleHelp aria-hidden size={18} />
        </Button>
      }
    >
      <Legend entries={signs} />
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 border-t border-rule pt-3 max-sm:hidden">
        {[...keys, ['?', words.help] as const].map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-card border border-ink bg-paper px-1.5 font-semibold">{key}</kbd>
            </dt>
            <dd className="text-sm">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
