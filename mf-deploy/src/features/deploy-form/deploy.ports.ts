import { createDeployment, readCreditsOfUser, readDeployment } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import type { ShellProps } from '@tessera/shared/remote';
import { newKey } from '../../lib/platform';
import type { DeployPorts, Refusal } from './deploy.store';

/** The caller's balance in credits; somebody without a record has none. */
export async function readBalance({ api, session }: ShellProps): Promise<number> {
  const state = session.getState();
  if (state.status !== 'signedIn') return 0;
  const [credits] = await api.call(readCreditsOfUser, { params: { userId: state.user.id } });
  return credits?.balancecredits ?? 0;
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
    readBalance: () => readBalance(shell),
    create: (config, idempotencyKey) => api.call(createDeployment, { body: config }, { idempotencyKey }),
    read: (id) => api.call(readDeployment, { params: { id } }),
    explain,
    onBalance,
    report: reportError,
    newKey,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}
