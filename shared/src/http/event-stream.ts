import { createParser } from 'eventsource-parser';
import { isPassing, NetworkError } from './api-errors';

export interface StreamHandlers {
  readonly onEvent: (event: { readonly id: string; readonly type: string; readonly data: unknown }) => void;
  readonly onReconnecting?: (isReconnecting: boolean) => void;
  readonly signal: AbortSignal;
}

/** Waits between attempts to take up a lost stream again, in milliseconds; after the last the reader gives up. */
const RECONNECT_WAITS = [250, 1000, 3000];

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** What one reader has seen so far. */
interface Progress {
  lastEventId: string | undefined;
  hasEnded: boolean;
  /** Attempts to resume since the last event. */
  attempt: number;
}

/** Reads one connection to its end. */
async function readConnection(
  handlers: StreamHandlers,
  progress: Progress,
  connect: (lastEventId: string | undefined) => Promise<Response>,
): Promise<void> {
  const parser = createParser({
    onEvent: (event) => {
      if (event.id) progress.lastEventId = event.id;
      progress.attempt = 0;
      if (event.event === 'end') progress.hasEnded = true;
      handlers.onEvent({ id: event.id ?? '', type: event.event ?? 'message', data: JSON.parse(event.data) });
    },
  });
  try {
    const response = await connect(progress.lastEventId);
    handlers.onReconnecting?.(false);
    await pump(response, (text) => parser.feed(text));
  } catch (error) {
    // A lost connection is taken up again, also when the server starts, waits or has too many open; any other refusal
    // is the caller's business.
    if (!handlers.signal.aborted && !isPassing(error)) throw error;
  }
}

/**
 * Reads server-sent events through `fetch` (EventSource cannot carry the bearer token) until an event named
 * `end` arrives or the caller aborts.
 *
 * @param connect opens the stream after the event with the given id
 * @throws NetworkError when the stream was lost and three attempts to resume it failed; whatever `connect`
 *   throws when the server refused
 */
export async function readEventStream(
  handlers: StreamHandlers,
  connect: (lastEventId: string | undefined) => Promise<Response>,
): Promise<void> {
  const progress: Progress = { lastEventId: undefined, hasEnded: false, attempt: 0 };
  const isOver = () => progress.hasEnded || handlers.signal.aborted;
  for (;;) {
    await readConnection(handlers, progress, connect);
    if (isOver()) return;
    const pause = RECONNECT_WAITS[progress.attempt];
    if (pause === undefined) throw new NetworkError('The live connection was lost');
    progress.attempt += 1;
    handlers.onReconnecting?.(true);
    await wait(pause, handlers.signal);
    if (isOver()) return;
  }
}

async function pump(response: Response, feed: (text: string) => void): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      feed(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    throw new NetworkError('The live connection was lost', { cause: error });
  }
}
