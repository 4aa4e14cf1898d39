'use client';

import { useEffect, useState } from 'react';

/** What everybody waits for is there by then, as a rule. */
const WAIT_MS = 1000;

/** False until the page has had time to come to life: what nobody waits for is fetched after it. */
export function useAfterLoad(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return later;
}
