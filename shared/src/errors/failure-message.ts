import { CALL_MESSAGES, type CatalogueCall } from './call-messages';
import { tooManyOtpAttempts } from './otp-messages';

/** Calls whose 429 answer is worded by OTP-06. */
const OTP_CALLS: ReadonlySet<CatalogueCall> = new Set(['verifyOtp', 'verifyResetOtp', 'verifyScreen']);

interface AnsweredFailure {
  readonly status: number;
  readonly message: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly retryAfter?: number | undefined;
}

/** By shape, not by class: the shell and each remote bundle their own copy of the client's errors. */
function isAnswered(error: unknown): error is Error & AnsweredFailure {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.name === 'NetworkError';
}

/**
 * The sentence to show for a failed call: the server's own message, else the catalogue's fallback (ERR-01);
 * the network message when no answer came (ERR-02); the wait for too many codes (OTP-06).
 *
 * @param call which entry of the catalogue to take
 * @param error whatever the api client threw: its ApiError, its NetworkError, or a bug
 */
export function failureMessage(call: CatalogueCall, error: unknown): string {
  const { fallback, network } = CALL_MESSAGES[call];
  if (isUnanswered(error)) return network;
  if (!isAnswered(error)) return fallback;
  if (error.status === 429 && OTP_CALLS.has(call))
    return tooManyOtpAttempts({
      remainingAttempts: error.body?.['remainingAttempts'],
      retryAfter: error.retryAfter,
    });
  // A proxy's page or an empty body has no message of ours: the client leaves it empty.
  return error.message.trim() || fallback;
}
