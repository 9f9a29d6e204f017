import { createStore } from 'zustand/vanilla';
import type { SessionTokens, User } from '../contracts';
import { expiryTime, refreshWait } from './expiry';
import {
  readStoredSession,
  takeLegacyTokens,
  writeStoredSession,
  type StoredSession,
} from './session-storage';

export type SessionStatus =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: User };

/** What one tab tells the others (SES-11). */
export type SessionMessage =
  { readonly type: 'auth-refreshed'; readonly session: StoredSession } | { readonly type: 'auth-expired' };

export interface SessionPorts {
  readonly storage: Storage;
  readonly legacyStorage: Storage;
  readonly now: () => number;
  /** Runs later; returns the function that cancels. */
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  /** Tells the other tabs. */
  readonly broadcast: (message: SessionMessage) => void;
  /** Hears the other tabs. */
  readonly listen: (hear: (message: SessionMessage) => void) => void;
  /** One tab at a time: a refresh token is good for one use, and a second use ends the session everywhere. */
  readonly exclusively: <T>(run: () => Promise<T>) => Promise<T>;
  readonly refresh: (refreshToken: string) => Promise<SessionTokens>;
  readonly readUser: (token: string) => Promise<User>;
  readonly logout: (refreshToken: string) => Promise<unknown>;
  /** The session ended by itself: refused, or run out. */
  readonly onExpired: () => void;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The tokens of the page, where they are kept, and when they are renewed. */
function createTokenKeeper(ports: SessionPorts) {
  const store = createStore<SessionStatus>(() => ({ status: 'loading' }));
  let current: StoredSession | undefined;
  let cancelRefresh = () => {};

  function keep(session: StoredSession, onDue: () => void): void {
    current = session;
    writeStoredSession(ports.storage, session);
    if (session.user) store.setState({ status: 'signedIn', user: session.user }, true);
    cancelRefresh();
    cancelRefresh = ports.schedule(onDue, refreshWait(session.expiresAt, ports.now()));
  }

  function clear(): void {
    current = undefined;
    cancelRefresh();
    writeStoredSession(ports.storage, undefined);
    store.setState({ status: 'signedOut' }, true);
  }

  return { store, keep, clear, read: () => current };
}

/** The one session of the page. Tokens stay in here; views see the status and the user. */
export function createSessionStore(ports: SessionPorts) {
  const tokens = createTokenKeeper(ports);
  const { store, clear, read } = tokens;
  const keep = (session: StoredSession) => tokens.keep(session, () => void refreshAccessToken());
  let refreshing: Promise<string | undefined> | undefined;

  function expire(): void {
    const wasOpen = read() !== undefined;
    clear();
    if (!wasOpen) return;
    ports.broadcast({ type: 'auth-expired' });
    ports.onExpired();
  }

  function establish(answer: SessionTokens): void {
    const expiresAt = expiryTime(answer.expiresIn, ports.now());
    const session = { token: answer.token, refreshToken: answer.refreshToken, expiresAt, user: answer.user };
    keep(session);
    ports.broadcast({ type: 'auth-refreshed', session });
  }

  async function refreshOnce(): Promise<string | undefined> {
    const before = read();
    if (!before) return undefined;
    return ports.exclusively(async () => {
      // Another tab may have refreshed, or signed out, while this one waited for its turn.
      const now = read();
      if (now?.refreshToken !== before.refreshToken) return now?.token;
      try {
        establish(await ports.refresh(before.refreshToken));
        return read()?.token;
      } catch (error) {
        // No answer is not a refusal: the session may still be good once the network is back.
        if (error instanceof Error && error.name === 'NetworkError') return undefined;
        expire();
        return undefined;
      }
    });
  }

  /** SES-04: one refresh in flight, however many calls ask. Undefined when there is no session to refresh. */
  function refreshAccessToken(): Promise<string | undefined> {
    refreshing ??= refreshOnce().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  /** SES-05, SES-06: takes up the session that the tab had, and checks it. */
  async function start(): Promise<void> {
    ports.listen((message) => {
      if (message.type === 'auth-expired') clear();
      else keep(message.session);
    });
    const legacy = takeLegacyTokens(ports.legacyStorage);
    const stored = readStoredSession(ports.storage);
    const found = stored ?? (legacy && { ...legacy, expiresAt: ports.now(), user: null });
    if (!found) return clear();
    // Known to this tab, but nobody is signed in before the server has said who it is.
    keep({ ...found, user: null });
    try {
      if (found.expiresAt <= ports.now()) await refreshAccessToken();
      const session = read();
      // Refreshing answers the user too, so only a token that is still good needs the check.
      if (session && !session.user) keep({ ...session, user: await ports.readUser(session.token) });
    } catch {
      // SES-06: a failed check logs out, whatever the reason.
      clear();
    }
    return undefined;
  }

  /** SES-07: the server hears of it when it can. */
  function signOut(): void {
    const refreshToken = read()?.refreshToken;
    clear();
    ports.broadcast({ type: 'auth-expired' });
    // Fire and forget, as specified: a failure changes nothing for the person who signs out.
    if (refreshToken) void ports.logout(refreshToken).catch(() => undefined);
  }

  return {
    start,
    establish,
    signOut,
    refreshAccessToken,
    getAccessToken: () => read()?.token,
    getState: store.getState,
    subscribe: (listener: () => void) => store.subscribe(listener),
  };
}
