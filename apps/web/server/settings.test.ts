import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadSetting, readSettings } from './settings.ts';

describe('the settings of the server', () => {
  test('serve this machine on port 3000 and keep the data at home where nothing is said', () => {
    expect(readSettings({}, '/home')).toEqual({
      port: 3000,
      hosts: ['127.0.0.1', '::1'],
      data: path.join('/home', '.data'),
    });
  });
  test('can be changed by the environment', () => {
    const settings = readSettings({ PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/srv/quayside' }, '/home');
    expect(settings).toEqual({ port: 8080, hosts: ['0.0.0.0'], data: '/srv/quayside' });
  });
  test.each(['', '0', '70000', '-1', '3000a', '80 80', '1e3'])('refuse the port %j and say what a port is', (port) => {
    expect(() => readSettings({ PORT: port }, '/home')).toThrow(BadSetting);
    expect(() => readSettings({ PORT: port }, '/home')).toThrow(/from 1 to 65535/);
  });
});
