import '@tessera/shared/contracts/jitless';
import { reportError } from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote/contract';
import type { ReportError } from '../lib/report-error.port';
import { createErrorReporter } from './report-error';

/** A chunk of its own: a page without an error needs neither the reports nor their contract. */
export function startReporting(api: Pick<ApiPort, 'call'>, readUserId: () => string | null): ReportError {
  return createErrorReporter((body) => api.call(reportError, { body }), readUserId);
}
