import { coPlayersOf, friendsOf, peopleInOrder } from '@quayside/people';
import type { MatchStore } from '../store/match-store.ts';
import type { StreamMessage } from '../types.ts';

/** Friends and those at one's tables, with who of them is here. */
export async function peopleMessages(
  { database: { db } }: MatchStore,
  person: string,
): Promise<readonly StreamMessage[]> {
  const [friends, company] = [await friendsOf(db, person), await coPlayersOf(db, person)];
  return [{ kind: 'people', friends, company: await peopleInOrder(db, person, company) }];
}
