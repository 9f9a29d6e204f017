import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error';
import { hostCookie } from '../../http/host-cookie';

/** Refuses a call that another site's page could have made: it cannot send this header. */
export function requireOwnPage(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] === undefined) {
    throw new AppError('FORBIDDEN', 'The X-Requested-With header is missing.');
  }
}

export interface SignInCookies {
  write(reply: FastifyReply, cookie: NamedCookie, options: CookieLife): void;
  read(request: FastifyRequest, id: string): string | undefined;
  /** The values of every cookie of this kind that the browser has. */
  readAll(request: FastifyRequest): string[];
  clear(reply: FastifyReply, id: string): void;
}

export interface NamedCookie {
  /** Tells the attempts of several tabs apart: letters and digits. */
  readonly id: string;
  readonly value: string;
}

export interface CookieLife {
  readonly seconds: number;
  /** Whether it comes back with a form that another site posts, as Apple's answer is. */
  readonly isPostedBack?: boolean;
}

/** Short-lived cookies that tie an attempt to the browser that began it. */
export function createSignInCookies(kind: string, apiUrl: string): SignInCookies {
  const { name: prefix, options: base } = hostCookie(apiUrl, `${kind}_`);
  return {
    write(reply, { id, value }, { seconds, isPostedBack = false }) {
      // Browsers take SameSite=None with Secure only, and Secure from http://localhost too.
      const posted = isPostedBack ? ({ sameSite: 'none', secure: true } as const) : {};
      void reply.setCookie(prefix + id, value, { ...base, ...posted, maxAge: seconds });
    },
    read: (request, id) => request.cookies[prefix + id],
    readAll: (request) =>
      Object.entries(request.cookies).flatMap(([name, value]) =>
        name.startsWith(prefix) && value !== undefined ? [value] : [],
      ),
    clear(reply, id) {
      void reply.clearCookie(prefix + id, base);
    },
  };
}
