import { and, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { report, rulesReport } from '@quayside/db';
import { MatchError } from '../errors.ts';
import type { Page } from '../types.ts';

const PAGE = 50;
/** One more than a page has, which tells whether there is another. */
export const REPORTS_READ = PAGE + 1;

export interface ReportFilter {
  /** Where the page before ended. */
  readonly after?: string | undefined;
  readonly resolved?: boolean | undefined;
}

/** Reports that wait, or those that are resolved, from where the page before ended. */
export function filterReports(
  { id, resolved }: typeof report | typeof rulesReport,
  { after, resolved: done = false }: ReportFilter,
): SQL | undefined {
  const before = after === undefined ? undefined : Number(after);
  if (before !== undefined && !Number.isSafeInteger(before)) throw new MatchError('bad-input', { field: 'after' });
  return and(done ? isNotNull(resolved) : isNull(resolved), before === undefined ? undefined : lt(id, before));
}

/** A page of what was read, newest first. */
export function reportPage<T extends { readonly id: number }>(read: readonly T[]): Page<T> {
  const items = read.slice(0, PAGE);
  return { items, next: read.length > PAGE ? String(items.at(-1)?.id) : null };
}
