import type { Page } from '@playwright/test';
import { mailedLink } from '../e2e/sign-up.ts';
import { callApi } from './play-by-api.ts';

/** Makes a member of whoever is at this page, without the forms. */
export async function signUpByApi(page: Page, data: string, username: string): Promise<void> {
  const email = `${username}@example.org`;
  await callApi(page, 'POST', 'session.signUp', { username, email, password: 'a quay of one’s own' });
  const [, token] = (await mailedLink(email, data)).split('#token=');
  await callApi(page, 'POST', 'session.verifyEmail', { emailToken: token });
}
