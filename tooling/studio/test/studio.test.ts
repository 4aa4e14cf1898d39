import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const here = path.resolve(import.meta.dirname, '..');
const studio = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(here, 'studio.mjs'), ...args], { encoding: 'utf8', timeout: 240_000 });

it('asks for scenes where it is given none', () => {
  const { status, stderr } = studio();
  expect(status).toBe(2);
  expect(stderr).toContain('quayside-studio <entry.tsx>');
});

it('takes the shared art in light and in dark', () => {
  const pictures = ['light', 'dark'].map((theme) =>
    path.resolve(here, `../../packages/ui/screenshots/sheet-art-wide-wide-${theme}.png`),
  );
  for (const picture of pictures) rmSync(picture, { force: true });
  const { status, stderr } = studio(path.resolve(here, '../../packages/ui/studio/art.tsx'));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const picture of pictures) {
    expect(existsSync(picture), picture).toBe(true);
    expect(readFileSync(picture).subarray(1, 4).toString()).toBe('PNG');
  }
});
