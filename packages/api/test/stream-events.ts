export interface StreamEvent {
  readonly event: string;
  readonly id: string | null;
  readonly data: string;
}

/** The server-sent events of a response, until it ends. */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  let rest = '';
  const decoder = new TextDecoder();
  // Node's fetch gives a body that can be iterated.
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    rest += decoder.decode(chunk, { stream: true });
    const parts = rest.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield parse(part);
  }
}

function parse(part: string): StreamEvent {
  const field = (name: string) =>
    part
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  return { event: field('event') ?? 'message', id: field('id') ?? null, data: field('data') ?? '' };
}
