import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../components/form/use-action.ts';

/** The token that a mail's link brings behind the hash sign, taken out of the address at once. */
export function useLinkToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = new URLSearchParams(window.location.hash.slice(1)).get('token');
    if (found === null) return;
    window.history.replaceState(null, '', window.location.pathname);
    // The address is known only in the browser, after the server's page has been taken over.
    // oxlint-disable-next-line react/set-state-in-effect
    setToken(found);
  }, []);
  return token;
}

/** A link that works by being opened: its token is sent once. */
export function useLinkAction<T>(send: (token: string) => Promise<T>, after?: (result: T) => void) {
  const token = useLinkToken();
  const sent = useRef<string | null>(null);
  const act = useAction(() => send(token ?? ''), after);
  const { run } = act;
  useEffect(() => {
    if (token === null || sent.current === token) return;
    sent.current = token;
    run();
  }, [token, run]);
  return { ...act, token };
}
