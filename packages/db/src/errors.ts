/** Why the database can't be opened, and what to do: said to the person who runs the server, who needs no stack for it. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnavailable';
  }
}

/** PGlite has no lock of its own, and two processes in one folder silently lose each other's rows. So only one may use it. */
export class DataFolderInUse extends DatabaseUnavailable {
  constructor(dir: string, holder: string) {
    super(
      `The data folder ${dir} is in use by ${holder}. Stop that process first, or set DATABASE_URL to run several on PostgreSQL.`,
    );
    this.name = 'DataFolderInUse';
  }
}

/** The SQLSTATE or the system's code of an error of either driver, or null. */
export function sqlState(error: unknown): string | null {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : null;
}
