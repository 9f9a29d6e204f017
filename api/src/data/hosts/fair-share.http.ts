import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error';
import { networkOf } from '../../core/network';
import { ByteCounts } from './byte-counts.service';
import { CallPlaces } from './call-places.service';
import { STEP_BYTES, type LabelRoute } from './data-call.http';

/** What a call may carry on average for a network that makes as many as it may. */
const BYTES_PER_CALL = 512 * 1024;

/**
 * Gives each network its share of what answers for records: so many calls at a time, and so many bytes a minute both ways, beside the
 * calls that are counted for every part of the server (DATA-06). `labelOf` says which application a call is of.
 */
export function shareFairly(
  app: FastifyInstance,
  callsPerMinute: number,
  labelOf = ({ params }: FastifyRequest<LabelRoute>) => params.label,
): void {
  const places = new CallPlaces();
  const bytes = new ByteCounts(callsPerMinute * BYTES_PER_CALL);
  app.addHook<LabelRoute>('onRequest', (request, reply, done) => {
    const network = networkOf(request.ip);
    const now = performance.now();
    const wait = bytes.waitOf(network, now);
    if (wait > 0) throw tooMuch('Too much was sent or asked for. Wait a moment.', wait);
    // A stream stays open, and is counted where streams are.
    const release = isStream(request) ? undefined : places.take(network, labelOf(request));
    if (!release && !isStream(request)) throw tooMuch('Too many requests at once. Wait a moment.', 1);
    if (release) reply.raw.once('close', release);
    bytes.add(network, bodyLength(request), now);
    done();
  });
  app.addHook('onSend', (request, _reply, payload: unknown, done) => {
    const length = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    bytes.add(networkOf(request.ip), length, performance.now());
    done();
  });
}

function isStream({ routeOptions }: FastifyRequest<LabelRoute>): boolean {
  return routeOptions.url?.endsWith('/events') === true;
}

/** One that does not say how long it is counts as the longest that is read. */
function bodyLength({ headers }: FastifyRequest<LabelRoute>): number {
  if (headers['transfer-encoding'] !== undefined) return STEP_BYTES;
  const length = Number(headers['content-length'] ?? 0);
  return Number.isFinite(length) ? Math.min(length, STEP_BYTES) : 0;
}

function tooMuch(message: string, retryAfter: number): AppError {
  return new AppError('RATE_LIMITED', message, { retryAfter });
}
