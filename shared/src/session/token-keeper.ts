import { createStore } from 'zustand/vanilla';
import { isApiError } from '../http';
import { refreshWait } from './expiry';
import type { SessionPorts, SessionStatus, Silent } from './session-ports';
import { claimTab, writeStoredSession, type StoredSession } from './session-storage';

/** Milliseconds before the first try of its own after no answer came; each further one waits twice as long. */
export const FIRST_WAIT = 2000;
const LONGEST_WAIT = 60_000;
/** The most that is added to a wait, as a part of it. */
export const SPREAD = 0.25;

/** What the tokens are kept for. */
interface Uses {
  /** The tokens are about to run out. */
  readonly onDue: () => void;
  /** It is time to ask again what got no answer. */
  readonly onRetry: () => void;
}

/** The tokens of the page, where they are kept, when they are renewed, and whether the server stands by them. */
export function createTokenKeeper(ports: SessionPorts, { onDue, onRetry }: Uses) {
  const store = createStore<SessionStatus>(() => ({ status: 'loading' }));
  let current: StoredSession | undefined;
  let cancelRefresh = () => {};
  let cancelRetry = () => {};
  let goSilent: (() => void) | undefined;
  let losses = 0;
  let era = 0;

  function settle(status: SessionStatus): void {
    losses = 0;
    era += 1;
    cancelRetry();
    store.setState(status, true);
  }

  /** Whose the tokens are is for the server to say: nobody is signed in by this alone. */
  function hold(session: StoredSession): void {
    current = session;
    writeStoredSession(ports.storage, session);
    goSilent ??= ports.tabs.announce();
    cancelRefresh();
    cancelRefresh = ports.schedule(onDue, refreshWait(session.expiresAt, ports.now()));
  }

  function keep(session: StoredSession): void {
    if (session.user) claimTab(ports.storage, session.user.id);
    hold(session);
    if (session.user) settle({ status: 'signedIn', user: session.user });
  }

  function clear(): void {
    current = undefined;
    cancelRefresh();
    goSilent?.();
    goSilent = undefined;
    writeStoredSession(ports.storage, undefined);
    settle({ status: 'signedOut' });
  }

  /** SES-06: no answer is no verdict. Who was known before stays, and the question is asked again. */
  function lose(cause: Silent, error?: unknown): void {
    const user = current?.user;
    store.setState(
      user ? { status: 'signedIn', user, unconfirmedBy: cause } : { status: 'unreachable', cause },
      true,
    );
    const asked = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0;
    const wait = Math.max(Math.min(FIRST_WAIT * 2 ** losses, LONGEST_WAIT), asked);
    losses += 1;
    cancelRetry();
    // Not all browsers at once, when the server is back.
    cancelRetry = ports.schedule(onRetry, wait * (1 + Math.random() * SPREAD));
  }

  return {
    store,
    hold,
    keep,
    clear,
    lose,
    read: () => current,
    losses: () => losses,
    /** Another one each time that it is said who is signed in, or that nobody is. */
    era: () => era,
  };
}

export type TokenKeeper = ReturnType<typeof createTokenKeeper>;
