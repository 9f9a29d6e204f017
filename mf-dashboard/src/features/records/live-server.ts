import { Unreachable, type Listeners, type RecordServer } from '@tessera/builder/records';
import {
  newsSchema,
  readDatabaseSnapshot,
  sendDatabaseStep,
  streamDatabaseNews,
  type CallInput,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError, isPassing } from '@tessera/shared/http';
import type { ApiPort } from '@tessera/shared/remote';
import * as z from 'zod/mini';

export interface LiveServerPorts {
  readonly api: ApiPort;
  readonly databaseId: string;
  /** The version whose model the page has. */
  readonly versionId: string;
  /** Another version is live by now, whose records this page cannot read. */
  readonly onOtherVersion: (versionId: string) => void;
}

type Server = RecordServer & { readonly close: () => void };
type Known = Parameters<RecordServer['listen']>[0];

/** Until the stream is opened again after it ended, and after it could not be had. Milliseconds. */
const REOPEN_MS = 1000;
const RETRY_MS = 5000;
const UNREAD = 'The live data could not be read.';

/** The server of a live application's records, by the calls of its project's owner. */
export function openLiveServer({ api, databaseId, versionId, onOtherVersion }: LiveServerPorts): Server {
  const params = { id: databaseId };
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
    throw isApiError(error) && !isPassing(error) ? new Error(errorMessage(error, UNREAD)) : new Unreachable();
  }

  return {
    read: () =>
      whileOpen(async () => {
        const { versionId: live, ...snapshot } = await api.call(readDatabaseSnapshot, { params, query: {} });
        if (live === versionId) return snapshot;
        onOtherVersion(live);
        return never();
      }),
    send: (step) =>
      whileOpen(async () => {
        try {
          // The kit's own words, which are only read: that lists may not be written to is all that its types say besides.
          const body = step as CallInput<typeof sendDatabaseStep>['body'];
          return await api.call(sendDatabaseStep, { params, query: {}, body });
        } catch (error) {
          if (!isApiError(error) || isPassing(error)) throw error;
          return { kind: 'failed', message: errorMessage(error, 'It could not be saved.'), changes: [] };
        }
      }),
    listen(known, listeners) {
      poll = listeners.onState;
      void follow({ api, params, closed: closed.signal }, known, listeners);
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

function never(): Promise<never> {
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

interface Following {
  readonly api: ApiPort;
  readonly params: { readonly id: string };
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
  { api, params, closed }: Following,
  known: Known,
  { onNews, onReload, onState }: Listeners,
): Promise<void> {
  const ended = new AbortController();
  const { seq, revision } = known();
  const query = { since: seq, ...(revision !== undefined && { revision }) };
  await api.stream(
    streamDatabaseNews,
    { params, query },
    {
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
    },
  );
}
