import type { Contract, ErrorBody } from '../contracts';
import { ApiError, NetworkError } from '../http';
import type { ApiPort, StreamHandlers } from '../remote';

/** The parts of a call's input that it has. */
export interface CallParts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

/** One call as it was made. */
export interface MadeCall extends CallParts {
  /** 'METHOD /pattern'. */
  readonly name: string;
  readonly idempotencyKey?: string;
  /** The name of the file that went with it. */
  readonly fileName?: string;
  /** The bearer token that the call brought itself. */
  readonly token?: string;
  /** Who hears how much of it is sent. */
  readonly onUploadProgress?: (part: number | undefined) => void;
}

/** The server's answers, by 'METHOD /pattern'. One that throws or rejects is a refusal. */
export type Answers = Readonly<Record<string, (call: MadeCall) => unknown>>;

/** The name of a contract's calls: 'METHOD /pattern'. */
export function callName({ method, path }: Contract): string {
  return `${method} ${path}`;
}

/** An error as the shell's client throws it for an answered failure; whatever more the body holds is kept. */
export function buildApiError(status: number, body: Partial<ErrorBody> = {}, retryAfter?: number): ApiError {
  return new ApiError(status, { error: '', code: 'BAD_REQUEST', ...body }, retryAfter);
}

/** An error as the shell's client throws it when nobody answers. */
export function buildNetworkError(): NetworkError {
  return new NetworkError('No answer');
}

/**
 * An api that answers by 'METHOD /pattern' and writes down what it was asked: `calls` by name, `made` with what they
 * carried. A call without an answer fails the test.
 *
 * @param events by pattern: the server-sent events of a stream, after which it ends
 */
export function buildApi(
  answers: Answers = {},
  events: Readonly<Record<string, (handlers: StreamHandlers) => Promise<void> | void>> = {},
): { api: ApiPort; calls: string[]; made: MadeCall[] } {
  const calls: string[] = [];
  const made: MadeCall[] = [];

  const call: ApiPort['call'] = (contract, input, options = {}) => {
    const { idempotencyKey, token, file, onUploadProgress } = options;
    const one: MadeCall = {
      name: callName(contract),
      ...(input as CallParts),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(token !== undefined && { token }),
      ...(file && { fileName: file.name }),
      ...(onUploadProgress && { onUploadProgress }),
    };
    calls.push(one.name);
    made.push(one);
    const answer = answers[one.name];
    if (!answer) return Promise.reject(new Error(`This test does not expect ${one.name}`));
    return Promise.resolve().then(() => answer(one) as never);
  };

  const download: ApiPort['download'] = (contract, input, options) =>
    call(contract, input, options) as Promise<never>;

  const stream: ApiPort['stream'] = async (contract, _input, handlers) => {
    const play = events[contract.path];
    if (!play) throw new Error(`This test does not expect a stream of ${contract.path}`);
    await play(handlers);
  };

  return { api: { call, download, stream }, calls, made };
}
