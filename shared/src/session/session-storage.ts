import type { User } from '../contracts';
import { hasShape, isNullable, isNumber, isString } from '../guards/guards';
import { isUser } from '../guards/user';

export interface StoredSession {
  readonly token: string;
  readonly refreshToken: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly user: User | null;
}

const isStoredSession = hasShape<StoredSession>({
  token: isString,
  refreshToken: isString,
  expiresAt: isNumber,
  user: isNullable(isUser),
});

const KEY = 'tessera.session';
/** Where earlier releases kept their tokens (SES-05). */
const LEGACY_KEYS = { token: 'token', refreshToken: 'refreshToken' };

/** Tokens live in session storage only; a blocked or broken storage means that none are kept. */
export function readStoredSession(storage: Storage): StoredSession | undefined {
  try {
    const text = storage.getItem(KEY);
    const stored: unknown = text ? JSON.parse(text) : undefined;
    return isStoredSession(stored) ? stored : undefined;
  } catch {
    // Storage is blocked or holds something else: the same as no session.
    return undefined;
  }
}

export function writeStoredSession(storage: Storage, session: StoredSession | undefined): void {
  try {
    if (session) storage.setItem(KEY, JSON.stringify(session));
    else storage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: the session then lasts as long as the page.
  }
}

/** Moves tokens that an earlier release left in local storage into the session, once (SES-05). */
export function migrateLegacyTokens(
  storage: Storage,
): Pick<StoredSession, 'token' | 'refreshToken'> | undefined {
  try {
    const token = storage.getItem(LEGACY_KEYS.token);
    const refreshToken = storage.getItem(LEGACY_KEYS.refreshToken);
    storage.removeItem(LEGACY_KEYS.token);
    storage.removeItem(LEGACY_KEYS.refreshToken);
    return token && refreshToken ? { token, refreshToken } : undefined;
  } catch {
    // Storage is blocked: nothing to migrate.
    return undefined;
  }
}

/** Says that this browser has a refresh cookie, which no script can see: without it nobody's visit makes a call. */
const REMEMBERED_KEY = 'tessera.remembered';

export function readRemembered(storage: Storage): boolean {
  try {
    return storage.getItem(REMEMBERED_KEY) !== null;
  } catch {
    // Storage is blocked: the same as not remembered.
    return false;
  }
}

export function writeRemembered(storage: Storage, isRemembered: boolean): void {
  try {
    if (isRemembered) storage.setItem(REMEMBERED_KEY, 'yes');
    else storage.removeItem(REMEMBERED_KEY);
  } catch {
    // Storage is blocked: the next visit begins by signing in.
  }
}
