import { randomUUID } from 'node:crypto';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { ServerProcess } from './server-process';

export interface BalancedCall {
  /** The host that the browser asked for. */
  readonly host: string;
  /** With `/api` where it is a call of the API. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface BalancedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The caller knows its form. */
  json(): unknown;
}

/** What is sent as it comes. */
export interface BalancedStream {
  readonly status: number;
  /** Everything that has come so far. */
  text(): string;
  readonly ended: Promise<void>;
  close(): void;
}

/** A request as a balancer passes it on: to the port of one server, for the host that the browser asked for. Rejects where nobody answers. */
export async function passOn(server: ServerProcess, call: BalancedCall): Promise<BalancedAnswer> {
  const { answer, text, ended } = await begin(server, call);
  await ended;
  if (!answer.complete) throw new Error(`The answer of ${call.path} was cut off`);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: text(),
    json: () => JSON.parse(text()) as unknown,
  };
}

/** The same for a stream of events; resolves once its headers are there. */
export async function openStream(server: ServerProcess, call: BalancedCall): Promise<BalancedStream> {
  const { answer, text, ended } = await begin(server, call);
  return { status: answer.statusCode ?? 0, text, ended, close: () => void answer.destroy() };
}

interface Begun {
  readonly answer: IncomingMessage;
  readonly text: () => string;
  readonly ended: Promise<void>;
}

function begin(
  server: ServerProcess,
  { host, path, method = 'GET', headers = {}, body }: BalancedCall,
): Promise<Begun> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: Number(new URL(server.url).port),
        agent: false,
        path,
        method,
        headers: {
          host,
          'x-requested-with': 'XMLHttpRequest',
          ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', () => undefined);
        const ended = new Promise<void>((end) => {
          answer.once('close', end);
        });
        resolve({ answer, text: () => text, ended });
      },
    );
    asked.once('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
