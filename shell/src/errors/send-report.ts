import '@tessera/shared/contracts/jitless';
import { reportError, type ErrorReport } from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote/contract';

/** A chunk of its own: a page without an error never needs the contract. */
export function sendReport(api: Pick<ApiPort, 'call'>, report: ErrorReport): Promise<unknown> {
  return api.call(reportError, { body: report });
}
