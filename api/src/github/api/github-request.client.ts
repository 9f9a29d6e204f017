import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { AppError } from '../../core/app-error';
import { isDiskFull } from '../../core/disk-full';
import { away, failureOf, waitOf, type Asked, type Refusal } from './github-failure.rules';

export interface GithubLimits {
  readonly milliseconds: number;
  readonly answerBytes: number;
  readonly zipMilliseconds: number;
  readonly zipBytes: number;
  readonly politeSeconds: number;
}

/** What GitHub may take, and send. */
export const GITHUB_LIMITS: GithubLimits = {
  milliseconds: 20_000,
  /** The largest tree that it lists at once has 7 MB; a file of 1 MB comes in base64. */
  answerBytes: 10_000_000,
  zipMilliseconds: 120_000,
  zipBytes: 60_000_000,
  /** So long a wait is worth it, once. */
  politeSeconds: 5,
};

/** The API's version that the answers are read by. */
const API_VERSION = '2022-11-28';

/** What a status means to one call, beside what it means to all: a value instead, or a failure of its own. */
export type Meanings = Readonly<Record<number, (refusal: Refusal) => AppError | undefined>>;

export interface AskOptions extends Asked {
  readonly on?: Meanings;
  /** Looks at an answer before it is parsed, which takes the server's thread. Throws AppErrors. */
  readonly before?: (text: string) => void;
}

export interface GithubAnswer<Data> {
  readonly data: Data;
  readonly headers: Refusal['headers'];
  /** Of the answer, in UTF-16 code units. */
  readonly length: number;
}

export interface GithubRequests {
  /** `route` as GitHub's documentation writes it: `GET /repos/{owner}/{repo}`. */
  readonly ask: <Schema extends z.ZodMiniType>(
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    schema: Schema,
    options?: AskOptions,
  ) => Promise<GithubAnswer<z.output<Schema>>>;
  /** The same; undefined where `on` has one for the status. */
  readonly askForAny: <Schema extends z.ZodMiniType>(
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    schema: Schema,
    options: AskOptions,
  ) => Promise<GithubAnswer<z.output<Schema>> | undefined>;
  /** Writes an answer that is no JSON to a new file, as it comes: it may be as large as all else in memory. Throws TOO_LARGE. */
  readonly download: (
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    file: string,
    options?: AskOptions,
  ) => Promise<void>;
}

export interface RequestSettings {
  readonly apiUrl: string;
  readonly token: string;
  readonly onRefused: (() => Promise<void>) | undefined;
  readonly limits: GithubLimits;
}

interface Answered {
  readonly data: unknown;
  readonly headers: Refusal['headers'];
}

/** Asks GitHub with one token. Neither the token nor what GitHub answers gets into an error or a log. */
export function createGithubRequests(settings: RequestSettings): GithubRequests {
  const { apiUrl, token, onRefused, limits } = settings;
  async function send(route: string, parameters: object, isZip: boolean): Promise<Answered> {
    // A server that nobody asks for GitHub does not load it.
    const { request } = await import('@octokit/request');
    const most = isZip ? limits.zipBytes : limits.answerBytes;
    const time = isZip ? limits.zipMilliseconds : limits.milliseconds;
    return request(route, {
      ...parameters,
      baseUrl: apiUrl,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'Tessera',
        'x-github-api-version': API_VERSION,
      },
      request: {
        signal: AbortSignal.timeout(time),
        // We read it: a failure tells an answer that is too large from none, and nothing is parsed twice.
        parseSuccessResponseBody: false,
        fetch: async (url: string, options: RequestInit) => within(await fetch(url, options), most),
        log: SILENT,
      },
    });
  }

  async function attempt(
    route: string,
    parameters: object,
    options: AskOptions & { readonly isZip: boolean },
    isSecond: boolean,
  ): Promise<Answered | undefined> {
    try {
      return await send(route, parameters, options.isZip);
    } catch (error) {
      const refusal = requireRefusal(error);
      const now = new Date();
      const seconds = waitOf(refusal, now) ?? Infinity;
      if (!isSecond && seconds <= limits.politeSeconds) {
        await wait(seconds * 1000);
        return attempt(route, parameters, options, true);
      }
      if (refusal.status === 401) await onRefused?.();
      const meaning = seconds === Infinity ? options.on?.[refusal.status] : undefined;
      const meant = meaning === undefined ? failureOf(refusal, options, now) : meaning(refusal);
      if (meant === undefined) return undefined;
      throw meant;
    }
  }

  async function askForAny<Schema extends z.ZodMiniType>(
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    schema: Schema,
    options: AskOptions,
  ): Promise<GithubAnswer<z.output<Schema>> | undefined> {
    const answered = await attempt(route, parameters, { ...options, isZip: false }, false);
    if (answered === undefined) return undefined;
    const text = await bodyOf(answered, (body) => new Response(body).text());
    options.before?.(text);
    const read = schema.safeParse(parsed(text));
    if (!read.success) throw away();
    return { data: read.data, headers: answered.headers, length: text.length };
  }

  return {
    askForAny,
    async ask(route, parameters, schema, options = {}) {
      const answer = await askForAny(route, parameters, schema, options);
      if (answer === undefined) throw away();
      return answer;
    },
    async download(route, parameters, file, options = {}) {
      const answered = await attempt(route, parameters, { ...options, isZip: true }, false);
      if (answered === undefined) throw away();
      await bodyOf(answered, (body) => writeFile(file, body, { flag: 'wx', mode: 0o600 }));
    },
  };
}

/** Throws TOO_LARGE, and UPSTREAM_FAILED where it breaks off. */
async function bodyOf<Body>(
  { data }: Answered,
  read: (body: ReadableStream<Uint8Array>) => Promise<Body>,
): Promise<Body> {
  if (!(data instanceof ReadableStream)) throw away();
  try {
    return await read(data as ReadableStream<Uint8Array>);
  } catch (error) {
    // GitHub has no part in a disk that is full.
    throw error instanceof AppError || isDiskFull(error) ? error : away();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What stands between us and GitHub may answer a page.
    return undefined;
  }
}

const nothing = (): void => undefined;
/** Octokit would write to the console, with addresses. */
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** The same answer, which ends with a failure where it has more bytes than that. */
function within(answer: Response, most: number): Response {
  if (answer.body === null) return answer;
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > most) controller.error(tooLarge(most));
        else controller.enqueue(chunk);
      },
    }),
  );
  const headers = new Headers(answer.headers);
  // Octokit would make words of a failure by its type, and throws where it cannot: we read the text.
  if (!answer.ok) headers.set('content-type', 'text/plain');
  return new Response(counted, { status: answer.status, headers });
}

function tooLarge(most: number): AppError {
  const size = `${most / 1_000_000} MB`;
  return new AppError('TOO_LARGE', `GitHub sends more than ${size}, which is more than Tessera reads.`);
}

/** Octokit's for no answer, or our time limit; the rest are mistakes of ours. */
function isUnanswered(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  return name === 'HttpError' || name === 'AbortError' || name === 'TimeoutError';
}

/** Throws UPSTREAM_FAILED for no answer at all. */
function requireRefusal(error: unknown): Refusal {
  const refusal = refusalOf(error);
  if (refusal !== undefined) return refusal;
  throw isUnanswered(error) ? away() : error;
}

/** What Octokit throws for an answer; undefined where there was none. */
function refusalOf(error: unknown): Refusal | undefined {
  if (typeof error !== 'object' || error === null || !('response' in error)) return undefined;
  const { response } = error as { response?: { status: number; headers: Refusal['headers']; data: unknown } };
  if (response === undefined) return undefined;
  return {
    status: response.status,
    headers: response.headers,
    message: messageOf(parsed(String(response.data))),
  };
}

/** GitHub's sentence, and those of the reasons that have one. */
function messageOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const { message, errors } = data as { readonly message?: unknown; readonly errors?: unknown };
  const reasons = Array.isArray(errors) ? errors.map((one: unknown) => reasonOf(one)) : [];
  return [message, ...reasons].filter((part) => typeof part === 'string' && part !== '').join(' ');
}

function reasonOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { message, field, code } = error as Readonly<Record<'message' | 'field' | 'code', unknown>>;
  if (typeof message === 'string') return message;
  return typeof field === 'string' && typeof code === 'string' ? `${field} is ${code}` : undefined;
}
