import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Letter } from './letters.ts';

/** Carries mails. Nobody waits for it: how long a mail takes would tell whether an address is known here. */
export interface Post {
  send(to: string, letter: Letter): void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export interface PostOptions {
  readonly smtp: string | null;
  readonly from: string;
  /** Where mails become files that a mail program can open, if there is no server. */
  readonly outbox: string;
  readonly report: (error: unknown) => void;
}

export function openPost({ smtp, from, outbox, report }: PostOptions): Post {
  const deliver = smtp === null ? toFolder(outbox) : toServer(smtp);
  const underWay = new Set<Promise<void>>();
  return {
    send(to, letter) {
      const sent = deliver({ from, to, ...letter })
        .catch(report)
        .finally(() => underWay.delete(sent));
      underWay.add(sent);
    },
    async close() {
      await Promise.all(underWay);
    },
  };
}

type Mail = Letter & { readonly from: string; readonly to: string };

function toServer(url: string): (mail: Mail) => Promise<void> {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

function toFolder(folder: string): (mail: Mail) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}`;
    // Whoever looks into the folder finds whole mails only. They hold links that open accounts: they are the owner's to read.
    const [draft, file] = [path.join(folder, `.${name}`), path.join(folder, `${name}.eml`)];
    await writeFile(draft, message as Buffer, { mode: 0o600 });
    await rename(draft, file);
  };
}
