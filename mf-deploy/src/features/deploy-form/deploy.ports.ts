import { createDeployment } from '@tessera/shared/contracts';
import { errorMessage, isApiError, type ApiError } from '@tessera/shared/http';
import { newKey, readBalance, type ShellProps } from '@tessera/shared/remote';
import { followDeployment } from '../../lib/follow-deployment';
import type { DeployPorts, Refusal } from './deploy.store';

/** The caller's balance in credits. */
export async function readOwnBalance({ api, session }: ShellProps): Promise<number> {
  const state = session.getState();
  return state.status === 'signedIn' ? readBalance(api, state.user.id) : 0;
}

/** Texts that an answer may carry beside its message. */
function textsOf(value: unknown): readonly string[] | undefined {
  const texts = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return texts.length > 0 ? texts : undefined;
}

const UNKNOWN =
  'It is not known whether the application was deployed. Deploy again: if it was, it is found and not charged twice.';

/**
 * It may have been deployed and charged all the same: no answer came, or one (of a proxy, of a server that failed on its
 * way) that does not tell. Only the same key may be tried again then.
 */
function isUnanswered({ status }: ApiError): boolean {
  return status >= 500 || status === 408 || status === 429;
}

function explain(error: unknown): Refusal {
  if (!isApiError(error) || isUnanswered(error)) {
    return { type: 'unanswered', message: errorMessage(error, UNKNOWN) };
  }
  const message = errorMessage(error, 'The application was not deployed.');
  const { balance, suggestion, failing } = error.body;
  if (error.code === 'INSUFFICIENT_CREDITS') {
    return { type: 'insufficientCredits', balance: typeof balance === 'number' ? balance : 0 };
  }
  return {
    type: 'problem',
    message,
    nameProblem: error.fields['appName'],
    suggestion: typeof suggestion === 'string' ? suggestion : undefined,
    failing: textsOf(failing),
    isPlanLimit: error.code === 'PLAN_LIMIT',
  };
}

/** The real ports of the deploy form. */
export function deployPorts(shell: ShellProps, onBalance: DeployPorts['onBalance']): DeployPorts {
  const { api, reportError } = shell;
  return {
    readBalance: () => readOwnBalance(shell),
    create: (config, idempotencyKey) => api.call(createDeployment, { body: config }, { idempotencyKey }),
    follow: (id, handlers) => followDeployment(api, id, handlers),
    explain,
    onBalance,
    report: reportError,
    newKey,
  };
}
