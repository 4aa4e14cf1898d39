import { connection } from 'next/server';

/** Whether rule authors have their tables here: in development, and where the operator says so. Read when a page is asked for. */
export async function devTablesAllowed(): Promise<boolean> {
  await connection();
  return process.env.NODE_ENV === 'development' || process.env['QUAYSIDE_DEV_TABLE'] === '1';
}
