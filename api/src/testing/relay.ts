import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands between the server and its database, and can be cut. */
export interface Relay {
  readonly port: number;
  /** Ends every connection at once and takes no new one. */
  cut(): Promise<void>;
  /** Takes connections again, on the same port. */
  restore(): Promise<void>;
}

/** Passes connections on to a port of this machine. */
export async function startRelay(host: string, port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let server: Server = await listen(0);

  function pass(near: Socket): void {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }

  function listen(own: number): Promise<Server> {
    return new Promise((resolve, reject) => {
      const listening = createServer(pass);
      listening.once('error', reject);
      listening.listen(own, '127.0.0.1', () => resolve(listening));
    });
  }

  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async restore() {
      server = await listen(own);
    },
  };
}
