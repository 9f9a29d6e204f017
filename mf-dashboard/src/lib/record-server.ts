import { Unreachable, type Listeners, type RecordServer } from '@tessera/builder/records';
import { newsSchema } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isPassing } from '@tessera/shared/http';
import type { StreamHandlers } from '@tessera/shared/remote';
import * as z from 'zod/mini';

export type ClosedServer = RecordServer & { readonly close: () => void };
type Known = Parameters<RecordServer['listen']>[0];
type Snapshot = Awaited<ReturnType<RecordServer['read']>>;
type SentStep = Parameters<RecordServer['send']>[0];
type StepAnswer = Awaited<ReturnType<RecordServer['send']>>;

/** The calls that a server of records is made of. */
export interface ServerCalls {
  /** Never settles where somebody else takes over. */
  readonly read: () => Promise<Snapshot>;
  readonly send: (step: SentStep) => Promise<StepAnswer>;
  readonly stream: (
    query: { readonly since: number; readonly revision?: number },
    handlers: StreamHandlers,
  ) => Promise<unknown>;
  /** What is said where it is not known why nothing could be read. */
  readonly unread: string;
}

/** Until the stream is opened again after it ended, and after it could not be had. Milliseconds. */
const REOPEN_MS = 1000;
const RETRY_MS = 5000;

/** A server of records by the calls of a project's owner. */
export function openServer({ read, send, stream, unread }: ServerCalls): ClosedServer {
  const closed = new AbortController();
  let poll: Listeners['onState'] | undefined;

  /** Whoever closed it hears nothing of it any more. */
  async function whileOpen<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = closed.signal.aborted
      ? undefined
      : await work().then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        );
    if (result === undefined || closed.signal.aborted) return never();
    if ('value' in result) return result.value;
    const { error } = result;
    throw isApiError(error) && !isPassing(error) ? new Error(errorMessage(error, unread)) : new Unreachable();
  }

  return {
    read: () => whileOpen(read),
    send: (step) =>
      whileOpen(async () => {
        try {
          return await send(step);
        } catch (error) {
          if (!isApiError(error) || isPassing(error)) throw error;
          return { kind: 'failed', message: errorMessage(error, 'It could not be saved.'), changes: [] };
        }
      }),
    listen(known, listeners) {
      poll = listeners.onState;
      void follow({ stream, closed: closed.signal }, known, listeners);
      return () => {
        closed.abort();
      };
    },
    close() {
      closed.abort();
      // Ends what asks every few seconds instead of the stream.
      poll?.('live');
    },
  };
}

/** What nobody is to hear of. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

interface Following extends Pick<ServerCalls, 'stream'> {
  readonly closed: AbortSignal;
}

/** Opens the stream again and again until it is closed, each time after what the page knows by then. */
async function follow(following: Following, known: Known, listeners: Listeners): Promise<void> {
  const { closed } = following;
  const isClosed = () => closed.aborted;
  while (!isClosed()) {
    const isLost = await followOnce(following, known, listeners).then(
      () => false,
      () => true,
    );
    if (isClosed()) return;
    listeners.onState(isLost ? 'paused' : 'lost');
    await wait(isLost ? RETRY_MS : REOPEN_MS, closed);
  }
}

/** To the end of one stream, which tries to go on by itself; throws where it could not. */
async function followOnce(
  { stream, closed }: Following,
  known: Known,
  { onNews, onReload, onState }: Listeners,
): Promise<void> {
  const ended = new AbortController();
  const { seq, revision } = known();
  const query = { since: seq, ...(revision !== undefined && { revision }) };
  await stream(query, {
    signal: AbortSignal.any([closed, ended.signal]),
    onReconnecting: (isReconnecting) => {
      if (!closed.aborted) onState(isReconnecting ? 'lost' : 'live');
    },
    onEvent: ({ type, data }) => {
      if (closed.aborted) return;
      if (type === 'reload') {
        // What comes next is asked for by what the page knows then.
        ended.abort();
        onReload();
        return;
      }
      const news = type === 'news' ? z.safeParse(newsSchema, data) : undefined;
      if (news?.success) onNews(news.data);
    },
  });
}
