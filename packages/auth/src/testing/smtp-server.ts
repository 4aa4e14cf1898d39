import { createServer, type AddressInfo } from 'node:net';

export interface SmtpServer {
  /** As the operator's setting names it. */
  readonly url: string;
  /** What was taken so far. */
  readonly mails: readonly string[];
  /** Refuses every mail from now on, or takes them again. */
  refuse(on: boolean): void;
  close(): void;
}

/** As much of a mail server as RFC 5321 asks of the smallest one, on loopback. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = [];
  let refusing = false;
  const server = createServer((socket) => {
    let mail: string | null = null;
    let rest = '';
    socket.write('220 here\r\n');
    // A client that dies in the middle.
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail !== null) {
          if (line !== '.') mail += `${line}\n`;
          else {
            mails.push(mail);
            mail = null;
            socket.write('250 taken\r\n');
          }
        } else if (line === 'DATA') {
          if (refusing) socket.write('451 not now\r\n');
          else {
            mail = '';
            socket.write('354 go on\r\n');
          }
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mails,
    refuse: (on) => {
      refusing = on;
    },
    close: () => server.close(),
  };
}
