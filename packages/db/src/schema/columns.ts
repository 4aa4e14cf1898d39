import { sql, type SQL } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/**
 * Both drivers parse it; drizzle's own column would parse a string once more, and make the answer "3" a number.
 * Not jsonb, which would change the order of keys: what is replayed is what was played, byte for byte.
 */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(value),
});
export const oneOf = (column: string, values: readonly string[]): SQL =>
  sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(', ')})`);
