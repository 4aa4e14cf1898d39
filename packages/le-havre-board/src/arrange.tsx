import { BuildingCard } from '@quayside/ui/art';
import { useRef, type KeyboardEvent } from 'react';
import { useLeHavre } from './board-context.tsx';

/** Cards that are put in an order by moving them: a tap or the arrow keys move one by a place, a mouse drags it. */
export function Arrange() {
  const { order, setOrder, face, w } = useLeHavre();
  const dragged = useRef(-1);
  const move = (from: number, to: number) => {
    const card = order[from];
    if (card === undefined || to < 0 || to >= order.length || from === to) return;
    const rest = order.toSpliced(from, 1);
    setOrder(rest.toSpliced(to, 0, card));
  };
  const keys = (event: KeyboardEvent, i: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(i, i + step);
  };
  return (
    <ol data-place="arrange" className="grid gap-1.5">
      {order.map((id, i) => {
        const card = face(id);
        return card ? (
          <li key={id}>
            <button
              type="button"
              data-arrange={id}
              draggable
              onDragStart={() => (dragged.current = i)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => move(dragged.current, i)}
              aria-label={w.earlier(w.said(card.name, i + 1))}
              className="relative block w-full cursor-grab rounded-card text-left outline-[3px] outline-offset-1 outline-water focus-visible:outline-brick focus-visible:outline-double"
              onKeyDown={(event) => keys(event, i)}
              // The first has nowhere to go but behind the next.
              onClick={() => move(i, i === 0 ? 1 : i - 1)}
            >
              <BuildingCard face={card} size="mini" className="w-full" />
              <span className="absolute -top-1.5 -left-1.5 rounded-full bg-ink px-1.5 font-display text-sm font-bold text-sheet">
                {i + 1}
              </span>
            </button>
          </li>
        ) : null;
      })}
    </ol>
  );
}
