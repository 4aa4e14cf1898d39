import type { TabChannel, TabMessage } from './hub.ts';

/** The locks and the channel of this browser; null where the page is not secure and has none. */
export function tabChannel(): TabChannel | null {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) return null;
  const channel = new BroadcastChannel('quayside-live');
  return {
    acquireLock(name, acquired) {
      const held = navigator.locks.request(name, () => {
        acquired();
        return new Promise<never>(() => undefined);
      });
      // The page goes away while it waits.
      held.catch(() => undefined);
    },
    // A channel has one origin: its own.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel.postMessage(message),
    onMessage: (listener) =>
      channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data)),
  };
}
