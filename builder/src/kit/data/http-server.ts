import { Unreachable, type Known, type Listeners, type RecordServer, type Said } from './record-server';
import type { News, SentStep, Snapshot, StepAnswer } from './server-protocol';

const TIMEOUT_MS = 30_000;
const MOST_TRIES = 5;
const MAX_RETRY_S = 30;
/** After so many connections that failed in a row nobody should take what is shown for the newest. */
const FAILS_UNTIL_PAUSED = 3;
/** Says whose step it is: another tab of this browser may have signed in or out meanwhile. */
const PERSON = 'tessera-person';
const VISITOR = 'visitor';
const NO_ANSWER = 'The server gave an answer that this page does not understand. Load the page again.';

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
async function call(address: string, init: RequestInit = {}): Promise<Said> {
  for (let tries = 1; ; tries += 1) {
    const response = await ask(address, init);
    const { status } = response;
    const seconds = Number(response.headers.get('retry-after'));
    const isLater = (status === 429 || status === 503) && seconds > 0 && seconds <= MAX_RETRY_S;
    if (isLater && tries < MOST_TRIES) {
      await pause(seconds * 1000);
      continue;
    }
    return answerIn(response);
  }
}

async function answerIn(response: Response): Promise<Said> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  // A page of whoever stands between here and the server is no answer.
  if (status >= 500 || (status < 400 && body === null)) throw new Unreachable();
  return { status, body: typeof body === 'object' && body !== null ? { ...body } : {} };
}

function messageOf({ message }: Said['body']): string {
  return typeof message === 'string' ? message : NO_ANSWER;
}

/** The server of the page's own host, at this address: '/_data'. [DATA-04] */
export function openHttpServer(base: string): RecordServer {
  return {
    async read() {
      const { status, body } = await call(base);
      if (status === 429) throw new Unreachable();
      if (typeof body['seq'] !== 'number') throw new Error(messageOf(body));
      // What stands below is the server's word, which a test of both sides holds.
      return body as unknown as Snapshot;
    },
    async send(step: SentStep, person) {
      const { status, body } = await call(`${base}/steps`, posting(step, { [PERSON]: person || VISITOR }));
      if (status === 401) throw new Unreachable();
      if (typeof body['kind'] !== 'string') return { kind: 'failed', message: messageOf(body), changes: [] };
      return body as unknown as StepAnswer;
    },
    // Whoever is told to wait reads for how long.
    async ask(path, body) {
      const response = await ask(base + path, posting(body));
      return { ...(await answerIn(response)), wait: Number(response.headers.get('retry-after')) };
    },
    listen: (known, listeners) => listen(() => `${base}/events?${queryOf(known())}`, listeners),
  };
}

function posting(body: object, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
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
