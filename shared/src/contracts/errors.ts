import * as z from 'zod/mini';

/** Every failure code that the wire knows, with its status (docs/documents/api-errors.md). */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INSUFFICIENT_CREDITS: 402,
  DECLINED: 402,
  FORBIDDEN: 403,
  PLAN_LIMIT: 403,
  NOT_FOUND: 404,
  TIMEOUT: 408,
  CONFLICT: 409,
  /** GitHub has commits that the project does not; `behind` tells how many. */
  DIVERGED: 409,
  /** No GitHub account is connected. */
  NOT_CONNECTED: 409,
  /** GitHub no longer takes the token that is kept: the account is to be connected anew. */
  RECONNECT: 409,
  GONE: 410,
  TOO_LARGE: 413,
  /** The account has as much as it may have; `quota`, `used` and `limit` tell of what. */
  QUOTA_FULL: 413,
  UNSUPPORTED_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  BUILD_FAILED: 422,
  UNPROCESSABLE: 422,
  /** The Idempotency-Key was used before, for something else. */
  KEY_REUSED: 422,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UPSTREAM_FAILED: 502,
  UNAVAILABLE: 503,
  /** Nothing can be paid on this server (SAFE-15). */
  PAYMENTS_NOT_CONFIGURED: 503,
  /** The provider's client is not set on this server (AUTH-08). */
  oauth_not_configured: 503,
  /** The server's disk has too little room to write; reading goes on (SAFE-04). */
  DISK_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The wire form of a failure. `error` is fit to show; `fields` names each bad input's message. */
export const errorBodySchema = z.looseObject({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
