import type { account } from '@quayside/db';
import { AccountError } from './errors.ts';

/** An account that may watch but not take part until then. */
export interface Suspension {
  readonly until: Date;
  readonly reason: string;
}

export function activeSuspension(
  { suspendedUntil, suspensionReason }: Pick<typeof account.$inferSelect, 'suspendedUntil' | 'suspensionReason'>,
  now = new Date(),
): Suspension | null {
  return suspendedUntil && suspendedUntil > now ? { until: suspendedUntil, reason: suspensionReason ?? '' } : null;
}

export function assertNotSuspended(suspended: Suspension | null | undefined): void {
  if (!suspended) return;
  const until = suspended.until.toISOString().slice(0, 16).replace('T', ' ');
  throw new AccountError('suspended', { until: `${until} UTC`, reason: suspended.reason });
}
