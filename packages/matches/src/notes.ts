import { and, eq } from 'drizzle-orm';
import { note } from '@quayside/db';
import type { Limits } from '@quayside/auth';
import type { Rooms } from './rooms.ts';
import type { Viewer } from './shapes.ts';
import { signedIn } from './tables.ts';
import { watched } from './views.ts';

const noteOf = (person: string, match: string) => and(eq(note.accountId, person), eq(note.matchId, match));

/** What one has written down about a match; nobody else ever reads it. */
export async function readNote(rooms: Rooms, viewer: Viewer, match: string): Promise<string> {
  const person = signedIn(viewer);
  watched(await rooms.read(match), viewer, rooms.now());
  const [found] = await rooms.database.db.select({ text: note.text }).from(note).where(noteOf(person, match));
  return found?.text ?? '';
}

export async function writeNote(
  rooms: Rooms,
  limits: Limits,
  viewer: Viewer,
  match: string,
  text: string,
): Promise<void> {
  const person = signedIn(viewer);
  watched(await rooms.read(match), viewer, rooms.now());
  await limits.count('note', person);
  const { db } = rooms.database;
  if (text === '') await db.delete(note).where(noteOf(person, match));
  else
    await db
      .insert(note)
      .values({ accountId: person, matchId: match, text })
      .onConflictDoUpdate({ target: [note.accountId, note.matchId], set: { text, changed: new Date() } });
}
