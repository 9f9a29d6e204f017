import { createHash, timingSafeEqual } from 'node:crypto';
import type { Contract } from '@tessera/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '../core/app-error';
import type { Caller } from '../core/caller';
import './app-types';
import { readIdempotencyKey } from './idempotency';
import { parseRequest } from './validation';

type Schema = z.ZodMiniType;

/** What the contract's schemas made of the request. */
export interface RouteInput<Params extends Schema, Query extends Schema, Body extends Schema> {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
}

export interface RouteContext {
  /** The `Idempotency-Key` header, checked; empty unless the contract is `idempotent`. */
  readonly idempotencyKey: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The contract's answer; or the reply itself, when the handler answered by it (files, streams). */
type Answer<Response extends Schema> = Promise<
  // A call that answers 204 may be a function that returns nothing.
  z.input<Response> extends undefined ? unknown : z.input<Response> | FastifyReply
>;

export type PrivateHandler<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = (
  input: RouteInput<P, Q, B>,
  caller: Caller,
  context: RouteContext,
) => Answer<R>;

export type PublicHandler<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = (
  input: RouteInput<P, Q, B>,
  context: RouteContext,
) => Answer<R>;

export interface RouteOptions {
  /**
   * The part of the address's requests a minute that this route takes: 0.05 is a twentieth. 'unlimited' for what costs
   * no more than to refuse it.
   */
  readonly rateShare?: number | 'unlimited';
  /** Bytes of the body; 1 MiB unless given, or 64 KiB where anybody may call. More answers TOO_LARGE. */
  readonly bodyLimit?: number;
}

/** The body of a call that anybody may make, unless its route says more. */
export const SMALL_BODY_BYTES = 65_536;
const OWN_BODY_BYTES = 1_048_576;

/** Serves a contract that needs no caller. Bad input answers 400 with each field's message. */
export function publicRoute<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  app: FastifyInstance,
  contract: Contract<P, Q, B, R>,
  handler: PublicHandler<P, Q, B, R>,
  options: RouteOptions = {},
): void {
  addRoute(app, contract, options, (request, reply) => {
    const { input, context } = readRequest(contract, request, reply);
    return handler(input, context);
  });
}

/**
 * Serves a contract that needs a caller. The token is checked before the body is read: without a valid
 * one the answer is 401 whatever was sent. Its session is looked up once the body is there, however long
 * that takes to arrive, so that it goes on when the handler begins.
 */
export function privateRoute<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  app: FastifyInstance,
  contract: Contract<P, Q, B, R>,
  handler: PrivateHandler<P, Q, B, R>,
  options: RouteOptions = {},
): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const callerOf = (request: FastifyRequest): Caller => {
    const caller = callers.get(request);
    if (caller === undefined) throw new Error(`${contract.path} was reached without authentication`);
    return caller;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = callerOf(request);
    await app.authentication.requireSession(caller);
    const { input, context } = readRequest(contract, request, reply);
    return handler(input, caller, context);
  };
  addRoute(
    app,
    contract,
    { bodyLimit: OWN_BODY_BYTES, ...options },
    (request, reply) =>
      app.callTurns.run(callerOf(request).userId, isGone(request), () => answer(request, reply)),
    async (request, reply) => {
      const caller = await app.authentication.readToken(request.headers.authorization);
      callers.set(request, caller);
      if (!hasLargeBody(request)) return;
      await app.callTurns.readLargeBody(caller.userId, isGone(request), (end) => {
        reply.raw.once('finish', end).once('close', end);
      });
    },
  );
}

/** Keys are worth guessing, so an address gets a twentieth of its requests. */
const OPERATOR_OPTIONS: RouteOptions = { rateShare: 0.05 };

/**
 * Serves a contract for whoever runs the server, who proves it by the key of the configuration. Without one the answer is
 * always 401. The key is checked before the body is read.
 */
export function operatorRoute<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  app: FastifyInstance,
  contract: Contract<P, Q, B, R>,
  handler: PublicHandler<P, Q, B, R>,
): void {
  addRoute(
    app,
    contract,
    OPERATOR_OPTIONS,
    (request, reply) => {
      const { input, context } = readRequest(contract, request, reply);
      return handler(input, context);
    },
    (request) => {
      const { authorization = '' } = request.headers;
      const isOperator = app.operatorKey !== undefined && isSame(authorization, `Bearer ${app.operatorKey}`);
      if (isOperator) return Promise.resolve();
      return Promise.reject(new AppError('UNAUTHENTICATED', "The operator's key is missing or not right."));
    },
  );
}

/** Takes the same time for whatever was guessed. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Unless it says how long it is, it may be. */
function hasLargeBody({ headers }: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || Number(length ?? 0) > SMALL_BODY_BYTES;
}

const isGone = (request: FastifyRequest) => () => request.raw.socket.destroyed;

function readRequest<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  contract: Contract<P, Q, B, R>,
  request: FastifyRequest,
  reply: FastifyReply,
): { input: RouteInput<P, Q, B>; context: RouteContext } {
  const idempotencyKey = contract.idempotent === true ? readIdempotencyKey(request.headers) : '';
  // `parseRequest` went through exactly these schemas; their outputs cannot be followed by the compiler.
  const input = parseRequest(contract.request, request) as RouteInput<P, Q, B>;
  return { input, context: { idempotencyKey, request, reply } };
}

function limitOf(app: FastifyInstance, share: number | 'unlimited'): false | { max: number } {
  return share === 'unlimited' ? false : { max: Math.ceil(app.requestsPerMinute * share) };
}

function addRoute(
  app: FastifyInstance,
  contract: Contract,
  options: RouteOptions,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  /** Before the body is read. */
  authenticate?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  app.contracts.push(contract);
  app.route({
    method: contract.method,
    url: contract.path,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    ...(options.rateShare === undefined ? {} : { config: { rateLimit: limitOf(app, options.rateShare) } }),
    // After the rate limit (onRequest).
    ...(authenticate === undefined ? {} : { preParsing: authenticate }),
    async handler(request, reply) {
      const result = await answer(request, reply);
      if (result === reply || reply.sent) return reply;
      if (contract.status === 204) return reply.code(204).send();
      const checked = contract.response.safeParse(result);
      if (!checked.success) {
        throw new Error(`${contract.method} ${contract.path} answers against its contract`, {
          cause: checked.error,
        });
      }
      return reply.code(contract.status ?? 200).send(checked.data);
    },
  });
}
