import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a run whose tests failed keeps its exit code after the test server was loaded', () => {
  const server = path.resolve(import.meta.dirname, '../src/testing/server.ts');
  const script = `await import(${JSON.stringify(server)}); process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: path.resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
});
