import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RememberedToken } from './session-tokens.service';

export interface RefreshCookie {
  /**
   * The cookie's token. Only with the X-Requested-With header, which another site's form or link cannot
   * send: without it the cookie counts as absent.
   */
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: RememberedToken): void;
  clear(reply: FastifyReply): void;
}

/** The HttpOnly cookie of a remembered browser; Secure, and bound to this very host, over https. */
export function createRefreshCookie(apiUrl: string): RefreshCookie {
  const isSecure = apiUrl.startsWith('https:');
  // `__Host-` keeps applications on sibling hosts from planting one; browsers take it over https only.
  const name = isSecure ? '__Host-tessera_refresh' : 'tessera_refresh';
  const options = {
    path: isSecure ? '/' : '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  } as const;
  return {
    read(request) {
      return request.headers['x-requested-with'] === undefined ? undefined : request.cookies[name];
    },
    write(reply, { value, seconds }) {
      void reply.setCookie(name, value, { ...options, maxAge: seconds });
    },
    clear(reply) {
      void reply.clearCookie(name, options);
    },
  };
}
