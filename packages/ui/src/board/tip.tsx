import type { State } from '@quayside/engine';
import {
  createContext,
  useCallback,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useTable } from './table-context.tsx';

interface Tip {
  /** The position it speaks of: it is gone with the next one. */
  readonly view: State;
  readonly content: ReactNode;
  readonly x: number;
  readonly y: number;
  readonly above: boolean;
}
interface Teller {
  readonly id: string;
  readonly tell: (element: Element, content: ReactNode) => void;
  readonly hush: () => void;
}
const Context = createContext<Teller | null>(null);
const LONG_PRESS = 450;

/** One note for the whole board: what follows from using a thing, or why it can't be used now. Hover, focus and a long press ask for it. */
export function TipProvider({ children }: { children: ReactNode }) {
  const { view } = useTable();
  const [tip, setTip] = useState<Tip | null>(null);
  const id = useId();
  const hush = useCallback(() => setTip(null), []);
  const tell = useCallback(
    (element: Element, content: ReactNode) => {
      if (content === null) return;
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const above = bottom > window.innerHeight * 0.7;
      const x = Math.min(Math.max(left + width / 2, 140), Math.max(140, window.innerWidth - 140));
      setTip({ view, content, x, y: above ? top - 6 : bottom + 6, above });
    },
    [view],
  );
  const teller = useMemo(() => ({ id, tell, hush }), [id, tell, hush]);
  return (
    <Context.Provider value={teller}>
      {children}
      {tip?.view === view ? (
        <div
          id={id}
          role="tooltip"
          className="pointer-events-none fixed z-50 w-max max-w-[17rem] rounded-card border-[1.5px] border-ink bg-ink px-2.5 py-1.5 text-sm leading-snug text-sheet shadow-print"
          style={{ left: tip.x, top: tip.y, transform: `translate(-50%, ${tip.above ? '-100%' : '0'})` }}
        >
          {tip.content}
        </div>
      ) : null}
    </Context.Provider>
  );
}

/** What to spread on a thing that has something to say. It is made only when it is asked for; null says nothing. */
export function useTip(content: () => ReactNode) {
  const teller = useContext(Context);
  const press = useRef<ReturnType<typeof setTimeout> | null>(null);
  if (!teller) return {};
  const stop = () => {
    if (press.current) clearTimeout(press.current);
    press.current = null;
  };
  return {
    'aria-describedby': teller.id,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') teller.tell(event.currentTarget, content());
    },
    onPointerLeave: () => {
      stop();
      teller.hush();
    },
    onPointerDown: (event: PointerEvent) => {
      const { currentTarget } = event;
      if (event.pointerType === 'mouse') teller.hush();
      else press.current = setTimeout(() => teller.tell(currentTarget, content()), LONG_PRESS);
    },
    onPointerUp: stop,
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) teller.tell(event.currentTarget, content());
    },
    onBlur: teller.hush,
  };
}
