import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError, type ObservedRequest } from '@quayside/api';

export const LOG_LEVELS = ['silent', 'error', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * The operator's log, a JSON object a line. It has ids of requests and matches, names of procedures, statuses and times, and never
 * what people send or get: no header, input, output, name or address.
 */
export const createLogger = (level: LogLevel, to: DestinationStream = process.stderr): Logger =>
  pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime }, to);

/** A defect: where it happened and what kind it is. */
export const logError = (log: Logger, error: unknown, where?: string): void =>
  log.error({ where: where ?? 'server' }, describeError(error));

/** A request that was answered. */
export const logRequest = (log: Logger, { id, procedures, match, status, ms }: ObservedRequest): void =>
  log.info({ request: id, procedures, ...(match === null ? {} : { match }), status, ms: Math.round(ms) }, 'request');
