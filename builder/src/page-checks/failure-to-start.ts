import { RobotError, type AppWindow } from '../robot/robot';

/** So much longer an application that reported an error may take to show itself after all. */
const GRACE_MS = 300;

export interface Failure {
  readonly message: string;
  /** An error of its own says why; else it only took longer than it may. */
  readonly isCertain: boolean;
}

/**
 * Why an application does not start, or undefined where it does. An error that nobody caught tells at once what waiting for its
 * first page would only find out at the deadline.
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
    return { message, isCertain: !(reason instanceof RobotError) };
  } finally {
    stop.abort();
  }
}

/** Rejects with the first error that nobody caught, a moment after it. */
function firstError(window: AppWindow, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (error: unknown) => {
      window.setTimeout(() => {
        reject(error instanceof Error ? error : new Error(String(error)));
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
