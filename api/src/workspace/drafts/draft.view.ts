import type { Draft } from '@tessera/shared/contracts';
import { checksOfRun } from '../checks/version-checks.view';
import { planOf } from '../runs/run-plan.view';
import type { DraftRow } from './drafts.repository';

const INTERRUPTED = 'Making it was interrupted. What you wrote is still here: try it again.';

/**
 * A draft as its browser sees it.
 *
 * @param isLost nobody works on it any more: the server that did is gone
 */
export function presentDraft(row: DraftRow, isLost: boolean): Draft {
  const { id, prompt, model, receipt } = row;
  const status = isLost ? 'failed' : row.status;
  return {
    id,
    prompt,
    status,
    steps:
      status === 'ready' ? planOf(undefined) : planOf(row.step, status === 'failed' ? 'failed' : 'running'),
    application:
      status === 'ready' && model && receipt
        ? { title: model.title, checks: checksOfRun(receipt) ?? null, coverage: receipt.coverage }
        : null,
    error: isLost ? INTERRUPTED : row.error,
    endsAt: row.expiresAt.toISOString(),
  };
}
