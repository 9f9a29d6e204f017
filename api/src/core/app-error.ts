import { ERROR_STATUS, type ErrorCode } from '@tessera/shared/contracts';

/** What a failure may say beside its code and sentence; it becomes part of the answer's body. */
export interface AppErrorExtra {
  /** The message of each bad input, by its path: `card.number`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds to wait; also sent as the `retry-after` header. */
  readonly retryAfter?: number;
  readonly [name: string]: unknown;
}

/** An expected failure: answered with the code's status and this message, which is fit to show. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly extra: AppErrorExtra;

  constructor(code: ErrorCode, message: string, extra: AppErrorExtra = {}) {
    super(message);
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/**
 * The one answer for somebody else's thing and for none at all: which ids there are is nobody's business (SAFE-16).
 * Whoever throws it for none has asked the database as much as for somebody else's.
 */
export function notYours(thing: string): AppError {
  return new AppError('FORBIDDEN', `This ${thing} is not yours, or does not exist.`);
}

/** A 400 that names one bad input. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('BAD_REQUEST', message, { fields: { [field]: message } });
}
