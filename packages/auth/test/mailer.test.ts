import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderMail } from '../src/mail-templates.ts';
import { createMailer } from '../src/mailer.ts';

/** As much of a mail server as RFC 5321 asks of the smallest one. */
const taken: string[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((socket) => {
    let mail: string | null = null;
    let rest = '';
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail !== null) {
          if (line !== '.') mail += `${line}\n`;
          else {
            taken.push(mail);
            mail = null;
            socket.write('250 taken\r\n');
          }
        } else if (line === 'DATA') {
          mail = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

it('mails go to the server that the operator names', async () => {
  const { port } = server.address() as AddressInfo;
  const defects: unknown[] = [];
  const smtp = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  const mailer = createMailer({
    smtp,
    from: 'Quayside <quayside@example.org>',
    outbox: '',
    report: (error) => defects.push(error),
  });
  mailer.send('ann@example.org', renderMail('farewell', 'en', { name: 'Ann', link: null }));
  await mailer.close();
  expect(defects).toEqual([]);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain('Subject: Your account has been deleted');
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
