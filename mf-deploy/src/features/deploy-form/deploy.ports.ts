import { createDeployment } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
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

function explain(error: unknown): Refusal {
  const message = errorMessage(error, 'The application was not deployed.');
  if (!isApiError(error)) return { type: isNetworkError(error) ? 'unanswered' : 'problem', message };
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
