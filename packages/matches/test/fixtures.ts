import { account, type Database } from '@quayside/db';
import type { Answer } from '@quayside/engine';
import { randomFrom, sample, type Decision } from '@quayside/engine/host';
import { openMatches, type Matches, type MatchView, type NewTable, type Table } from '../src/index.ts';

/** Two people at a table of the sample game; `b` has joined, and it has started. */
export const ANN = 'ann';
export const BEN = 'ben';
export const CLEO = 'cleo';

export async function people(database: Database): Promise<void> {
  await database.db.insert(account).values([
    { id: ANN, name: 'Ann' },
    { id: BEN, name: 'Ben' },
    { id: CLEO, name: 'Cleo', guest: false },
  ]);
}

export async function started(matches: Matches, wanted: Partial<NewTable> = {}): Promise<Table> {
  const { id } = await matches.create(ANN, { game: 'tidewater', seats: 2, nonce: 'nonce-of-ann', ...wanted });
  await matches.join(BEN, id, { nonce: 'nonce-of-ben' });
  return matches.start(ANN, id);
}

let keys = 0;
export const newKey = (): string => `key-${keys++}`;

export async function dueDecision(matches: Matches, who: string, match: string): Promise<Decision | undefined> {
  const { decisions } = await matches.view(who, match);
  return decisions.find((one) => one.due);
}

/** Answers what is due for somebody. */
export async function reply(matches: Matches, who: string, match: string, answer: Answer): Promise<MatchView> {
  const decision = (await dueDecision(matches, who, match))!;
  return (await matches.answer(who, { match, decision: decision.id, idempotencyKey: newKey(), answer })).view;
}

/** Plays on with random answers of everybody until the end, or until so many answers are given. */
export async function playOn(matches: Matches, match: string, seed: string, most = Infinity): Promise<number> {
  const random = randomFrom(seed);
  const { seats } = await matches.table(null, match);
  const seated = new Set(seats.flatMap((one) => one.accountId ?? []));
  let given = 0;
  for (;;) {
    let moved = false;
    for (const who of new Set([ANN, BEN, CLEO, ...seated])) {
      if (given >= most) return given;
      const decision = seated.has(who) ? await dueDecision(matches, who, match) : undefined;
      if (!decision) continue;
      const answer = sample(decision.offer, random);
      await matches.answer(who, { match, decision: decision.id, idempotencyKey: newKey(), answer });
      given++;
      moved = true;
    }
    if (!moved) return given;
  }
}

export { openMatches };
