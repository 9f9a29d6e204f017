import ky, { HTTPError, type AfterResponseHook, type Options } from 'ky';
import * as z from 'zod/mini';
import { errorBodySchema, type CallInput, type CallOutput, type Contract } from '../contracts';
import { ApiError, NetworkError } from './api-errors';
import { readEventStream, type StreamHandlers } from './event-stream';
import { fetchWithProgress, type ProgressListener } from './fetch-with-progress';

export interface ApiClientPorts {
  /** Where the API is, without a slash at the end: `/api`, or another origin's. */
  readonly baseUrl: string;
  readonly getAccessToken: () => string | undefined;
  /** Gets a new access token, or undefined when the session is over. Never more than one in flight. */
  readonly refreshAccessToken: () => Promise<string | undefined>;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** Goes with a call that takes a file. */
  readonly file?: File;
  /** Hears how much of the body is sent; it begins anew where a 401 has it sent once more. */
  readonly onUploadProgress?: ProgressListener;
  /** A bearer token to take instead of the session's; a 401 to it is final. */
  readonly token?: string;
}

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

export interface ApiClient {
  readonly call: <C extends Contract>(
    contract: C,
    input: CallInput<C>,
    options?: CallOptions,
  ) => Promise<CallOutput<C>>;
  readonly download: <C extends Contract>(
    contract: C,
    input: CallInput<C>,
    options?: CallOptions,
  ) => Promise<{ readonly content: Blob; readonly name: string | undefined }>;
  readonly stream: <C extends Contract>(
    contract: C,
    input: CallInput<C>,
    handlers: StreamHandlers,
  ) => Promise<void>;
}

function fillPath(pattern: string, params: Record<string, unknown> = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => fillParameter(name, String(params[name])));
}

function fillParameter(name: string, value: string): string {
  // A URL goes up by them, whatever escapes they have, and would be another call's.
  if (value === '.' || value === '..') throw new Error(`"${value}" cannot be the ${name} of a call`);
  return encodeURIComponent(value);
}

function search(query: Record<string, unknown> = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}` : '';
}

/** A form with the fields first: a server may decide by them before it reads the file. */
function formOf(fields: unknown, file: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  if (file) form.append('file', file, file.name);
  return form;
}

/** The name that a file is sent under: in full where the header has it, else in plain letters. */
function nameIn(disposition: string | null): string | undefined {
  const [, full] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (full !== undefined) return decodeURIComponent(full);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}

async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = z.safeParse(errorBodySchema, body);
  const seconds = Number(response.headers.get('retry-after'));
  return new ApiError(
    response.status,
    // An answer that is not ours (a proxy's page) has no message worth showing: the caller's fallback is.
    parsed.success ? parsed.data : { error: '', code: 'INTERNAL' },
    Number.isFinite(seconds) && seconds > 0 ? seconds : undefined,
  );
}

/** Turns what ky throws into the two errors that callers know; lets an abort through. */
async function translate(error: unknown): Promise<unknown> {
  if (error instanceof HTTPError) return toApiError(error.response);
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof TypeError) return new NetworkError(error.message, { cause: error });
  return error;
}

const transport = ky.create({
  retry: 0,
  timeout: false,
  credentials: 'include',
  headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
});

/** What one call is sent by, and what becomes of a 401 to it. */
function sending(ports: ApiClientPorts, { token, onUploadProgress }: CallOptions): Options {
  const send = onUploadProgress ? fetchWithProgress(onUploadProgress) : ports.fetch;
  return {
    ...(send && { fetch: send }),
    hooks: { afterResponse: token === undefined ? [refreshOnce(ports, send)] : [] },
  };
}

/** SES-04: one refresh, then the original request once more, sent as it was. */
function refreshOnce(ports: ApiClientPorts, send: typeof fetch | undefined): AfterResponseHook {
  return async (request, _options, response) => {
    const hadToken = request.headers.has('authorization');
    if (response.status !== 401 || !hadToken) return response;
    const token = await ports.refreshAccessToken();
    if (!token) return response;
    const again = new Request(request, { headers: new Headers(request.headers) });
    again.headers.set('authorization', `Bearer ${token}`);
    return (send ?? fetch)(again);
  };
}

/** Makes calls by their contracts: bearer token, credentials, JSON and X-Requested-With headers (SES-10). */
export function createApiClient(ports: ApiClientPorts): ApiClient {
  function request(
    contract: Contract,
    parts: Parts,
    options: CallOptions,
    extra: Record<string, string> = {},
  ) {
    const token = options.token ?? (contract.access === 'user' ? ports.getAccessToken() : undefined);
    const headers: Record<string, string> = { ...extra };
    if (token) headers['authorization'] = `Bearer ${token}`;
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    const init: Options = { ...sending(ports, options), method: contract.method, headers };
    if (contract.takesFile === true) init.body = formOf(parts.body, options.file);
    else if (parts.body !== undefined) init.json = parts.body;
    if (options.signal) init.signal = options.signal;
    const url = ports.baseUrl + fillPath(contract.path, parts.params) + search(parts.query);
    return transport(new URL(url, globalThis.location.href), init);
  }

  return {
    async call(contract, input, options = {}) {
      try {
        const response = await request(contract, input as Parts, options);
        const body: unknown = response.status === 204 ? undefined : await response.json();
        return z.parse(contract.response, body) as CallOutput<typeof contract>;
      } catch (error) {
        throw await translate(error);
      }
    },
    async download(contract, input, options = {}) {
      try {
        const response = await request(contract, input as Parts, options, { accept: '*/*' });
        const name = nameIn(response.headers.get('content-disposition'));
        return { content: await response.blob(), name };
      } catch (error) {
        throw await translate(error);
      }
    },
    async stream(contract, input, handlers) {
      await readEventStream(handlers, async (lastEventId) => {
        const extra: Record<string, string> = { accept: 'text/event-stream' };
        if (lastEventId) extra['last-event-id'] = lastEventId;
        try {
          return await request(contract, input as Parts, { signal: handlers.signal }, extra);
        } catch (error) {
          throw await translate(error);
        }
      });
    },
  };
}
