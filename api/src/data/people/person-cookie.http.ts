import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../http/host-cookie';
import type { PersonToken } from './sessions.service';

/** The cookie of somebody who has signed in to an application: of its own host alone, and no script reads it. */
export interface PersonCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: PersonToken): void;
  clear(reply: FastifyReply): void;
}

/** @param address of the application */
export function personCookie(address: string): PersonCookie {
  const { name, options } = hostCookie(address, 'person', '/_data');
  return {
    read: (request) => request.cookies[name],
    write(reply, { value, seconds }) {
      void reply.setCookie(name, value, { ...options, maxAge: seconds });
    },
    clear(reply) {
      void reply.clearCookie(name, options);
    },
  };
}
