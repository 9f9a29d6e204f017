import { Unreachable, type Known, type Listeners, type RecordServer } from './record-server';
import type { News, SentStep, Snapshot, StepAnswer } from './server-protocol';

const TIMEOUT_MS = 30_000;
const MOST_TRIES = 5;
const MAX_RETRY_S = 30;
/** After so many connections that failed in a row nobody should take what is shown for the newest. */
const FAILS_UNTIL_PAUSED = 3;
const NO_ANSWER = 'The server gave an answer that this page does not understand. Load the page again.';

type Body = Readonly<Record<string, unknown>>;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new Unreachable();
  }
}

/** Asks again where the server says when: it wakes up, or has too much to do. */
async function call(address: string, init: RequestInit = {}): Promise<Body> {
  for (let tries = 1; ; tries += 1) {
    const response = await ask(address, init);
    const { status } = response;
    const seconds = Number(response.headers.get('retry-after'));
    const isLater = (status === 429 || status === 503) && seconds > 0 && seconds <= MAX_RETRY_S;
    if (isLater && tries < MOST_TRIES) {
      await pause(seconds * 1000);
      continue;
    }
    if (status >= 500) throw new Unreachable();
    const body: unknown = await response.json().catch(() => null);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  }
}

function messageOf({ message }: Body): string {
  return typeof message === 'string' ? message : NO_ANSWER;
}

/** The server of the page's own host, at this address: '/_data'. [DATA-04] */
export function openHttpServer(base: string): RecordServer {
  return {
    async read() {
      const body = await call(base);
      if (typeof body['seq'] !== 'number') throw new Error(messageOf(body));
      // What stands below is the server's word, which a test of both sides holds.
      return body as unknown as Snapshot;
    },
    async send(step: SentStep) {
      const body = await call(`${base}/steps`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(step),
      });
      if (typeof body['kind'] !== 'string') return { kind: 'failed', message: messageOf(body), changes: [] };
      return body as unknown as StepAnswer;
    },
    listen: (known, listeners) => listen(() => `${base}/events?${queryOf(known())}`, listeners),
  };
}

function queryOf({ seq, revision }: Known): string {
  return `since=${String(seq)}${revision === undefined ? '' : `&revision=${String(revision)}`}`;
}

/** Opens the stream anew each time, because the browser would ask for news since the first opening. */
function listen(addressOf: () => string, { onNews, onReload, onState }: Listeners): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fails = 0;
  const open = () => {
    source = new EventSource(addressOf());
    source.onopen = () => {
      fails = 0;
      onState('live');
    };
    source.onerror = () => {
      source.close();
      fails += 1;
      onState(fails < FAILS_UNTIL_PAUSED ? 'lost' : 'paused');
      timer = setTimeout(open, Math.min(1000 * 2 ** (fails - 1), TIMEOUT_MS));
    };
    source.addEventListener('news', ({ data }: MessageEvent<string>) => {
      onNews(JSON.parse(data) as News);
    });
    source.addEventListener('reload', onReload);
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
