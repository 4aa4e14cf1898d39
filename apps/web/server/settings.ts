import path from 'node:path';
import { LOG_LEVELS, type LogLevel } from './logger.ts';

/** A setting that makes no sense, said to the person who made it. */
export class InvalidSetting extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidSetting';
  }
}

export interface Settings {
  readonly port: number;
  /** The addresses to listen on. */
  readonly hosts: readonly string[];
  /** Where the embedded database lives. */
  readonly data: string;
  readonly log: LogLevel;
  /** Where Prometheus reads; nowhere unless a port is set. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

type Env = { readonly [name: string]: string | undefined };

/** Without HOST only this machine is served: a game night in the own network needs HOST=0.0.0.0 and says so. */
const HERE = ['127.0.0.1', '::1'];

export function readSettings(env: Env, home: string): Settings {
  const { PORT: port = '3000', HOST: host, DATA_DIR: data, QUAYSIDE_DEV_TABLE: devTable = '' } = env;
  const level = LOG_LEVELS.find((one) => one === (env['QUAYSIDE_LOG'] || 'error'));
  if (!level)
    throw new InvalidSetting(`QUAYSIDE_LOG is "${env['QUAYSIDE_LOG']}", but it must be ${LOG_LEVELS.join(', ')}.`);
  const metrics = env['METRICS_PORT'];
  // The pages read it when they are asked for; here it is only looked at.
  if (devTable !== '' && devTable !== '1')
    throw new InvalidSetting(
      `QUAYSIDE_DEV_TABLE is "${devTable}", but it must be 1 to show the dev tables, or not be set.`,
    );
  return {
    port: readPort('PORT', port),
    hosts: host ? [host] : HERE,
    data: data ? path.resolve(data) : path.join(home, '.data'),
    log: level,
    metrics: metrics ? { host: env['METRICS_HOST'] || '127.0.0.1', port: readPort('METRICS_PORT', metrics) } : null,
  };
}

function readPort(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65_535)
    throw new InvalidSetting(
      `${name} is "${text}", but it must be a number from 1 to 65535, for example ${name}=3001.`,
    );
  return Number(text);
}
