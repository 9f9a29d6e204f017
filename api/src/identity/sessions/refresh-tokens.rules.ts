import { SESSION_IDLE_SECONDS, SESSION_LONGEST_SECONDS } from '@tessera/shared/contracts';
import { addSeconds } from '../../core/clock';

/** 'tab' lives in the page, 'cookie' outlives the browser. */
export type TokenKind = 'tab' | 'cookie';

/** How long the browser is remembered, in seconds. */
export const REMEMBER_SECONDS = 30 * 24 * 3600;

/** When a session ends at the latest. */
export function endOfSession(session: { readonly createdAt: Date }): Date {
  return addSeconds(session.createdAt, SESSION_LONGEST_SECONDS);
}

/** Sessions that began after this are not at their end yet. */
export function begunAfter(now: Date): Date {
  return addSeconds(now, -SESSION_LONGEST_SECONDS);
}

/** When a token of the session ends: after a while without use, and never after the session. */
export function endOfToken(kind: TokenKind, session: { readonly createdAt: Date }, at: Date): Date {
  const unused = addSeconds(at, kind === 'tab' ? SESSION_IDLE_SECONDS : REMEMBER_SECONDS);
  const last = endOfSession(session);
  return unused < last ? unused : last;
}

/** The user is in the text, so that a token whose row is long gone can still be told from another user's. */
export function writeRefreshToken(userId: string, secret: string): string {
  return `${userId}.${secret}`;
}

/** Whose the token says it is; undefined for one of an earlier release. It proves nothing. */
export function userOfToken(text: string): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]+$/.exec(text)?.[1];
}
