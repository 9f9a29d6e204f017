import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error';

export interface ServerSentEvent {
  readonly id?: number | string;
  readonly event: string;
  /** Sent as JSON. */
  readonly data: unknown;
}

export interface EventStream {
  /** False once the stream has ended: stop producing. */
  send(event: ServerSentEvent): boolean;
  /** Ends the stream from this side. */
  end(): void;
  readonly isOpen: boolean;
  /** Aborted when either side ended the stream. */
  readonly signal: AbortSignal;
  /** What the client saw last, from its `Last-Event-ID`; undefined at the first connection. */
  readonly lastEventId: string | undefined;
}

/** Streams that one account may have open in this process (SAFE-02). */
export const STREAMS_PER_ACCOUNT = 10;

const HEARTBEAT_MS = 15_000;
/** A reader this far behind is cut off; it resumes from its last event by itself. */
const MAX_BUFFERED_BYTES = 1_048_576;

/** Opens server-sent event streams and knows which are open, so that a stopping server can end them. */
export class EventStreams {
  /** Each with whose it is. */
  readonly #open = new Map<EventStream, string>();
  #isClosing = false;

  get size(): number {
    return this.#open.size;
  }

  /** Throws RATE_LIMITED when the account has as many open as it may. */
  requireRoom(account: string): void {
    const own = [...this.#open.values()].filter((other) => other === account).length;
    if (own < STREAMS_PER_ACCOUNT) return;
    const message = `You have ${STREAMS_PER_ACCOUNT} live views open, which is the limit. Close one first.`;
    throw new AppError('RATE_LIMITED', message, { retryAfter: 5 });
  }

  /**
   * Answers the request with `text/event-stream` and hands over the open stream. The headers set so far
   * are kept: `hijack` drops them otherwise. Throws UNAVAILABLE while the server stops, RATE_LIMITED when the account
   * has as many open as it may.
   */
  open(request: FastifyRequest, reply: FastifyReply, account: string): EventStream {
    if (this.#isClosing) throw new AppError('UNAVAILABLE', 'The server is restarting.', { retryAfter: 1 });
    this.requireRoom(account);
    const { raw } = reply;
    // Whoever has left while it was looked up whose it is: no 'close' will come any more.
    if (raw.destroyed || request.raw.socket.destroyed)
      throw new AppError('UNAVAILABLE', 'The connection was closed.');
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) raw.setHeader(name, value);
    }
    raw.setHeader('content-type', 'text/event-stream; charset=utf-8');
    raw.setHeader('cache-control', 'no-store');
    raw.setHeader('x-accel-buffering', 'no');
    raw.statusCode = 200;
    raw.flushHeaders();
    const ended = new AbortController();
    const heartbeat = setInterval(() => raw.write(': keep-alive\n\n'), HEARTBEAT_MS);
    const close = () => {
      clearInterval(heartbeat);
      this.#open.delete(stream);
      ended.abort();
    };
    const stream = this.#makeStream(raw, ended.signal, request.headers['last-event-id']);
    this.#open.set(stream, account);
    raw.once('close', close);
    raw.once('error', close);
    return stream;
  }

  /** Ends every open stream, and refuses new ones. Clients reconnect and resume elsewhere. */
  endAll(): void {
    this.#isClosing = true;
    for (const stream of this.#open.keys()) stream.end();
  }

  #makeStream(
    raw: FastifyReply['raw'],
    signal: AbortSignal,
    lastEventId: string | string[] | undefined,
  ): EventStream {
    return {
      signal,
      lastEventId: Array.isArray(lastEventId) ? lastEventId[0] : lastEventId,
      get isOpen() {
        return !signal.aborted && !raw.writableEnded && !raw.destroyed;
      },
      send(event) {
        if (!this.isOpen) return false;
        raw.write(formatEvent(event));
        if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy();
        return this.isOpen;
      },
      end() {
        if (!raw.writableEnded) raw.end();
      },
    };
  }
}

function formatEvent({ id, event, data }: ServerSentEvent): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
