import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const bootstrap = fileURLToPath(new URL('../bootstrap.mjs', import.meta.url));

describe('an old Node', () => {
  it('is told what is needed', () => {
    const pretend = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.20.0' })";
    const run = spawnSync(process.execPath, ['--import', pretend, bootstrap, 'start'], { encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('Quayside needs Node 20.19 or newer, and this is Node 18.20.0.');
  });
});

describe('installing', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'install-'));
    for (const folder of ['apps', 'packages/quay', 'tooling', 'bin', 'node_modules']) {
      mkdirSync(path.join(root, folder), { recursive: true });
    }
    write('package.json', JSON.stringify({ packageManager: 'pnpm@10.34.9' }));
    write('pnpm-workspace.yaml', '');
    write('pnpm-lock.yaml', '');
    write('packages/quay/package.json', '{}');
    npx('echo "$@" >> calls');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  const calls = () =>
    existsSync(path.join(root, 'calls')) ? readFileSync(path.join(root, 'calls'), 'utf8').trim().split('\n') : [];

  /** Puts a stand-in for npx before the real one. */
  function npx(script: string) {
    write('bin/npx', `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(root, 'bin/npx'), 0o755);
  }

  function install() {
    const installer = new URL('../install.mjs', import.meta.url).href;
    const script = `import { install } from '${installer}'; await install(${JSON.stringify(root)}, 'start');`;
    const env = { ...process.env, PATH: `${path.join(root, 'bin')}:${process.env['PATH']}` };
    return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', env });
  }

  it('is done once, with the pnpm that the repository asks for', () => {
    expect(install().status).toBe(0);
    expect(install().stdout).toBe('');
    expect(calls()).toEqual(['--yes -- pnpm@10.34.9 install --frozen-lockfile --prefer-offline']);
  });

  it('is done again when a manifest has changed', () => {
    install();
    write('packages/quay/package.json', '{ "license": "MIT" }');
    install();
    expect(calls()).toHaveLength(2);
  });

  it('is done again when a package has lost its dependencies', () => {
    write('packages/quay/package.json', '{ "dependencies": { "zod": "catalog:" } }');
    mkdirSync(path.join(root, 'packages/quay/node_modules'));
    install();
    rmSync(path.join(root, 'packages/quay/node_modules'), { recursive: true });
    install();
    expect(calls()).toHaveLength(2);
  });

  it('says in plain words that it failed, and tries again the next time', () => {
    npx('echo "$@" >> calls; exit 1');
    const failed = install();
    expect(failed.status).not.toBe(0);
    expect(failed.stderr).toContain('The packages could not be installed');
    install();
    expect(calls()).toHaveLength(2);
  });
});
