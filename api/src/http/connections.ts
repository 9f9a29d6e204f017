import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Every connection of a server, with the requests in flight on it. */
export class Connections {
  readonly #inFlight = new Map<Socket, number>();
  readonly #prepare: RequestListener;
  #isClosing = false;

  /** @param prepare sees every request, on every server, before the framework does */
  constructor(prepare: RequestListener = () => undefined) {
    this.#prepare = prepare;
  }

  /** Makes a server whose connections are known here. */
  createServer(handler: RequestListener): Server {
    const server = createServer((request, response) => {
      this.#prepare(request, response);
      handler(request, response);
    });
    // Longer than a balancer keeps its side open, so that it never sends into a closing connection.
    server.keepAliveTimeout = 72_000;
    server.on('connection', (socket) => {
      if (this.#isClosing) socket.destroy();
      this.#inFlight.set(socket, 0);
      socket.once('close', () => this.#inFlight.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.#count(socket, 1);
      response.once('close', () => this.#count(socket, -1));
    });
    return server;
  }

  /**
   * Closes every connection as soon as nothing is in flight on it. Node's own closing leaves those open
   * that never sent a request, and browsers open such ahead of need: stopping would wait for them.
   */
  drain(): void {
    this.#isClosing = true;
    for (const [socket, requests] of this.#inFlight) if (requests === 0) socket.destroySoon();
  }

  #count(socket: Socket, change: number): void {
    const before = this.#inFlight.get(socket);
    if (before === undefined) return;
    this.#inFlight.set(socket, before + change);
    if (this.#isClosing && before + change === 0) socket.destroySoon();
  }
}
