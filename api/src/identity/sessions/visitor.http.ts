import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../../core/network';
import type { Visitor } from '../../core/visitor';
import { nameDevice } from './device-name.rules';

export function visitorOf(request: FastifyRequest): Visitor {
  return { device: nameDevice(request.headers['user-agent']), address: plainAddress(request.ip) };
}
