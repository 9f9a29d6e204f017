import type { ErrorReport } from '@tessera/shared/contracts';
import type { ErrorOrigin } from '../lib/report-error.port';
import { RemoteFailure } from '../remotes/remote-failure';

/** A page in a loop of errors must not become a loop of reports. */
const MOST_PER_MINUTE = 10;

/** Bytes of each of two: a report has 64 KiB in all, and a letter may take three. */
const MAX_STACK_BYTES = 20_000;

const encoder = new TextEncoder();

function cutStack(text: string): string {
  // Ends before a letter that has no room as a whole.
  const { read } = encoder.encodeInto(text, new Uint8Array(MAX_STACK_BYTES));
  return text.slice(0, read);
}

/** Tokens and codes in an address or a message are none of the report's business. */
function withoutSecrets(text: string): string {
  return text.replace(/((?:token|otp|code|password|secret)[\w-]*["']?[=:]\s*["']?)[^\s&"']+/gi, '$1…');
}

/** Which section failed, by the reference that its card shows, or which one told of an error that it survived. */
function describeRemote(error: unknown, origin: ErrorOrigin): Partial<ErrorReport> {
  const { remote, version } = error instanceof RemoteFailure ? error : origin;
  if (remote === undefined) return {};
  const cut = (text: string) => text.slice(0, 64);
  return {
    remote: cut(remote),
    remoteVersion: version === undefined ? null : cut(version),
    ...(error instanceof RemoteFailure && {
      reference: error.traceId,
      phase: error.phase,
      reason: error.reason,
    }),
  };
}

/** Sends what went wrong to the operator (ERR-05). Never throws, and never reports its own failure. */
export function createErrorReporter(
  send: (report: ErrorReport) => Promise<unknown>,
  readUserId: () => string | null,
) {
  const sessionId = crypto.randomUUID();
  let sent: number[] = [];

  return (error: unknown, origin: ErrorOrigin = {}): void => {
    const now = Date.now();
    sent = sent.filter((at) => now - at < 60_000);
    if (sent.length >= MOST_PER_MINUTE) return;
    sent.push(now);
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    const body: ErrorReport = {
      message: withoutSecrets(message).slice(0, 2000) || 'Unknown error',
      stack: stack ? cutStack(withoutSecrets(stack)) : null,
      componentStack: origin.componentStack ? cutStack(origin.componentStack) : null,
      timestamp: new Date(now).toISOString(),
      userAgent: navigator.userAgent.slice(0, 500),
      url: withoutSecrets(location.href).slice(0, 2000),
      userId: readUserId(),
      sessionId,
      buildVersion: __SHELL_VERSION__,
      ...describeRemote(error, origin),
    };
    // Nobody is there to hear that reporting failed: the error itself is already handled where it happened.
    void send(body).catch(() => undefined);
  };
}
