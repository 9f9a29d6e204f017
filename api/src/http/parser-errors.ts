import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../core/app-error';
import { errorCode } from '../core/error-code';
import { closeGently } from './close-gently';
import { SITE_HEADERS } from './site-headers';

/** Answers in our form what Node's parser refuses before there is a request (SAFE-16), and closes the connection. */
export function answerParserError(error: Error, socket: Socket): void {
  // Reset by the client, or an answer is on its way already: nothing more can be said.
  if (errorCode(error) === 'ECONNRESET' || !socket.writable || hasBegunAnswer(socket)) {
    socket.destroy();
    return;
  }
  const { status, code, message } = explain(errorCode(error));
  const body = JSON.stringify({ error: message, code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    // Whose host it was about is not known.
    ...Object.entries(SITE_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  closeGently(socket);
}

function explain(code: string | undefined): AppError {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new AppError('TIMEOUT', 'The request took too long to arrive.');
    case 'HPE_HEADER_OVERFLOW':
      return new AppError('HEADERS_TOO_LARGE', 'The headers of the request are too large.');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new AppError('TOO_LARGE', 'The request is too large.');
    default:
      return new AppError('BAD_REQUEST', 'The request could not be read.');
  }
}

/** Node keeps the answer that is being written with its connection, and its own handler looks there as well. */
function hasBegunAnswer(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'headersSent') === true;
}
