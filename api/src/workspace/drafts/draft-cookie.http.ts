import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from '../../secrets/one-time-secret';

/** What makes a draft the browser's own: no script reads it, and it is in no address. */
export interface DraftCookie {
  /** The hash of the browser's secret; undefined for a browser without one, and for what another site sent. */
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, secret: string, seconds: number): void;
}

/** Over https `__Host-` keeps applications on sibling hosts from planting one; browsers take that over https only. */
export function createDraftCookie(apiUrl: string): DraftCookie {
  const secure = apiUrl.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}tessera_draft`;
  const options = { path: secure ? '/' : '/api/drafts', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read(request) {
      const secret = request.cookies[name];
      if (request.headers['x-requested-with'] === undefined || secret === undefined) return undefined;
      return /^[\w-]{43}$/.test(secret) ? hashSecret(secret) : undefined;
    },
    set(reply, secret, seconds) {
      void reply.setCookie(name, secret, { ...options, maxAge: seconds });
    },
  };
}
