import type { FastifyRequest } from 'fastify';
import { networkOf, plainAddress } from '../../core/network';
import type { CountedVisitor } from '../../core/visitor';
import { nameDevice } from './device-name.rules';

export function visitorOf(request: FastifyRequest): CountedVisitor {
  const { ip, headers } = request;
  return { device: nameDevice(headers['user-agent']), address: plainAddress(ip), network: networkOf(ip) };
}
