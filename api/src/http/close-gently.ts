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

/**
 * For every connection of a server, since Node calls `destroySoon` after the last answer. It would close at once, and what the
 * client sends meanwhile (the rest of a body that was refused) would reset the connection before the answer is read.
 */
export function letAnswersArrive(socket: Socket): void {
  socket.destroySoon = () => closeGently(socket);
}
