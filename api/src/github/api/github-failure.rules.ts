import { AppError } from '../../core/app-error';

/** An answer of GitHub that is no success. */
export interface Refusal {
  readonly status: number;
  /** GitHub's own words, its reasons included. */
  readonly message: string;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/** Seconds: GitHub counts by the hour. */
const LONGEST_WAIT = 3600;

/** Seconds until GitHub takes calls again; undefined where it is not about how many there were. */
export function waitOf(refusal: Refusal, now: Date): number | undefined {
  const seconds = saidWait(refusal, now);
  return seconds === undefined ? undefined : Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_WAIT);
}

function saidWait({ status, message, headers }: Refusal, now: Date): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const after = Number(headers['retry-after']);
  if (Number.isFinite(after) && after >= 0) return after;
  if (String(headers['x-ratelimit-remaining']) === '0') {
    const reset = Number(headers['x-ratelimit-reset']) * 1000;
    return Number.isFinite(reset) ? (reset - now.getTime()) / 1000 : 60;
  }
  // GitHub: without a header, wait for a minute.
  return status === 429 || /rate limit/i.test(message) ? 60 : undefined;
}

/** What is said of a failure: `about` is the repository, `isWrite` whether something was to be changed there. */
export interface Asked {
  readonly about?: string | undefined;
  readonly isWrite?: boolean | undefined;
}

export function failureOf(refusal: Refusal, { about, isWrite = false }: Asked, now: Date): AppError {
  const { status, message } = refusal;
  const wait = waitOf(refusal, now);
  if (wait !== undefined) return rateLimited(wait);
  if (status === 401) return new AppError('RECONNECT', RECONNECT);
  if (status === 404) {
    const text =
      about === undefined ? 'GitHub does not have this.' : `GitHub shows no "${about}" to this account.`;
    return new AppError('NOT_FOUND', text);
  }
  if (status === 403) {
    const text =
      isWrite && about !== undefined
        ? `This GitHub account may not push to ${about}.`
        : 'GitHub does not allow this with the connected account.';
    return new AppError('FORBIDDEN', text);
  }
  if (status === 422) return new AppError('UNPROCESSABLE', `GitHub refuses this: ${sentence(message)}`);
  return away();
}

export const RECONNECT = 'GitHub no longer accepts this connection. Connect the account again.';

export function rateLimited(seconds: number): AppError {
  const message = `GitHub takes no more calls for this account right now. Try again ${whenOf(seconds)}.`;
  return new AppError('RATE_LIMITED', message, { retryAfter: seconds });
}

/** No answer, or none that can be read. */
export const away = (): AppError =>
  new AppError('UPSTREAM_FAILED', 'GitHub does not answer right now. Try again in a moment.');

function whenOf(seconds: number): string {
  if (seconds < 60) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** In one line, short enough to show. */
function sentence(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
