import { createServer, type RequestListener, type Server } from 'node:http';
import { InvalidSetting, type Settings } from './settings.ts';

/** Listens on every address, or says in words why it can't. A machine without the new addresses does with the old ones. */
export async function listen(
  { port, hosts }: Pick<Settings, 'port' | 'hosts'>,
  answer: RequestListener,
): Promise<Server[]> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = createServer(answer);
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      servers.push(server);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (servers.length > 0 && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue;
      for (const one of servers) one.close();
      throw new InvalidSetting(reason(code, port, host));
    }
  }
  return servers;
}

function reason(code: string, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. End it, or choose another port: PORT=${port === 65_535 ? 3001 : port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`;
    default:
      return `The server can't listen on ${host}, port ${port} (${code}).`;
  }
}
