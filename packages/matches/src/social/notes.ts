import { and, eq } from 'drizzle-orm';
import { note } from '@quayside/db';
import type { RateLimits } from '@quayside/auth';
import type { MatchStore } from '../store/match-store.ts';
import type { Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import { requireVisible } from '../play/views.ts';

const noteOf = (person: string, match: string) => and(eq(note.accountId, person), eq(note.matchId, match));

/** What one has written down about a match; nobody else ever reads it. */
export async function readNote(store: MatchStore, viewer: Viewer, match: string): Promise<string> {
  const person = requireAccount(viewer);
  requireVisible(await store.read(match), viewer, store.now());
  const [found] = await store.database.db.select({ text: note.text }).from(note).where(noteOf(person, match));
  return found?.text ?? '';
}

export async function writeNote(
  store: MatchStore,
  limits: RateLimits,
  viewer: Viewer,
  match: string,
  text: string,
): Promise<void> {
  const person = requireAccount(viewer);
  requireVisible(await store.read(match), viewer, store.now());
  await limits.count('note', person);
  const { db } = store.database;
  if (text === '') await db.delete(note).where(noteOf(person, match));
  else
    await db
      .insert(note)
      .values({ accountId: person, matchId: match, text })
      .onConflictDoUpdate({ target: [note.accountId, note.matchId], set: { text, changed: new Date() } });
}
