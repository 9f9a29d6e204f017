import { ERROR_STATUS, type ErrorCode } from '@tessera/shared/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error';
import { isDiskFull } from '../core/disk-full';
import { PREVIEW_PREFIX, SITE_PREFIX } from './hosts';

/** What the failure of something that the server depends on means for whoever asked; undefined for a bug. */
export type ExplainFailure = (error: unknown) => AppError | undefined;

/**
 * Answers every failure as `{ error, code, fields? }`, and to the hosts of applications as plain text. Unexpected ones are
 * logged and their text hidden.
 */
export function handleErrors(app: FastifyInstance, explain: ExplainFailure = () => undefined): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    answer(request, reply, explainError(error, request, explain)),
  );
}

/** What is answered to a failure. One that nobody expected is logged, and its text hidden. */
export function explainError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  explain: ExplainFailure,
): AppError {
  const expected = error instanceof AppError ? error : translate(error);
  if (expected !== undefined) return expected;
  const explained = explain(error);
  if (explained === undefined) request.log.error({ err: error }, 'request failed');
  else request.log.warn({ err: error }, explained.message);
  return explained ?? new AppError('INTERNAL', WENT_WRONG);
}

const WENT_WRONG = 'Something went wrong on our side. Please try again.';

const SITES = [`${SITE_PREFIX}/`, `${PREVIEW_PREFIX}/`];

function answer(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const isOfSite = SITES.some((prefix) => request.url.startsWith(prefix));
  return isOfSite ? sendText(reply, error) : sendError(reply, error);
}

/** Whoever opens an application reads it. */
function sendText(reply: FastifyReply, { status, message, extra }: AppError): FastifyReply {
  if (extra.retryAfter !== undefined) void reply.header('retry-after', extra.retryAfter);
  return reply
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(`${message}\n`);
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

const DISK_FULL_TEXT = 'The server has run out of disk space, so nothing was saved. Please try again later.';
/** Somebody has to make room. */
const DISK_FULL_SECONDS = 60;

/** What Fastify refuses by itself, and a full disk, in our words; undefined for a bug. */
function translate(error: FastifyError): AppError | undefined {
  if (isDiskFull(error)) return new AppError('DISK_FULL', DISK_FULL_TEXT, { retryAfter: DISK_FULL_SECONDS });
  const known = FRAMEWORK_ERRORS[error.code];
  if (known !== undefined) return new AppError(...known);
  if (error.statusCode === 416) return new AppError('RANGE_NOT_SATISFIABLE', 'The file has no such part.');
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isClientError ? new AppError('BAD_REQUEST', 'The request could not be read.') : undefined;
}
