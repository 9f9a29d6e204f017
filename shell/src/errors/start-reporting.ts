import type { ApiClient } from '@tessera/shared/http';
import { createErrorReporter } from './report-error';
import { sendReport } from './send-report';

/** A file of its own: a visit without an error does without it. */
export function startReporting(api: ApiClient, readUserId: () => string | null) {
  return createErrorReporter((body) => sendReport(api, body), readUserId);
}
