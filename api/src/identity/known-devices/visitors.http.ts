import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../http/host-cookie';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import { visitorOf } from '../sessions/visitor.http';
import type { SignInVisitor } from './known-device.schema';
import { DEVICE_SECONDS } from './known-devices.service';

/** Tells browsers apart, by a cookie that says nothing of who is there. */
export interface Visitors {
  meet(request: FastifyRequest): SignInVisitor;
  /** Hands the browser the cookie by which `meet` tells it again. */
  keep(request: FastifyRequest, reply: FastifyReply): void;
}

export function createVisitors(apiUrl: string): Visitors {
  const { name, options } = hostCookie(apiUrl, 'browser');
  const made = new WeakMap<FastifyRequest, string>();

  function read(request: FastifyRequest): string | undefined {
    const value = request.cookies[name];
    return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
  }

  function secretOf(request: FastifyRequest): string {
    const secret = read(request) ?? made.get(request) ?? makeSecret();
    made.set(request, secret);
    return secret;
  }

  return {
    meet: (request) => ({
      ...visitorOf(request),
      browser: hashSecret(secretOf(request)),
      isNewBrowser: read(request) === undefined,
    }),
    keep(request, reply) {
      void reply.setCookie(name, secretOf(request), { ...options, maxAge: DEVICE_SECONDS });
    },
  };
}
