/** A turn that still waits is told again after these times, each counted from the one before, and then no more. */
export const REMINDERS_MS: readonly number[] = [12 * 3_600_000, 48 * 3_600_000];
/** Somebody with an open browser sees it there; so long it is not sent. An open browser is not always looked at. */
export const HOLD_MS = 10 * 60_000;
/** How often it is looked meanwhile whether the browser was closed. */
export const HOLD_STEP_MS = 30_000;
/** The shortest and the longest time for which mails are collected. */
export const DIGEST_MINUTES = [15, 60, 240, 1440] as const;
