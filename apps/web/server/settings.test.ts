import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { InvalidSetting, readSettings } from './settings.ts';

describe('the settings of the server', () => {
  test('serve this machine on port 3000 and keep the data at home where nothing is said', () => {
    expect(readSettings({}, '/home')).toEqual({
      port: 3000,
      hosts: ['127.0.0.1', '::1'],
      data: path.join('/home', '.data'),
      log: 'error',
      metrics: null,
    });
  });
  test('can be changed by the environment', () => {
    const settings = readSettings({ PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/srv/quayside' }, '/home');
    expect(settings).toMatchObject({ port: 8080, hosts: ['0.0.0.0'], data: '/srv/quayside' });
  });
  test('show metrics on this machine only, unless more is said', () => {
    expect(readSettings({ METRICS_PORT: '9464' }, '/home').metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }, '/home').metrics?.host).toBe('10.0.0.7');
    expect(() => readSettings({ METRICS_PORT: 'yes' }, '/home')).toThrow(/METRICS_PORT is "yes"/);
  });
  test('log defects, or every request, or nothing', () => {
    expect(readSettings({ QUAYSIDE_LOG: 'info' }, '/home').log).toBe('info');
    expect(() => readSettings({ QUAYSIDE_LOG: 'all' }, '/home')).toThrow(/must be silent, error, info/);
  });
  test.each(['0', 'on', 'true'])('refuse %j for the dev tables and say what to write', (value) => {
    expect(() => readSettings({ QUAYSIDE_DEV_TABLE: value }, '/home')).toThrow(/must be 1 to show the dev tables/);
    expect(readSettings({ QUAYSIDE_DEV_TABLE: '1' }, '/home').port).toBe(3000);
  });
  test.each(['', '0', '70000', '-1', '3000a', '80 80', '1e3'])('refuse the port %j and say what a port is', (port) => {
    expect(() => readSettings({ PORT: port }, '/home')).toThrow(InvalidSetting);
    expect(() => readSettings({ PORT: port }, '/home')).toThrow(/from 1 to 65535/);
  });
  test('are all described for operators', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const folders = ['apps/web/server', ...['api', 'auth', 'db', 'matches'].map((name) => `packages/${name}/src`)];
    const source = folders
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(root, folder, file),
        ),
      )
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const read = [...source.matchAll(/env\['([A-Z_]+)'\]|\b([A-Z_]{4,}): \w+(?: = '\w+')?,? .*= env;/g)].flatMap(
      ([all, one]) => (one === undefined ? [...all.matchAll(/[A-Z_]{4,}/g)].map(([name]) => name) : one),
    );
    const guide = readFileSync(path.join(root, 'docs/guide/operate.md'), 'utf8');
    const others = ['NODE_ENV', 'BETTER_AUTH_SECRET'];
    expect(read).toContain('DATA_DIR');
    expect(new Set(read.filter((name) => !others.includes(name) && !guide.includes(`\`${name}\``)))).toEqual(new Set());
  });
});
