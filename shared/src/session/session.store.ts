import type { SessionTokens } from '../contracts';
import { expiryTime } from './expiry';
import { createRenewal } from './renewal';
import type { SessionPorts } from './session-ports';
import {
  clearTab,
  isNewest,
  raiseNewest,
  writeNewest,
  writeRemembered,
  type StoredSession,
} from './session-storage';
import { createTakeUp } from './take-up';
import { createTokenKeeper } from './token-keeper';

export interface EstablishOptions {
  /** The server was asked to remember the browser, by a cookie that outlives it. */
  readonly isRemembered?: boolean;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Runs once at a time, however many ask. */
function shared<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= run().finally(() => {
      running = undefined;
    }));
}

/** The one session of the page. Tokens stay in here; views see the status and the user. */
export function createSessionStore(ports: SessionPorts) {
  const refreshAccessToken = shared(() => refreshOnce());
  const tokens = createTokenKeeper(ports, {
    onDue: () => void refreshAccessToken(),
    onRetry: () => void takeUp(),
  });
  const { store, keep, clear, losses, read } = tokens;
  const { refreshOnce, recall, isUnanswered } = createRenewal(ports, tokens, { take, takeOver, expire });
  const takeUp = shared(
    createTakeUp(ports, tokens, { refresh: refreshAccessToken, isUnanswered, recall, forget }),
  );

  /** The browser forgets who was signed in. */
  function forget(): void {
    writeRemembered(ports.legacyStorage, false);
    writeNewest(ports.legacyStorage, undefined);
  }

  async function expire(): Promise<void> {
    const wasOpen = read() !== undefined;
    forget();
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
    writeNewest(ports.legacyStorage, session);
    ports.broadcast({ type: 'auth-refreshed', session });
  }

  /** What another tab has; SAFE-09: a page never goes on under another name. */
  function takeOver(session: StoredSession): void {
    const before = read()?.user?.id;
    keep(session);
    raiseNewest(ports.legacyStorage, session);
    if (before !== undefined && before !== session.user?.id) ports.onAnotherUser();
  }

  async function start(): Promise<void> {
    ports.listen((message) => {
      if (message.type === 'auth-expired') clear();
      else takeOver(message.session);
    });
    ports.tabs.onAsked(() => {
      const session = read();
      return session && isNewest(ports.legacyStorage, session) ? session : undefined;
    });
    ports.onHope(() => {
      if (losses() > 0) void takeUp();
    });
    await takeUp();
  }

  /** SES-07: the server hears of it when it can. */
  function signOut(): void {
    const session = read();
    clear();
    clearTab(ports.storage);
    forget();
    ports.broadcast({ type: 'auth-expired' });
    // Fire and forget, as specified: a failure changes nothing for the person who signs out.
    if (session) void ports.logout(session).catch(() => undefined);
  }

  return {
    start,
    /** Asks again at once what got no answer; joins who is asking already. */
    retry: takeUp,
    establish,
    signOut,
    refreshAccessToken,
    getAccessToken: () => read()?.token,
    getState: store.getState,
    subscribe: (listener: () => void) => store.subscribe(listener),
  };
}
