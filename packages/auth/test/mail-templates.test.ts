import { LANGUAGES } from '@quayside/languages';
import { expect, it } from 'vitest';
import { accountMessages } from '../src/index.ts';
import { renderMail, type MailTemplate } from '../src/mail-templates.ts';

const KINDS: MailTemplate[] = ['confirm', 'have-account', 'reset', 'password-changed', 'email-changed', 'farewell'];

it.each(KINDS)('the mail %s says something else in each language, with the link in both forms', (kind) => {
  const link = 'https://play.example.org/account#token=abc';
  const [en, de] = LANGUAGES.map((language) => renderMail(kind, language, { name: 'Ann', link }));
  expect(en?.subject).not.toBe(de?.subject);
  for (const content of [en, de]) {
    expect(content?.text).toContain(link);
    expect(content?.html).toContain(`<a href="${link}">`);
    expect(content?.subject).not.toMatch(/[\r\n]/);
  }
});

it('every refusal has words in both languages, with the same gaps', () => {
  const gaps = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? '').sort();
  const [en, de] = [Object.entries(accountMessages.en), new Map(Object.entries(accountMessages.de))];
  expect(en.map(([key]) => key)).toEqual([...de.keys()]);
  for (const [key, text] of en) expect(gaps(text), key).toEqual(gaps(de.get(key) ?? ''));
});
