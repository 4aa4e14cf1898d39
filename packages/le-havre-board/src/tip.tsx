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

interface Tip {
  readonly text: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly above: boolean;
}
interface Teller {
  readonly id: string;
  readonly tell: (element: Element, text: readonly string[]) => void;
  readonly hush: () => void;
}
const Context = createContext<Teller | null>(null);
const LONG_PRESS = 450;

/** One note for the whole board: what a thing is and why it can't be used now. Hover, focus and a long press ask for it. */
export function TipProvider({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const id = useId();
  const hush = useCallback(() => setTip(null), []);
  const tell = useCallback((element: Element, text: readonly string[]) => {
    if (text.length === 0) return;
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const above = bottom > window.innerHeight * 0.7;
    const x = Math.min(Math.max(left + width / 2, 140), Math.max(140, window.innerWidth - 140));
    setTip({ text, x, y: above ? top - 6 : bottom + 6, above });
  }, []);
  const teller = useMemo(() => ({ id, tell, hush }), [id, tell, hush]);
  return (
    <Context.Provider value={teller}>
      {children}
      {tip ? (
        <div
          id={id}
          role="tooltip"
          className="pointer-events-none fixed z-50 w-max max-w-[17rem] rounded-card border-[1.5px] border-ink bg-ink px-2.5 py-1.5 text-sm leading-snug text-sheet shadow-print"
          style={{ left: tip.x, top: tip.y, transform: `translate(-50%, ${tip.above ? '-100%' : '0'})` }}
        >
          {tip.text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
    </Context.Provider>
  );
}

/** What to spread on a thing that has something to say. The text is made only when it is asked for. */
export function useTip(text: () => readonly string[]) {
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
      if (event.pointerType === 'mouse') teller.tell(event.currentTarget, text());
    },
    onPointerLeave: () => {
      stop();
      teller.hush();
    },
    onPointerDown: (event: PointerEvent) => {
      const { currentTarget } = event;
      if (event.pointerType === 'mouse') teller.hush();
      else press.current = setTimeout(() => teller.tell(currentTarget, text()), LONG_PRESS);
    },
    onPointerUp: stop,
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) teller.tell(event.currentTarget, text());
    },
    onBlur: teller.hush,
  };
}
