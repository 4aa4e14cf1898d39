import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { asks } from './hurry.ts';

/** Makes a member of whoever is at this page. Without a mail server mails are files in the data folder. */
export async function signsUp(page: Page, data: string, username: string): Promise<void> {
  const email = `${username}@example.org`;
  await asks(page, 'POST', 'session.signUp', { username, email, password: 'a quay of one’s own' });
  const outbox = path.join(data, 'outbox');
  for (let n = 0; n < 200; n++) {
    const mail = (existsSync(outbox) ? readdirSync(outbox) : [])
      .map((one) => readFileSync(path.join(outbox, one), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
      .find((one) => one.includes(email));
    const token = /#token=([\w.-]+)/.exec(mail ?? '')?.[1];
    if (token !== undefined) {
      await asks(page, 'POST', 'session.verify', { token });
      return;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`no mail has come for ${email}`);
}
