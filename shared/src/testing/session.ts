import { act } from '@testing-library/react';
import type { SessionTokens, User } from '../contracts';
import type { SessionPort, SessionState } from '../remote';
import { uuid } from './builders';

/** A valid user; overridable. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: uuid(9),
    firstname: 'Ada',
    lastname: 'Lovelace',
    email: 'ada@example.com',
    plan: { name: 'Starter' },
    ...overrides,
  };
}

/** What the server answers when somebody signs in. */
export function buildSessionTokens(overrides: Partial<SessionTokens> = {}): SessionTokens {
  return {
    token: 'access',
    accessToken: 'access',
    refreshToken: 'refresh',
    expiresIn: 900,
    user: buildUser(),
    ...overrides,
  };
}

/** A session in which `user` is signed in, or nobody without one. */
export function buildSession(user?: User) {
  const state = user ? ({ status: 'signedIn', user } as const) : ({ status: 'signedOut' } as const);
  return {
    getState: () => state,
    subscribe: () => () => undefined,
    establish: jest.fn(),
    signOut: jest.fn(),
    renew: jest.fn<Promise<void>, []>(() => Promise.resolve()),
  } satisfies SessionPort;
}

/** A session that changes, or says the same again, when the test says so. */
export function buildLivelySession(state: SessionState) {
  const listeners = new Set<() => void>();
  let now = state;
  const session = {
    ...buildSession(),
    getState: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    session,
    listeners: () => listeners.size,
    hear: (next: SessionState) => {
      now = next;
      act(() => {
        for (const listener of [...listeners]) listener();
      });
    },
  };
}
