'use client';

import { useEffect, useState } from 'react';

/** By then the page is usually interactive. */
const WAIT_MS = 1000;

/** False for the first second, so that less urgent parts load after the page. */
export function useAfterLoad(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return later;
}
