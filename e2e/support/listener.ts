import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody's server elsewhere, which nothing of an application is to reach. */
export interface Listener {
  /** Of both kinds. */
  readonly port: number;
  readonly url: string;
  /** Whatever came: each connection, request and packet. */
  readonly heard: readonly string[];
  readonly close: () => void;
}

export async function startListener(): Promise<Listener> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.setHeader('access-control-allow-origin', '*');
    response.end('<title>Elsewhere</title>');
  });
  server.on('connection', () => heard.push('connection'));
  // What is no HTTP: the connection was counted already.
  server.on('clientError', (_error, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const packets = createSocket('udp4', () => heard.push('packet'));
  packets.bind(port, '127.0.0.1');
  await once(packets, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
    packets.close();
  };
  return { port, url: `http://127.0.0.1:${port}`, heard, close };
}
