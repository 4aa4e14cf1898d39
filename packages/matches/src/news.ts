import { invitedNews } from './invite.ts';
import { pairingNews } from './pairing.ts';
import type { Rooms } from './rooms.ts';
import type { Followed } from './shapes.ts';
import { peopleNews } from './social.ts';

/** Reads what there is to say to a person on a topic now; the rest of the topic's name says about what. */
type Read = (rooms: Rooms, person: string, about: readonly string[]) => Promise<readonly Followed[]>;

/** What concerns a person and not one match. Announced by name only: whoever is told reads it. */
const TOPICS: { readonly [topic: string]: Read } = {
  pairing: pairingNews,
  people: peopleNews,
  invited: invitedNews,
};

export const isNews = (announced: string): boolean => announced.startsWith('@');

export async function newsFor(rooms: Rooms, person: string, announced: string): Promise<readonly Followed[]> {
  const [topic = '', ...about] = announced.slice(1).split('/');
  return (await TOPICS[topic]?.(rooms, person, about)) ?? [];
}

/** Told when a stream begins and whenever something may have been missed. */
export async function allNews(rooms: Rooms, person: string): Promise<readonly Followed[]> {
  const all: Followed[] = [];
  for (const topic of Object.keys(TOPICS)) all.push(...(await newsFor(rooms, person, `@${topic}`)));
  return all;
}
