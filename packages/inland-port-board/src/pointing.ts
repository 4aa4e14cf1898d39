import type { FocusEvent, PointerEvent } from 'react';

/**
 * What to spread on something that shows what would follow while it is pointed at or in focus. A pointer must move to point: one at
 * rest, under which something comes to lie, means nothing by it. A finger chooses by the click that follows; what came up under it
 * before would take that click away.
 */
export const pointing = (look: () => void, leave: () => void) => ({
  onPointerMove: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') look();
  },
  onPointerLeave: leave,
  onFocus: ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) look();
  },
  onBlur: leave,
});
