import path from 'node:path';

/** A setting that makes no sense, said to the person who made it. */
export class BadSetting extends Error {}

export interface Settings {
  readonly port: number;
  /** The addresses to listen on. */
  readonly hosts: readonly string[];
  /** Where the embedded database lives. */
  readonly data: string;
}

type Env = { readonly [name: string]: string | undefined };

/** Without HOST only this machine is served: a game night in the own network needs HOST=0.0.0.0 and says so. */
const HERE = ['127.0.0.1', '::1'];

export function readSettings(env: Env, home: string): Settings {
  const { PORT: port = '3000', HOST: host, DATA_DIR: data } = env;
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new BadSetting(`PORT is "${port}", but it must be a number from 1 to 65535, for example PORT=3001.`);
  return {
    port: Number(port),
    hosts: host ? [host] : HERE,
    data: data ? path.resolve(data) : path.join(home, '.data'),
  };
}
