import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Player } from './player.ts';

/** The data of the server that all tests share. */
const DATA = path.resolve(import.meta.dirname, '..', 'test-results', `data-${process.env['E2E_PORT']}`);

/** The link in the newest mail to this address: without a mail server, mails are files. */
export async function mailedLink(address: string, data = DATA): Promise<string> {
  const outbox = path.join(data, 'outbox');
  let link = '';
  await expect
    .poll(() => {
      const mails = (existsSync(outbox) ? readdirSync(outbox) : [])
        .filter((one) => one.endsWith('.eml'))
        .sort()
        .map((one) => readFileSync(path.join(outbox, one), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
        .filter((mail) => mail.includes(address));
      link = /https?:\/\/[^\s"<>]+#token=[\w.-]+/.exec(mails.at(-1) ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

let people = 0;

/** Signs up as a member on this page, as a guest or signed out. */
export async function signUp({ page, name }: Player, data = DATA): Promise<string> {
  const username = `${name.toLowerCase()}-${process.pid}-${people++}`;
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Create account' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('E-mail').fill(`${username}@example.org`);
  await form.getByLabel('Password').fill('a quay of one’s own');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('One more step')).toBeVisible();
  await page.goto(await mailedLink(`${username}@example.org`, data));
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  // No log and no other site gets to see the token.
  expect(page.url()).not.toContain('token');
  return username;
}
