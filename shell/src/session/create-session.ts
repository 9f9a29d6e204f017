import { NetworkError } from '@tessera/shared/http';
import type { ApiPort, SessionPort, SessionState } from '@tessera/shared/remote/contract';
import { forgetOthers } from '@tessera/shared/remote/person-storage';
import { createSessionStore, type SessionMessage, type SessionStore } from '@tessera/shared/session';
import { config } from '../lib/config';
import { takeAnswer } from '../lib/page-answers';
import { withDeadline } from '../lib/with-deadline';
import { createOtherTabs } from './other-tabs';
import type { SessionCalls } from './session-calls';

const CHANNEL = 'tessera.session';

/** Milliseconds for a turn that another tab has: its own call ends before. */
const TURN_TIME = 12_000;

const tooLate = () => new NetworkError('No answer in time');

/** The session of this page and the client that makes calls with it. */
export function createSession(onExpired: () => Promise<void>) {
  const channel = new BroadcastChannel(CHANNEL);
  let loading: Promise<SessionCalls> | undefined;
  const calls = () =>
    (loading ??= import(/* webpackChunkName: "session-calls" */ './session-calls')
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
        throw new NetworkError('The code for calls could not be loaded', { cause: error });
      }));
  const api: ApiPort = {
    call: async (contract, ...input) => {
      const known = takeAnswer(contract);
      return known === undefined ? (await calls()).call(contract, ...input) : (known as never);
    },
    download: async (...input) => (await calls()).download(...input),
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
    tabs: createOtherTabs(),
    exclusively: (run) => navigator.locks.request(CHANNEL, { signal: AbortSignal.timeout(TURN_TIME) }, run),
    inTime: (promise, milliseconds) => withDeadline(promise, milliseconds, tooLate),
    onHope: (hear) => {
      addEventListener('online', hear);
      addEventListener('focus', hear);
    },
    refresh: async (refreshToken) => (await calls()).refresh(refreshToken),
    readUser: async () => (await calls()).readUser(),
    logout: async (tokens) => (await calls()).logout(tokens),
    onExpired,
    onAnotherUser: () => {
      location.reload();
    },
  });
  // GIT-04: what is kept for a person goes with them. While nobody can say who is there, it stays.
  session.subscribe(() => {
    const state = session.getState();
    if (state.status === 'signedIn') forgetOthers(state.user.id);
    else if (state.status === 'signedOut') forgetOthers(undefined);
  });
  // Who is offline is told so at once, and not when the tokens are renewed. A call that was answered just before says nothing of it.
  addEventListener('offline', () => {
    void session.retry().then(() => {
      const state = session.getState();
      const isConfirmed = state.status === 'signedIn' && state.unconfirmedBy === undefined;
      return isConfirmed && !navigator.onLine ? session.retry() : undefined;
    });
  });
  return { session, api };
}

export type ShellSession = SessionStore;

const LOADING: SessionState = { status: 'loading' };

/**
 * The session as remotes see it, whatever shell they were built for: somebody unconfirmed is signed in, and what
 * nobody can tell is not known yet.
 */
export function toSessionPort(session: ShellSession): SessionPort {
  const { getState, subscribe, establish, signOut, refreshAccessToken } = session;
  return {
    getState: () => {
      const state = getState();
      return state.status === 'unreachable' ? LOADING : state;
    },
    subscribe,
    establish,
    signOut,
    renew: async () => {
      await refreshAccessToken();
    },
  };
}
