import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderMail } from '../src/mail-templates.ts';
import { createMailer } from '../src/mailer.ts';
import { startSmtpServer, type SmtpServer } from '../src/testing/smtp-server.ts';

let server: SmtpServer;
beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.close());

it('mails go to the server that the operator names', async () => {
  const defects: unknown[] = [];
  const smtp = server.url;
  const mailer = createMailer({
    smtp,
    from: 'Quayside <quayside@example.org>',
    outbox: '',
    report: (error) => defects.push(error),
  });
  mailer.send('ann@example.org', renderMail('farewell', 'en', { name: 'Ann', link: null }));
  await mailer.close();
  expect(defects).toEqual([]);
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain('Subject: Your account has been deleted');
});

it('a mail that can’t be sent is reported, and nobody’s call fails for it', async () => {
  const defects: unknown[] = [];
  const smtp = 'smtp://127.0.0.1:1?ignoreTLS=true';
  const mailer = createMailer({
    smtp,
    from: 'Quayside <quayside@example.org>',
    outbox: '',
    report: (error) => defects.push(error),
  });
  mailer.send('ann@example.org', renderMail('farewell', 'en', { name: 'Ann', link: null }));
  await mailer.close();
  expect(defects).toHaveLength(1);
});
