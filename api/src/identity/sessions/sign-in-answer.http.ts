import type { SessionTokens } from '@tessera/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitors } from '../known-devices/visitors.http';
import type { RefreshCookie } from './refresh-cookie.http';
import type { SignedIn } from './session-tokens.service';
import type { SessionsService } from './sessions.service';

/** What a browser gets that has just signed in, by whatever means. */
export type AnswerSignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
) => Promise<SessionTokens>;

/**
 * Whoever was remembered here before gives way: the next visit must not be theirs. Their session goes on elsewhere,
 * unless it is the same user's, who has a new one now.
 */
export function createSignInAnswer(
  cookie: RefreshCookie,
  visitors: Pick<Visitors, 'keep'>,
  sessions: Pick<SessionsService, 'endRemembered'>,
): AnswerSignIn {
  return async (request, reply, { tokens, cookie: remembered }) => {
    visitors.keep(request, reply);
    const before = cookie.read(request);
    if (remembered !== undefined) cookie.write(reply, remembered);
    else if (before !== undefined) cookie.clear(reply);
    if (before !== undefined) await sessions.endRemembered(before, tokens.user.id);
    return tokens;
  };
}
