import { notify, type Db, type Tx } from './client.ts';

/** The channel of all changes, by topic: a match, or a person. Listeners read the data themselves. */
export const CHANNEL = 'match';

/** Says to these people, whichever process their streams are at, that there is something new: `topic` or `topic/about/what`. */
export async function notifyPeople(tx: Db | Tx, people: readonly string[], topic: string): Promise<void> {
  // The newest is what counts, so it has no number. An announcement may have 8000 bytes.
  for (let from = 0; from < people.length; from += MOST_AT_ONCE)
    await notify(tx, CHANNEL, peopleNotification(people.slice(from, from + MOST_AT_ONCE), topic));
}
const MOST_AT_ONCE = 200;

/** The same as a text, for who announces something else besides: several are parted by a comma. */
export const peopleNotification = (people: readonly string[], topic: string): string =>
  [`@${topic}`, 'Infinity', ...people].join(':');

/** Notifies all followers of a topic. */
export const notifyTopic = (tx: Db | Tx, topic: string): Promise<void> => notify(tx, CHANNEL, `@${topic}:Infinity`);
