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

/** The guard of what another tab sends, too. */
export const isStoredSession = hasShape<StoredSession>({
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

/** What somebody leaves in a tab: drafts, what one page hands to the next, each remote's own. */
const LEFT_BEHIND = /^(?:tessera\.|mf-)/;
const OWNER_KEY = 'tessera.tab-owner';

/** Nothing that was typed or kept here is for the next person who sits down at this tab (SAFE-09). */
export function clearTab(storage: Storage): void {
  try {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) if (LEFT_BEHIND.test(name)) storage.removeItem(name);
  } catch {
    // Storage is blocked: nothing is kept in it.
  }
}

/** Says whose the tab is from now on. What a visitor typed before is theirs; what another user left is not. */
export function claimTab(storage: Storage, userId: string): void {
  try {
    const owner = storage.getItem(OWNER_KEY);
    if (owner === userId) return;
    if (owner !== null) clearTab(storage);
    storage.setItem(OWNER_KEY, userId);
  } catch {
    // Storage is blocked: nothing is kept in it.
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

/**
 * Says that some tab is or was signed in, and which tokens are the newest, by when they run out: a tab that slept, or
 * that the browser had put away, does not spend older ones.
 */
const NEWEST_KEY = 'tessera.signed-in';

function readNewest(storage: Storage): string | null {
  try {
    return storage.getItem(NEWEST_KEY);
  } catch {
    // Storage is blocked: then each tab is on its own.
    return null;
  }
}

export function hasNewest(storage: Storage): boolean {
  return readNewest(storage) !== null;
}

/** True as well where nothing is known of other tabs. */
export function isNewest(storage: Storage, session: StoredSession): boolean {
  const newest = readNewest(storage);
  return newest === null || newest === String(session.expiresAt);
}

export function writeNewest(storage: Storage, session: StoredSession | undefined): void {
  try {
    if (session) storage.setItem(NEWEST_KEY, String(session.expiresAt));
    else storage.removeItem(NEWEST_KEY);
  } catch {
    // Storage is blocked or full: a new tab begins by signing in.
  }
}

/** What another tab handed over: messages that a sleeping tab finds when it wakes may be older than what is known. */
export function raiseNewest(storage: Storage, session: StoredSession): void {
  if (Number(readNewest(storage)) < session.expiresAt) writeNewest(storage, session);
}
