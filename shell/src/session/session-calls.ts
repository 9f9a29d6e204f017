import '@tessera/shared/contracts/jitless';
import { logout, readCurrentUser, refresh, type SessionTokens, type User } from '@tessera/shared/contracts';
import { createApiClient, type ApiClient, type ApiClientPorts } from '@tessera/shared/http';

/** The calls that the session itself makes, beside those of the remotes. */
export interface SessionCalls extends ApiClient {
  readonly refresh: (refreshToken: string | undefined) => Promise<SessionTokens>;
  readonly readUser: () => Promise<User>;
  readonly logout: (tokens: Pick<SessionTokens, 'token' | 'refreshToken'>) => Promise<void>;
}

/** A chunk of its own: an anonymous visitor of a landing page makes no call at all. */
export function createSessionCalls(ports: ApiClientPorts): SessionCalls {
  const client = createApiClient(ports);
  return {
    ...client,
    refresh: (refreshToken) => client.call(refresh, { body: { refreshToken } }),
    readUser: async () => (await client.call(readCurrentUser, {})).user,
    logout: async ({ token, refreshToken }) => {
      await client.call(logout, { body: { refreshToken } }, { token });
    },
  };
}
