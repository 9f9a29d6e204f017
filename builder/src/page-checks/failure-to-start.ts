import { RobotError, type AppWindow } from '../robot/robot';

/** So much longer an application that reported an error may take to show itself after all, on a machine that is busy too. */
const GRACE_MS = 1500;

export interface Failure {
  readonly message: string;
  /** Its script does not run. */
  readonly isCertain: boolean;
  /** It reported an error, which may be another matter; else it only took longer than it may. */
  readonly hasError: boolean;
}

/** An error that nobody caught. */
class UncaughtError extends Error {
  override readonly name = 'UncaughtError';
}

/**
 * Why an application does not start, or undefined where it does. An error that nobody caught only means not to wait for its
 * first page for as long: the application may go on without what failed.
 */
export async function failureToStart(
  window: AppWindow,
  start: () => Promise<void>,
): Promise<Failure | undefined> {
  const stop = new window.AbortController();
  const error = firstError(window, stop.signal);
  try {
    await Promise.race([start(), error]);
    return undefined;
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : String(reason);
    const hasError = reason instanceof UncaughtError;
    return { message, isCertain: !hasError && !(reason instanceof RobotError), hasError };
  } finally {
    stop.abort();
  }
}

/** Rejects with the first error that nobody caught, a moment after it. */
function firstError(window: AppWindow, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (error: unknown) => {
      window.setTimeout(() => {
        reject(new UncaughtError(error instanceof Error ? error.message : String(error)));
      }, GRACE_MS);
    };
    window.addEventListener(
      'error',
      ({ error, message }) => {
        fail(error ?? message);
      },
      { signal },
    );
    window.addEventListener(
      'unhandledrejection',
      ({ reason }) => {
        fail(reason);
      },
      { signal },
    );
  });
}
