import type { FastifyRequest } from 'fastify';
import { nameDevice } from './device-name.rules';

/** Where a call comes from, as people are told of it. */
export interface Visitor {
  /** 'Chrome on Linux' */
  readonly device: string;
  /** The network address. */
  readonly address: string;
}

export function visitorOf(request: FastifyRequest): Visitor {
  return { device: nameDevice(request.headers['user-agent']), address: request.ip };
}
