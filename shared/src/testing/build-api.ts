import type { Contract } from '../contracts';
import type { ApiPort, StreamHandlers } from '../remote';

interface CallParts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

type Answer = (parts: CallParts) => unknown;

/** An error as the shell's client throws it for an answered failure. */
export function buildApiError(
  status: number,
  body: Record<string, unknown> & { error: string; code: string },
) {
  const { error, code } = body;
  return Object.assign(new Error(error), {
    name: 'ApiError',
    status,
    code,
    fields: body['fields'] ?? {},
    body,
  });
}

/** An error as the shell's client throws it when nobody answers. */
export function buildNetworkError() {
  return Object.assign(new Error('No answer'), { name: 'NetworkError' });
}

/**
 * An api that answers by 'METHOD /pattern' and writes down what it was asked. An answer that throws is a refusal; a
 * call without an answer fails the test.
 *
 * @param events by pattern: the server-sent events of a stream, after which it ends
 */
export function buildApi(
  answers: Readonly<Record<string, Answer>>,
  events: Readonly<Record<string, (handlers: StreamHandlers) => Promise<void> | void>> = {},
): { api: ApiPort; calls: string[] } {
  const calls: string[] = [];

  function call(contract: Contract, input: unknown): Promise<unknown> {
    const name = `${contract.method} ${contract.path}`;
    calls.push(name);
    const answer = answers[name];
    if (!answer) return Promise.reject(new Error(`This test does not expect ${name}`));
    return Promise.resolve().then(() => answer(input as CallParts));
  }

  async function stream(contract: Contract, _input: unknown, handlers: StreamHandlers): Promise<void> {
    const play = events[contract.path];
    if (!play) throw new Error(`This test does not expect a stream of ${contract.path}`);
    await play(handlers);
  }

  return { api: { call, stream } as unknown as ApiPort, calls };
}
