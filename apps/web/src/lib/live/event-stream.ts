import { serializer } from '../trpc/serializer.ts';

export interface EventStreamListener<T> {
  readonly onData: (data: T) => void;
  readonly onConnection: (up: boolean) => void;
  /** The stream is over and does not come back by itself. */
  readonly onEnd: () => void;
}

/** An error after which the server can be asked again, as JSON-RPC numbers it: something is wrong with the server, not with the input. */
const SERVER_ERROR = -32603;

/**
 * A subscription of the API, in tRPC's form of server-sent events. The browser reconnects by itself; a connection on which nothing
 * has come for longer than the server allows is given up and opened anew, from the last event on. tRPC's own client does the same
 * with several times as much to load.
 */
export function openEventStream<T>(
  path: string,
  input: { readonly [field: string]: unknown },
  { onData, onConnection, onEnd }: EventStreamListener<T>,
): () => void {
  let source: EventSource;
  let lastEventId: string | undefined;
  let patience = Infinity;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(silence);
    source.close();
  };
  const end = () => {
    close();
    onEnd();
  };
  const heard = () => {
    clearTimeout(silence);
    if (patience === Infinity) return;
    silence = setTimeout(() => {
      onConnection(false);
      close();
      open();
    }, patience);
  };
  const open = () => {
    const asked = lastEventId === undefined ? input : { ...input, lastEventId };
    source = new EventSource(`${path}?input=${encodeURIComponent(JSON.stringify(serializer.serialize(asked)))}`);
    source.addEventListener('connected', ({ data }) => {
      const settings = JSON.parse(String(data)) as { reconnectAfterInactivityMs?: number };
      patience = settings.reconnectAfterInactivityMs ?? Infinity;
      heard();
      onConnection(true);
    });
    source.addEventListener('ping', heard);
    source.addEventListener('message', (event) => {
      heard();
      if (event.lastEventId !== '') lastEventId = event.lastEventId;
      onData(serializer.parse(String(event.data)) as T);
    });
    source.addEventListener('serialized-error', ({ data }) => {
      const { code } = serializer.parse(String(data)) as { code?: unknown };
      if (code === SERVER_ERROR) onConnection(false);
      else end();
    });
    source.addEventListener('return', end);
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) end();
      else onConnection(false);
    });
  };
  open();
  return close;
}
