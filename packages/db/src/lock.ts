import { readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';

/** PGlite has no lock of its own, and two processes in one folder silently lose each other's rows. So only one may enter. */
export class DataFolderInUse extends Error {
  constructor(dir: string, pid: number) {
    super(
      `The data folder ${dir} is in use by process ${pid}. Stop that process first, or set DATABASE_URL to run several on PostgreSQL.`,
    );
    this.name = 'DataFolderInUse';
  }
}

/** Locks a data folder for this process; returns what unlocks it. The lock of a process that died is taken over. */
export function lockFolder(dir: string): () => void {
  const file = `${dir.replace(/\/+$/, '')}.lock`;
  const me = nameOf(process.pid);
  if (!create(file, me)) takeOver(dir, file, me);
  const unlock = () => {
    process.off('exit', unlock);
    if (read(file) === me) rmSync(file, { force: true });
  };
  process.once('exit', unlock);
  return unlock;
}

/** One at a time looks whether the holder is dead, so that two can't both bury it and both move in. */
function takeOver(dir: string, file: string, me: string): void {
  const burial = `${file}.takeover`;
  if (!create(burial, me)) {
    if (age(burial) < 10_000) throw new DataFolderInUse(dir, pidOf(read(burial)));
    rmSync(burial, { force: true });
    return takeOver(dir, file, me);
  }
  try {
    const holder = read(file);
    if (holder !== null && isAlive(holder)) throw new DataFolderInUse(dir, pidOf(holder));
    if (holder !== null) unlinkSync(file);
    if (!create(file, me)) throw new DataFolderInUse(dir, pidOf(read(file)));
  } finally {
    rmSync(burial, { force: true });
  }
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const age = (file: string): number => {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
};

const pidOf = (name: string | null): number => Number(name?.split(' ')[0] ?? 0);

/** What the system says of a process: its state, and the moment of its start. Null where the system does not tell. */
function lifeOf(pid: number): { state: string; start: string } | null {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields?.[0] !== undefined && fields[19] !== undefined ? { state: fields[0], start: fields[19] } : null;
}

/** A number is given to a new process once the old one is gone, so the moment of the start is part of the name. */
function nameOf(pid: number): string {
  const life = lifeOf(pid);
  return life ? `${pid} ${life.start}` : String(pid);
}

function isAlive(name: string): boolean {
  const pid = pidOf(name);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const life = lifeOf(pid);
  // Killed, but its parent has not taken note: in containers it stays like that for good.
  if (life?.state === 'Z') return false;
  return !life || !name.includes(' ') || name === `${pid} ${life.start}`;
}
