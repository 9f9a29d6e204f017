import { ApiError, NetworkError } from '@tessera/shared/http';
import type { ShellProps } from '@tessera/shared/remote';
import { useLocation } from 'react-router-dom';

export const user = {
  id: '5f8f8c44-9b0f-4d0c-9a53-0e9c7b1d2a11',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.com',
  plan: { name: 'Starter' },
};
export const tokens = { token: 'next', accessToken: 'next', refreshToken: 'refresh', expiresIn: 900, user };
export const CONNECTED = {
  githubUsername: 'ada-l',
  githubaccesstoken: '••••cafe',
  auth: { provider: 'github', accessToken: '••••cafe', displayName: 'ada-l' },
};
export const NOBODY = { githubUsername: null, githubaccesstoken: null, auth: null };

/** The server's answers for a test, by the path of the call. */
export type Answers = Readonly<Record<string, () => Promise<unknown>>>;

/** Stands in for the network of a test, at the port that the shell gives; also watches the address. */
export function createFakeServer(answers: Answers) {
  const calls: [path: string, body: unknown][] = [];
  const seen = { address: '' };
  const api: ShellProps['api'] = {
    call: (contract, input) => {
      calls.push([contract.path, (input as { body?: unknown }).body]);
      const answer = answers[contract.path];
      if (!answer) throw new Error(`This test has no answer for ${contract.path}`);
      return answer() as never;
    },
    stream: () => Promise.reject(new Error('This test opened a stream')),
  };
  function AddressWatcher() {
    const { pathname, search } = useLocation();
    seen.address = pathname + search;
    return null;
  }
  return { api, calls, AddressWatcher, address: () => seen.address };
}

/** A failure that the server answered. */
export const refusal = (status: number, error: string, code = 'FORBIDDEN') =>
  Promise.reject(new ApiError(status, { error, code }));

/** No answer at all. */
export const noAnswer = () => Promise.reject(new NetworkError('offline'));
