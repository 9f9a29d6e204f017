import type { ApiPort } from '@tessera/shared/remote/contract';
import { createSessionStore, type SessionMessage } from '@tessera/shared/session';
import { config } from '../lib/config';
import type { SessionCalls } from './session-calls';

const CHANNEL = 'tessera.session';

/** The session of this page and the client that makes calls with it. */
export function createSession(onExpired: () => Promise<void>) {
  const channel = new BroadcastChannel(CHANNEL);
  let loading: Promise<SessionCalls> | undefined;
  const calls = () =>
    (loading ??= import('./session-calls')
      .then(({ createSessionCalls }) =>
        createSessionCalls({
          baseUrl: config.apiUrl,
          getAccessToken: () => session.getAccessToken(),
          refreshAccessToken: () => session.refreshAccessToken(),
        }),
      )
      .catch((error: unknown) => {
        // The next call tries again: the network may be back.
        loading = undefined;
        throw error;
      }));
  const api: ApiPort = {
    call: async (...input) => (await calls()).call(...input),
    stream: async (...input) => (await calls()).stream(...input),
  };
  const session = createSessionStore({
    storage: sessionStorage,
    legacyStorage: localStorage,
    now: Date.now,
    schedule: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    broadcast: (message) => {
      channel.postMessage(message);
      dispatchEvent(new CustomEvent(message.type));
    },
    listen: (hear) => {
      channel.addEventListener('message', (event: MessageEvent<SessionMessage>) => hear(event.data));
    },
    exclusively: (run) => navigator.locks.request(CHANNEL, run),
    refresh: async (refreshToken) => (await calls()).refresh(refreshToken),
    readUser: async () => (await calls()).readUser(),
    logout: async (tokens) => (await calls()).logout(tokens),
    onExpired,
    onAnotherUser: () => {
      location.reload();
    },
  });
  return { session, api };
}

export type ShellSession = ReturnType<typeof createSession>['session'];
