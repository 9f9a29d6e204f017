import { tellParent } from './bridge';

/** Tells Tessera's preview about an error, so that its builder page can show it. Elsewhere nobody is told. */
export function reportError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  tellParent({ type: 'error', message, ...(stack !== undefined && { stack }) });
}

/** Reports the errors that nothing caught. */
export function reportUncaughtErrors(target: Window = window): void {
  target.addEventListener('error', (event) => {
    reportError(event.error ?? event.message);
  });
  target.addEventListener('unhandledrejection', (event) => {
    reportError(event.reason);
  });
}
