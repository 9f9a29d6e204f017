import { ERROR_STATUS, type ErrorCode } from '@tessera/shared/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error';

/** Answers every failure as `{ error, code, fields? }`. Unexpected ones are logged and their text hidden. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const expected = error instanceof AppError ? error : translate(error);
    if (expected !== undefined) return sendError(reply, expected);
    request.log.error({ err: error }, 'request failed');
    return sendError(reply, new AppError('INTERNAL', 'Something went wrong on our side. Please try again.'));
  });
}

/** Answers an unknown address of the API. */
export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(
    reply,
    new AppError('NOT_FOUND', `There is no ${request.method} ${request.originalUrl.split('?')[0] ?? ''}`),
  );
}

/** Sends a failure that is fit to show. */
export function sendError(reply: FastifyReply, { code, message, extra }: AppError): FastifyReply {
  if (extra.retryAfter !== undefined) void reply.header('retry-after', extra.retryAfter);
  void reply.header('cache-control', 'no-store');
  return reply.code(ERROR_STATUS[code]).send({ error: message, code, ...extra });
}

const FRAMEWORK_ERRORS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', 'The request is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_TYPE', 'This type of content is not accepted here.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_REQUEST', 'The request is not valid JSON.'],
};

/** What Fastify refuses by itself, in our words; undefined for a bug. */
function translate(error: FastifyError): AppError | undefined {
  const known = FRAMEWORK_ERRORS[error.code];
  if (known !== undefined) return new AppError(...known);
  if (error.statusCode === 416) return new AppError('RANGE_NOT_SATISFIABLE', 'The file has no such part.');
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isClientError ? new AppError('BAD_REQUEST', 'The request could not be read.') : undefined;
}
