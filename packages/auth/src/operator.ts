import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { writeBackup, restoreBackup, type Db, type RowCounts } from '@quayside/db';
import { adminsOf, setRole } from './roles.ts';

/** What an operator can ask for: the words after `pnpm operator`. */
export type OperatorCommand = readonly string[];

/** What it came to, in words, and whether it was done. */
export interface OperatorAnswer {
  readonly done: boolean;
  readonly text: string;
}

const OPERATOR_USAGE = `Say what to do:
  pnpm operator grant-admin <confirmed e-mail address or account id>
  pnpm operator revoke-admin <confirmed e-mail address or account id>
  pnpm operator admins
  pnpm operator backup <new file>
  pnpm operator restore <file>                 into an empty database, with no server running
  pnpm operator move-to-postgres <DATABASE_URL>  from the embedded database, with no server running`;

export async function runOperatorCommand(db: Db, [name, who, ...rest]: OperatorCommand): Promise<OperatorAnswer> {
  if (name === 'admins' && who === undefined) {
    const lines = (await adminsOf(db)).map((one) => `${one.id}  ${one.email ?? 'no address'}  ${one.name}`);
    return { done: true, text: lines.join('\n') || 'Nobody is an admin.' };
  }
  if (name === 'backup' && who !== undefined && rest.length === 0)
    return { done: true, text: `${countText(await writeBackup(db, who))} are stored in ${who}.` };
  if (name === 'restore' && who !== undefined && rest.length === 0)
    return { done: true, text: `${countText(await restoreBackup(db, who))} are restored from ${who}.` };
  if ((name !== 'grant-admin' && name !== 'revoke-admin') || who === undefined || rest.length > 0)
    return { done: false, text: OPERATOR_USAGE };
  const found = await setRole(db, who, name === 'grant-admin' ? 'admin' : 'player');
  if (!found)
    return {
      done: false,
      text: `No account has the confirmed e-mail address or the id ${who}. A username is not enough, as anybody can take one.`,
    };
  const now = name === 'grant-admin' ? 'an admin now' : 'no admin any more';
  return { done: true, text: `${found.name} (${found.id}) is ${now}.` };
}

/** Commands that need the database for themselves. */
const needsStoppedServer = ([name]: OperatorCommand): boolean => name === 'restore' || name === 'move-to-postgres';

function countText(counts: RowCounts): string {
  const rows = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return `${rows} rows of ${Object.keys(counts).length} tables`;
}

/** Copies everything into an empty database on another server, by a backup in between. */
export async function moveDatabase(from: Db, to: Db, file: string): Promise<OperatorAnswer> {
  await writeBackup(from, file);
  const text = countText(await restoreBackup(to, file));
  return {
    done: true,
    text: `${text} are there now; a backup of them is in ${file}. Start the server with DATABASE_URL and the same QUAYSIDE_SECRET.`,
  };
}

/** In a folder that only the server's user may enter, who could also read the database. */
export const operatorSocket = (dir: string): string =>
  path.resolve(/* turbopackIgnore: true */ dir, 'operator', 'socket');

const MOST_BYTES = 4096;
const PATIENCE_MS = 5000;

/**
 * Lets the operator's command reach a running server whose database no other process can open. Whoever opens it holds the data
 * folder's lock, so a socket that lies there was left behind by a server that was killed.
 */
export function openOperatorSocket(db: Db, file: string, log: (line: string) => void): { close(): Promise<void> } {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  rmSync(file, { force: true });
  const open = new Set<Socket>();
  // The command says what it wants and then ends its side; the answer is sent before this one ends.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    let text = '';
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    socket.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.length > MOST_BYTES) socket.destroy();
    });
    socket.on('end', () => {
      socket.setTimeout(0);
      void answer(db, text).then((said) => socket.end(JSON.stringify(said)));
    });
  });
  server.on('error', (error) =>
    log(`The operator's command can't reach this server while it runs, as ${file} can't be opened: ${error.message}.`),
  );
  server.listen(file);
  server.unref();
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

async function answer(db: Db, text: string): Promise<OperatorAnswer> {
  try {
    const command: unknown = JSON.parse(text);
    if (!Array.isArray(command) || !command.every((word) => typeof word === 'string'))
      return { done: false, text: OPERATOR_USAGE };
    if (needsStoppedServer(command)) return { done: false, text: 'Stop the server first: it has the database open.' };
    return await runOperatorCommand(db, command);
  } catch (error) {
    return { done: false, text: error instanceof Error ? error.message : String(error) };
  }
}

/** Asks a running server; null where none listens. */
export function askServer(file: string, command: OperatorCommand): Promise<OperatorAnswer | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(file);
    let text = '';
    socket.on('connect', () => socket.end(JSON.stringify(command)));
    socket.on('data', (part: Buffer) => (text += part.toString()));
    socket.on('end', () => {
      // Written by `openOperatorSocket`; a server that ends meanwhile says nothing.
      if (text === '') reject(new Error('The server ended before it answered. Please try again.'));
      else resolve(JSON.parse(text) as OperatorAnswer);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
  });
}
