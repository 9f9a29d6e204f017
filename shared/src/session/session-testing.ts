import { ApiError } from '../http';
import type { SessionTokens, User } from '../contracts';
import type { SessionMessage, SessionPorts } from './session-ports';
import { createSessionStore } from './session.store';

export const user: User = {
  id: 'b5f1c3a0-0000-4000-8000-000000000001',
  firstname: 'Ada',
  lastname: 'Byron',
  email: 'ada@example.com',
  plan: { name: 'Starter' },
};

export function buildTokens(overrides: Partial<SessionTokens> = {}): SessionTokens {
  return {
    token: 'access-1',
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    expiresIn: 900,
    user,
    ...overrides,
  };
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** Everything that is kept there. */
export function textsOf(storage: Storage): string {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.map((key) => storage.getItem(key)).join();
}

export const refused = (status = 401) => new ApiError(status, { error: 'No.', code: 'UNAUTHENTICATED' });

/** No other tab is open, but for what is told. */
export function buildTabs(overrides: Partial<SessionPorts['tabs']> = {}): SessionPorts['tabs'] {
  return {
    announce: jest.fn(() => jest.fn()),
    isAnyOpen: jest.fn(() => Promise.resolve(false)),
    ask: jest.fn(() => Promise.resolve(undefined)),
    onAsked: jest.fn(),
    ...overrides,
  };
}

export function setUp(overrides: Partial<SessionPorts> = {}) {
  const sent: SessionMessage[] = [];
  const timers: { run: () => void; milliseconds: number }[] = [];
  let hear: (message: SessionMessage) => void = () => undefined;
  let hope: () => void = () => undefined;
  const ports: SessionPorts = {
    storage: memoryStorage(),
    legacyStorage: memoryStorage(),
    now: () => 1_700_000_000_000,
    schedule: (run, milliseconds) => {
      timers.push({ run, milliseconds });
      return () => undefined;
    },
    broadcast: (message) => void sent.push(message),
    listen: (listener) => {
      hear = listener;
    },
    tabs: buildTabs(),
    exclusively: (run) => run(),
    inTime: (promise) => promise,
    onHope: (listener) => {
      hope = listener;
    },
    refresh: jest.fn(() => Promise.resolve(buildTokens({ token: 'access-2', refreshToken: 'refresh-2' }))),
    readUser: jest.fn(() => Promise.resolve(user)),
    logout: jest.fn(() => Promise.resolve()),
    onExpired: jest.fn(() => Promise.resolve()),
    onAnotherUser: jest.fn(),
    ...overrides,
  };
  return {
    session: createSessionStore(ports),
    ports,
    sent,
    timers,
    hear: (message: SessionMessage) => hear(message),
    hope: () => hope(),
  };
}

export const storedSession = {
  token: 'access-1',
  refreshToken: 'refresh-1',
  expiresAt: 1_700_000_060_000,
  user,
};

/** As a tab finds it that is loaded again. */
export function setUpStored(overrides: Partial<SessionPorts> = {}, stored: object = storedSession) {
  const all = setUp(overrides);
  all.ports.storage.setItem('tessera.session', JSON.stringify(stored));
  return all;
}
