import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../../core/network';
import type { CallOrigin } from './connections.service';
import { reportTo } from './failure-log.service';

export function originOf(request: FastifyRequest): CallOrigin {
  return { address: plainAddress(request.ip), report: reportTo(request.log) };
}
