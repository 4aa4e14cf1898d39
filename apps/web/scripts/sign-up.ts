import type { Page } from '@playwright/test';
import { linkMailedTo } from '../e2e/sign-up.ts';
import { asks } from './play-by-api.ts';

/** Makes a member of whoever is at this page, without the forms. */
export async function signsUp(page: Page, data: string, username: string): Promise<void> {
  const email = `${username}@example.org`;
  await asks(page, 'POST', 'session.signUp', { username, email, password: 'a quay of one’s own' });
  const [, token] = (await linkMailedTo(email, data)).split('#token=');
  await asks(page, 'POST', 'session.verify', { token });
}
