import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy in front of a database that can cut connections. */
export class TcpProxy {
  readonly url: string;
  private readonly close: () => void;
  private readonly sockets: Set<Socket>;
  /** Called with what is about to pass on to the database; false keeps it back and cuts the connection. */
  pass: (bytes: Buffer) => boolean = () => true;
  /** The same for what the database answers. */
  answer: (bytes: Buffer) => boolean = () => true;

  private constructor(url: string, close: () => void, sockets: Set<Socket>) {
    this.url = url;
    this.close = close;
    this.sockets = sockets;
  }

  static async before(url: string): Promise<TcpProxy> {
    const { hostname, port } = new URL(url);
    const sockets = new Set<Socket>();
    const server = createServer((client) => {
      const upstream = connect(Number(port), hostname);
      const cut = () => {
        client.destroy();
        upstream.destroy();
        sockets.delete(client);
      };
      sockets.add(client);
      for (const one of [client, upstream]) one.on('error', cut).on('close', cut);
      client.on('data', (bytes) => (proxy.pass(bytes) ? upstream.write(bytes) : cut()));
      upstream.on('data', (bytes) => (proxy.answer(bytes) ? client.write(bytes) : cut()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // Listening on a port, so the address is one of those.
    const here = new URL(url);
    here.port = String((server.address() as AddressInfo).port);
    const proxy = new TcpProxy(here.href, () => server.close(), sockets);
    return proxy;
  }

  /** Cuts every connection at once. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  end(): void {
    this.close();
    this.cut();
  }
}
