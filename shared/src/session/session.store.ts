import { createStore } from 'zustand/vanilla';
import type { SessionTokens, User } from '../contracts';
import { isApiError, isNetworkError } from '../http';
import { expiryTime, refreshWait } from './expiry';
import {
  readRemembered,
  readStoredSession,
  migrateLegacyTokens,
  writeRemembered,
  writeStoredSession,
  type StoredSession,
} from './session-storage';

export type SessionStatus =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: User };

/** What one tab tells the others (SES-11). */
export type SessionMessage =
  | { readonly type: 'auth-refreshed'; readonly session: StoredSession }
  | { readonly type: 'auth-expired' };

export interface EstablishOptions {
  /** The server was asked to remember the browser, by a cookie that outlives it. */
  readonly isRemembered?: boolean;
}

export interface SessionPorts {
  readonly storage: Storage;
  /** Outlives the tab; holds no tokens, but for those that an earlier release left there. */
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
  /** Without a token the server looks for the cookie of a remembered browser. */
  readonly refresh: (refreshToken: string | undefined) => Promise<SessionTokens>;
  readonly readUser: (token: string) => Promise<User>;
  /** Either token ends the session: one that came without a refresh token ends too. */
  readonly logout: (tokens: Pick<StoredSession, 'token' | 'refreshToken'>) => Promise<unknown>;
  /** The session ended by itself: refused, or run out. Resolves when the page that says so is there. */
  readonly onExpired: () => Promise<void>;
  /** Another tab handed over the session of somebody else: nothing that this page shows is theirs. */
  readonly onAnotherUser: () => void;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** No answer, or one that says nothing about the session: too many calls, a full disk, a database that is away. */
function isUnanswered(error: unknown): boolean {
  return isNetworkError(error) || (isApiError(error) && (error.status >= 500 || error.status === 429));
}

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

interface Keeping {
  readonly read: () => StoredSession | undefined;
  readonly clear: () => void;
  readonly take: (answer: SessionTokens) => void;
  readonly expire: () => Promise<void>;
}

/** The two ways to new tokens; each asks the server in this tab's turn. */
function createRenewal(ports: SessionPorts, { read, clear, take, expire }: Keeping) {
  async function refreshOnce(): Promise<string | undefined> {
    const before = read();
    if (!before) return undefined;
    return ports.exclusively(async () => {
      // Another tab may have refreshed, or signed out, while this one waited for its turn.
      const now = read();
      if (now?.refreshToken !== before.refreshToken) return now?.token;
      try {
        take(await ports.refresh(before.refreshToken));
        return read()?.token;
      } catch (error) {
        // No answer is not a refusal: the session may still be good once the network is back.
        if (isUnanswered(error)) return undefined;
        await expire();
        return undefined;
      }
    });
  }

  /** A remembered browser's cookie opens the session in a tab that has none. */
  async function recall(): Promise<void> {
    await ports.exclusively(async () => {
      // Another tab may have said who is there, while this one waited for its turn.
      if (read()) return;
      try {
        take(await ports.refresh(undefined));
      } catch (error) {
        // No answer is not a refusal: the next visit asks again.
        if (!isUnanswered(error)) writeRemembered(ports.legacyStorage, false);
        clear();
      }
    });
  }

  return { refreshOnce, recall };
}

/** The one session of the page. Tokens stay in here; views see the status and the user. */
export function createSessionStore(ports: SessionPorts) {
  const tokens = createTokenKeeper(ports);
  const { store, clear, read } = tokens;
  const keep = (session: StoredSession) => tokens.keep(session, () => void refreshAccessToken());
  let refreshing: Promise<string | undefined> | undefined;
  const { refreshOnce, recall } = createRenewal(ports, { read, clear, take, expire });

  async function expire(): Promise<void> {
    const wasOpen = read() !== undefined;
    writeRemembered(ports.legacyStorage, false);
    // First the page, then the session: a protected page without one would go to `/` by itself (RT-02).
    if (wasOpen) await ports.onExpired();
    clear();
    if (wasOpen) ports.broadcast({ type: 'auth-expired' });
  }

  function establish(answer: SessionTokens, { isRemembered }: EstablishOptions = {}): void {
    // New tokens of a session that goes on say nothing of remembering it.
    const goesOn = read()?.user?.id === answer.user.id;
    if (isRemembered !== undefined || !goesOn) writeRemembered(ports.legacyStorage, isRemembered ?? false);
    take(answer);
  }

  function take(answer: SessionTokens): void {
    const expiresAt = expiryTime(answer.expiresIn, ports.now());
    const session = { token: answer.token, refreshToken: answer.refreshToken, expiresAt, user: answer.user };
    keep(session);
    ports.broadcast({ type: 'auth-refreshed', session });
  }

  /** What another tab has; SAFE-09: a page never goes on under another name. */
  function takeOver(session: StoredSession): void {
    const before = read()?.user?.id;
    keep(session);
    if (before !== undefined && before !== session.user?.id) ports.onAnotherUser();
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
      else takeOver(message.session);
    });
    const legacy = migrateLegacyTokens(ports.legacyStorage);
    const stored = readStoredSession(ports.storage);
    const found = stored ?? (legacy && { ...legacy, expiresAt: ports.now(), user: null });
    if (!found) return readRemembered(ports.legacyStorage) ? recall() : clear();
    // Known to this tab, but nobody is signed in before the server has said who it is.
    keep({ ...found, user: null });
    try {
      if (found.expiresAt <= ports.now()) await refreshAccessToken();
      const unchecked = read();
      // Refreshing answers the user too, so only a token that is still good needs the check.
      if (!unchecked || unchecked.user) return;
      const user = await ports.readUser(unchecked.token);
      // Refused at first (a clock that is slow, a key that was changed), the call has renewed the session meanwhile.
      const session = read();
      if (session && !session.user) keep({ ...session, user });
    } catch {
      // SES-06: a failed check logs out, whatever the reason.
      clear();
    }
    return undefined;
  }

  /** SES-07: the server hears of it when it can. */
  function signOut(): void {
    const session = read();
    clear();
    writeRemembered(ports.legacyStorage, false);
    ports.broadcast({ type: 'auth-expired' });
    // Fire and forget, as specified: a failure changes nothing for the person who signs out.
    if (session) void ports.logout(session).catch(() => undefined);
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
