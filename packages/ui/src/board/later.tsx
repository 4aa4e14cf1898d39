import { startTransition, useEffect, useState, type ReactNode } from 'react';

export interface LaterProps {
  /** It is seen already. */
  now?: boolean;
  children: ReactNode;
}

/**
 * What nobody sees at first: drawn after the rest, bit by bit, as the browser finds time. A board can be used before that. Where there is no
 * browser there is no later.
 */
export function Later({ now = false, children }: LaterProps) {
  const [later, setLater] = useState(now || typeof window === 'undefined');
  useEffect(() => startTransition(() => setLater(true)), []);
  return now || later ? children : null;
}
