import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A setting that makes no sense, said to the person who made it. */
export class InvalidSetting extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidSetting';
  }
}

export type Env = { readonly [name: string]: string | undefined };

/** An OAuth provider for sign-in. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** OpenID Connect: where the provider describes itself. GitHub and Google are known without. */
  readonly discovery?: string;
}

export interface AuthSettings {
  readonly secret: string;
  /** The public address of the site, if the operator has said so. */
  readonly url: string | null;
  /** The mail server, or null: then mails become files in the outbox. */
  readonly smtp: string | null;
  readonly from: string;
  readonly providers: readonly Provider[];
}

const MIN_SECRET_LENGTH = 32;

export function readAuthSettings(
  env: Env,
  where: { driver: string; dir: string },
  log: (line: string) => void,
): AuthSettings {
  if (env['QUAYSIDE_ADMINS'])
    throw new InvalidSetting(
      'QUAYSIDE_ADMINS is no longer read, as anybody could take a username that stands in it. Remove it, and name admins by a confirmed address: pnpm operator grant-admin ann@example.org',
    );
  const url = readUrl(env['QUAYSIDE_URL']);
  const smtp = env['SMTP_URL'] || null;
  const providers = readProviders(env);
  // Links in mails must not depend on the caller's Host header, since somebody else reads the mail.
  if (url === null && smtp !== null)
    throw new InvalidSetting(
      'SMTP_URL is set, so mails leave this machine: set QUAYSIDE_URL too, as their links need it.',
    );
  if (url === null && providers.length > 0)
    throw new InvalidSetting(
      `Signing in with ${providers[0]?.name} needs QUAYSIDE_URL, the address it sends people back to.`,
    );
  const host = url === null ? 'localhost' : new URL(url).hostname;
  return {
    secret: readSecret(env, where, log),
    url,
    smtp,
    from: env['MAIL_FROM'] || `Quayside <quayside@${host}>`,
    providers,
  };
}

function readUrl(url: string | undefined): string | null {
  if (!url) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new InvalidSetting(`QUAYSIDE_URL is "${url}", but it must be an address like https://play.example.org.`);
  return new URL(url).origin;
}

function readProviders(env: Env): Provider[] {
  const found: Provider[] = [];
  const add = (id: string, name: string, prefix: string, discovery?: string) => {
    const [clientId, clientSecret] = [env[`${prefix}_CLIENT_ID`], env[`${prefix}_CLIENT_SECRET`]];
    if (!clientId && !clientSecret) return;
    if (!clientId || !clientSecret)
      throw new InvalidSetting(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET must both be set, or none of them.`);
    found.push({ id, name, clientId, clientSecret, ...(discovery === undefined ? {} : { discovery }) });
  };
  add('github', 'GitHub', 'GITHUB');
  add('google', 'Google', 'GOOGLE');
  const discovery = env['OIDC_DISCOVERY_URL'];
  if (discovery) add('oidc', env['OIDC_NAME'] || 'OpenID', 'OIDC', discovery);
  return found;
}

/** Signs cookies. Changing it signs everybody out; it must stay secret. */
function readSecret(env: Env, { driver, dir }: { driver: string; dir: string }, log: (line: string) => void): string {
  const secret = env['QUAYSIDE_SECRET'] || env['BETTER_AUTH_SECRET'];
  if (secret) {
    if (secret.length < MIN_SECRET_LENGTH)
      throw new InvalidSetting(
        `QUAYSIDE_SECRET needs at least ${MIN_SECRET_LENGTH} characters. For example: openssl rand -base64 32`,
      );
    return secret;
  }
  if (dir === 'memory:') return newSecret();
  // Several processes on one database must sign with the same secret, and they need not share a folder.
  if (driver === 'postgres' && env['NODE_ENV'] !== 'development' && env['NODE_ENV'] !== 'test')
    throw new InvalidSetting(
      'With DATABASE_URL, set QUAYSIDE_SECRET too: it signs cookies, and all processes need the same. For example: openssl rand -base64 32',
    );
  return keepSecret(path.resolve(/* turbopackIgnore: true */ dir, 'secret'), log);
}

const newSecret = (): string => randomBytes(32).toString('base64url');

function keepSecret(file: string, log: (line: string) => void): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 });
    log(`A new secret for signing cookies is in ${file}. Keep it with the data; QUAYSIDE_SECRET would take its place.`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(file, 0o600);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_SECRET_LENGTH)
    throw new InvalidSetting(`${file} holds no secret. Delete it, and a new one is made.`);
  return secret;
}
