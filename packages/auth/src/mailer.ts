import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailContent } from './mail-templates.ts';

/** Sends mails in the background: waiting would reveal whether an address is known. */
export interface Mailer {
  send(to: string, content: MailContent): void;
  /** Sends one and waits until a server, or the outbox, has it. */
  deliver(to: string, content: MailContent, headers?: MailHeaders): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export type MailHeaders = { readonly [name: string]: string };

export interface MailerOptions {
  readonly smtp: string | null;
  readonly from: string;
  /** Where mails become files that a mail program can open, if there is no server. */
  readonly outbox: string;
  readonly report: (error: unknown) => void;
}

export function createMailer({ smtp, from, outbox, report }: MailerOptions): Mailer {
  const deliver = smtp === null ? folderTransport(outbox) : smtpTransport(smtp);
  const pending = new Set<Promise<void>>();
  return {
    send(to, content) {
      const sent = deliver({ from, to, ...content })
        .catch(report)
        .finally(() => pending.delete(sent));
      pending.add(sent);
    },
    deliver: (to, content, headers = {}) => deliver({ from, to, ...content, headers }),
    async close() {
      await Promise.all(pending);
    },
  };
}

type Mail = MailContent & { readonly from: string; readonly to: string; readonly headers?: MailHeaders };

function smtpTransport(url: string): (mail: Mail) => Promise<void> {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

function folderTransport(folder: string): (mail: Mail) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}`;
    // Renamed when complete, and readable by the owner only: mails hold links that open accounts.
    const [draft, file] = [path.join(folder, `.${name}`), path.join(folder, `${name}.eml`)];
    await writeFile(draft, message as Buffer, { mode: 0o600 });
    await rename(draft, file);
  };
}
