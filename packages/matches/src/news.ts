import { pairingNews } from './pairing.ts';
import type { Rooms } from './rooms.ts';
import type { Followed } from './shapes.ts';

/** Reads what there is to say to a person on a topic now; the rest of the topic's name says about what. */
type Read = (rooms: Rooms, person: string, about: readonly string[]) => Promise<Followed | null>;

/** What concerns a person and not one match. Announced by name only: whoever is told reads it. */
const TOPICS: { readonly [topic: string]: Read } = {
  pairing: pairingNews,
};
/** Told when a stream begins and whenever something may have been missed. */
const ALWAYS: readonly string[] = ['pairing'];

export const isNews = (announced: string): boolean => announced.startsWith('@');

export async function newsFor(rooms: Rooms, person: string, announced: string): Promise<Followed | null> {
  const [topic = '', ...about] = announced.slice(1).split('/');
  return (await TOPICS[topic]?.(rooms, person, about)) ?? null;
}

export async function* allNews(rooms: Rooms, person: string): AsyncGenerator<Followed, void, undefined> {
  for (const topic of ALWAYS) {
    const news = await newsFor(rooms, person, `@${topic}`);
    if (news) yield news;
  }
}
