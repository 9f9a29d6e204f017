import '@tessera/shared/contracts/jitless';
import { logout, readCurrentUser, refresh, type SessionTokens, type User } from '@tessera/shared/contracts';
import { createApiClient, type ApiClient, type ApiClientPorts } from '@tessera/shared/http';

/** The calls that the session itself makes, beside those of the remotes. */
export interface SessionCalls extends ApiClient {
  readonly refresh: (refreshToken: string | undefined) => Promise<SessionTokens>;
  readonly readUser: () => Promise<User>;
  readonly logout: (tokens: Pick<SessionTokens, 'token' | 'refreshToken'>) => Promise<void>;
}

/** Milliseconds after which a question that hangs is given up: few connections to a server are open at a time. */
const GIVE_UP = 20_000;

/** A chunk of its own: an anonymous visitor of a landing page makes no call at all. */
export function createSessionCalls(ports: ApiClientPorts): SessionCalls {
  const client = createApiClient(ports);
  const untilGivenUp = () => ({ signal: AbortSignal.timeout(GIVE_UP) });
  return {
    ...client,
    refresh: (refreshToken) => client.call(refresh, { body: { refreshToken } }, untilGivenUp()),
    readUser: async () => (await client.call(readCurrentUser, {}, untilGivenUp())).user,
    logout: async ({ token, refreshToken }) => {
      await client.call(logout, { body: { refreshToken } }, { token });
    },
  };
}
