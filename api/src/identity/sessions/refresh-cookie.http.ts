import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../http/host-cookie';
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
  const { name, options } = hostCookie(apiUrl, 'refresh');
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
