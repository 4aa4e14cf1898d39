import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { InvalidSetting, readAuthSettings, type AuthSettings, type Env } from '../src/settings.ts';

const SECRET = 'a secret of at least thirty-two letters';
const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

let folders = 0;
function read(
  env: Env,
  where: { driver?: string; dir?: string } = {},
): { settings: AuthSettings; said: string[]; dir: string } {
  const dir = where.dir ?? path.join(folder, String(folders++));
  const said: string[] = [];
  return {
    settings: readAuthSettings(env, { driver: where.driver ?? 'pglite', dir }, (line) => said.push(line)),
    said,
    dir,
  };
}

describe('the secret', () => {
  it('is made once on the embedded database, for the owner’s eyes only, and the operator is told', () => {
    const first = read({});
    const file = path.join(first.dir, 'secret');
    expect(first.said).toEqual([expect.stringContaining(file)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(first.settings.secret);
    const again = read({}, { dir: first.dir });
    expect(again.settings.secret).toBe(first.settings.secret);
    expect(again.said).toEqual([]);
    expect(read({}).settings.secret).not.toBe(first.settings.secret);
  });

  it('comes from the environment where it is set there', () => {
    expect(read({ QUAYSIDE_SECRET: SECRET }).settings.secret).toBe(SECRET);
    expect(read({ BETTER_AUTH_SECRET: SECRET }).settings.secret).toBe(SECRET);
  });

  it('that is short, or a file without one, is refused', () => {
    expect(() => read({ QUAYSIDE_SECRET: 'short' })).toThrow(InvalidSetting);
    const { dir } = read({});
    writeFileSync(path.join(dir, 'secret'), '');
    expect(() => read({}, { dir })).toThrow('Delete it');
  });

  it('must be set for PostgreSQL, unless somebody is only trying things out', () => {
    expect(() => read({}, { driver: 'postgres' })).toThrow('QUAYSIDE_SECRET');
    expect(() => read({ NODE_ENV: 'production' }, { driver: 'postgres' })).toThrow('openssl rand');
    expect(read({ NODE_ENV: 'production', QUAYSIDE_SECRET: SECRET }, { driver: 'postgres' }).settings.secret).toBe(
      SECRET,
    );
    expect(read({ NODE_ENV: 'development' }, { driver: 'postgres' }).settings.secret).toHaveLength(43);
  });
});

describe('mails and other houses', () => {
  it('need to know the address of this place', () => {
    expect(() => read({ SMTP_URL: 'smtp://localhost' })).toThrow('QUAYSIDE_URL');
    expect(() => read({ GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' })).toThrow('QUAYSIDE_URL');
    const { settings } = read({ SMTP_URL: 'smtp://localhost', QUAYSIDE_URL: 'https://play.example.org/somewhere' });
    expect(settings).toMatchObject({ url: 'https://play.example.org', from: 'Quayside <quayside@play.example.org>' });
  });

  it.each(['play.example.org', 'ftp://play.example.org', 'javascript:alert(1)'])('can’t be at %s', (url) => {
    expect(() => read({ QUAYSIDE_URL: url })).toThrow('must be an address like');
  });

  it('are off where nothing is said, and on where both halves are', () => {
    const url = { QUAYSIDE_URL: 'https://play.example.org' };
    expect(read(url).settings).toMatchObject({ smtp: null, providers: [] });
    expect(() => read({ ...url, GOOGLE_CLIENT_ID: 'a' })).toThrow('must both be set');
    const env = {
      ...url,
      GITHUB_CLIENT_ID: 'a',
      GITHUB_CLIENT_SECRET: 'b',
      OIDC_DISCOVERY_URL: 'https://id.example.org',
    };
    const both = { ...env, OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 'd', OIDC_NAME: 'Club' };
    expect(read(both).settings.providers.map((one) => one.name)).toEqual(['GitHub', 'Club']);
  });
});
