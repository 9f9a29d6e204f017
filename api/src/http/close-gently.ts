import type { Socket } from 'node:net';

/** A client that does not close its side by then has gone, or does not want to. */
const LINGER_MS = 2000;

/**
 * Ends our side of the connection and goes on reading, into nothing, until the client has closed its own. Closing both
 * at once with something unread makes the system send a reset, and the client loses even the answer on its way.
 */
export function closeGently(socket: Socket): void {
  if (socket.writableEnded || socket.destroyed) return;
  socket.end();
  // Away from Node's parser: a request that comes now would be worked on, and nobody would get its answer.
  socket.removeAllListeners('data');
  socket.on('data', () => undefined);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
