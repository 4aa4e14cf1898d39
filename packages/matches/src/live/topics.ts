import { invitationMessages } from '../social/invitations.ts';
import { pairingMessages } from '../pairing/pairing.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { StreamMessage } from '../types.ts';
import { peopleMessages } from '../social/people-messages.ts';

/** Reads what there is to say to a person on a topic now; the rest of the topic's name says about what. */
type Read = (store: MatchStore, person: string, about: readonly string[]) => Promise<readonly StreamMessage[]>;

/** Topics that concern a person and not one match. Only their name is published: the stream reads what is new. */
const TOPICS: { readonly [topic: string]: Read } = {
  pairing: pairingMessages,
  people: peopleMessages,
  invited: invitationMessages,
};

export const isPersonalTopic = (announced: string): boolean => announced.startsWith('@');

export async function topicMessages(
  store: MatchStore,
  person: string,
  announced: string,
): Promise<readonly StreamMessage[]> {
  const [topic = '', ...about] = announced.slice(1).split('/');
  return (await TOPICS[topic]?.(store, person, about)) ?? [];
}

/** Sent when a stream begins and whenever something may have been missed. */
export async function allTopicMessages(store: MatchStore, person: string): Promise<readonly StreamMessage[]> {
  const all: StreamMessage[] = [];
  for (const topic of Object.keys(TOPICS)) all.push(...(await topicMessages(store, person, `@${topic}`)));
  return all;
}
