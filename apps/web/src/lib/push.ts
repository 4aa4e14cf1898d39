/** Whether this browser can get pushes: on secure pages only. */
export const canGetPushes = (): boolean =>
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

/** This browser's subscription; null where it has none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canGetPushes()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, and then the browser's push service; null where the person says no. */
export async function subscribe(pushKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

/** Who signs out here gets no more pushes here. */
export async function endSubscription(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe();
  } catch {
    // Nothing keeps anybody from signing out.
  }
}
