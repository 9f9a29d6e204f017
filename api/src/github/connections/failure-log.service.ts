import { errorCode } from '../../core/error-code';
import type { Log } from '../../core/log';
import type { ReportFailure } from './token-ends.service';

/** Tells the log only the kind of a failure between us and GitHub: its details carry codes and tokens. */
export function reportTo(log: Log): ReportFailure {
  return (step, error) => {
    const failure = {
      type: error instanceof Error ? error.name : typeof error,
      code: errorCode(error),
      message: error instanceof Error ? error.message : '',
    };
    log.warn({ step, failure }, 'connecting GitHub failed');
  };
}
