import '@testing-library/jest-dom';
import type { SessionTokens } from '@tessera/shared/contracts';
import { ApiError, NetworkError } from '@tessera/shared/http';
import type { ApiPort } from '@tessera/shared/remote';
import { useLocation } from 'react-router-dom';

/** The server's answers for a test, by the path of the call. */
export type Answers = Readonly<Record<string, () => Promise<unknown>>>;

/** A signed-in answer. */
export function buildSession(overrides: Partial<SessionTokens> = {}): SessionTokens {
  return {
    token: 'access',
    accessToken: 'access',
    refreshToken: 'refresh',
    expiresIn: 900,
    user: {
      id: '5f8f8c44-9b0f-4d0c-9a53-0e9c7b1d2a11',
      firstname: 'Ada',
      lastname: 'Lovelace',
      email: 'ada@example.com',
      plan: { name: 'Starter' },
    },
    ...overrides,
  };
}

/** A failure that the server answered. */
export function refusal(
  status: number,
  error: string,
  more: Record<string, unknown> = {},
  retryAfter?: number,
) {
  return new ApiError(status, { error, code: 'BAD_REQUEST', ...more }, retryAfter);
}

/** No answer at all. */
export function noAnswer() {
  return new NetworkError('offline');
}

/** Stands in for the network of a test, at the port that the shell gives; also watches the address. */
export function createFakeServer(answers: Answers) {
  const calls: [path: string, body: unknown][] = [];
  const tokens: string[] = [];
  const seen = { address: '', state: undefined as unknown };
  const call: ApiPort['call'] = (contract, input, options) => {
    if (options?.token) tokens.push(options.token);
    const { body, query } = input as { body?: unknown; query?: unknown };
    calls.push([contract.path, body ?? query]);
    const answer = answers[contract.path];
    if (!answer) throw new Error(`This test has no answer for ${contract.path}`);
    return answer() as never;
  };
  function AddressWatcher() {
    const location = useLocation();
    seen.address = location.pathname + location.search;
    seen.state = location.state;
    return null;
  }
  return {
    api: { call, stream: () => Promise.reject(new Error('This test opened a stream')) } satisfies ApiPort,
    calls,
    /** Bearer tokens that calls brought themselves. */
    tokens,
    AddressWatcher,
    address: () => seen.address,
    state: () => seen.state,
  };
}
