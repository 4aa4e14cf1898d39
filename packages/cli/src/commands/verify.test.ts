import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { endlessTidewater } from '../testing/endless-tidewater.ts';

const tsx = createRequire(import.meta.url).resolve('tsx');
const main = path.join(import.meta.dirname, '../main.ts');
const endless = path.join(import.meta.dirname, '../testing/endless-tidewater.ts');

it('rules that fail in the middle of a game are listed like any other violation, with seed and seats', () => {
  const words = ['verify', endless, '--games', '1', '--positions', '5'];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, main, ...words], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(1);
  expect(stdout).toContain('nothing is asked after step award, and the game has not said play.end()');
  expect(stdout).toMatch(/seed "quayside\/\d+\/\d+", \d seats/);
  expect(stdout).toMatch(new RegExp(`^${endlessTidewater.id} with seed .* [1-9]\\d* violations$`, 'm'));
});
