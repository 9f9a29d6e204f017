import { createDeployment, readDeployment } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { newKey, readBalance, type ShellProps } from '@tessera/shared/remote';
import type { DeployPorts, Refusal } from './deploy.store';

/** The caller's balance in credits. */
export async function readOwnBalance({ api, session }: ShellProps): Promise<number> {
  const state = session.getState();
  return state.status === 'signedIn' ? readBalance(api, state.user.id) : 0;
}

function explain(error: unknown): Refusal {
  const message = errorMessage(error, 'The application was not deployed.');
  if (!isApiError(error)) {
    return isNetworkError(error)
      ? { type: 'unanswered', message }
      : { type: 'problem', message, nameProblem: undefined, suggestion: undefined };
  }
  const { balance, suggestion } = error.body;
  if (error.code === 'INSUFFICIENT_CREDITS') {
    return { type: 'insufficientCredits', balance: typeof balance === 'number' ? balance : 0 };
  }
  return {
    type: 'problem',
    message,
    nameProblem: error.fields['appName'],
    suggestion: typeof suggestion === 'string' ? suggestion : undefined,
  };
}

/** The real ports of the deploy form. */
export function deployPorts(shell: ShellProps, onBalance: DeployPorts['onBalance']): DeployPorts {
  const { api, reportError } = shell;
  return {
    readBalance: () => readOwnBalance(shell),
    create: (config, idempotencyKey) => api.call(createDeployment, { body: config }, { idempotencyKey }),
    read: (id) => api.call(readDeployment, { params: { id } }),
    explain,
    onBalance,
    report: reportError,
    newKey,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}
