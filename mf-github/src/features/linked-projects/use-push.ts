import {
  pushProject,
  type CallOutput,
  type LinkedProject,
  type PushPreview,
} from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { useSubmit, type Failure } from '../../lib/use-submit';
import { branchProblem } from './branch-name';
import { usePushPreview } from './use-push-preview';

export type Pushed = CallOutput<typeof pushProject>;

interface Push {
  readonly branch: string;
  readonly message?: string;
  readonly newBranch?: string;
}

/** What is to be pushed where, and what came of it. */
export function usePush(linked: LinkedProject, onPushed: () => void) {
  const { api } = useShell();
  const { id } = linked.project;
  const [branch, setBranch] = useState(linked.branch);
  const [message, setMessage] = useState<string>();
  const [newBranch, setNewBranch] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const [done, setDone] = useState<Pushed>();
  const preview = usePushPreview(id, branch);
  const pushing = useSubmit(
    (body: Push, idempotencyKey) => api.call(pushProject, { params: { id }, body }, { idempotencyKey }),
    'The push did not work',
  );
  const known = preview.status === 'ready' ? preview.data : undefined;
  const { failure, isBusy } = pushing;
  const nameProblem = newBranch === undefined ? undefined : branchProblem(newBranch);
  const fields = failure?.fields ?? {};

  return {
    branch,
    message,
    newBranch,
    done,
    preview,
    known,
    isBusy,
    behind: behindOf(failure, known),
    isDiverged: failure?.code === 'DIVERGED' || known?.isDiverged === true || behindOf(failure, known) > 0,
    /** Why it was refused, where nothing else of the dialog says it. */
    problem: failure?.code === 'DIVERGED' ? undefined : failure?.message,
    errors: {
      branch: fields['branch'],
      message: fields['message'],
      newBranch: isSent ? (nameProblem ?? fields['newBranch']) : undefined,
    },
    setMessage,
    setNewBranch,
    chooseBranch: (next: string) => {
      setBranch(next);
      pushing.forget();
    },
    send: async () => {
      setIsSent(true);
      if (nameProblem !== undefined) return;
      const answer = await pushing.submit({
        branch,
        ...(message !== undefined && { message }),
        ...(newBranch !== undefined && { newBranch }),
      });
      if (!answer) return;
      setDone(answer);
      onPushed();
    },
  };
}

/** As it was seen, or as GitHub said when it was pushed to. */
function behindOf(failure: Failure | undefined, preview: PushPreview | undefined): number {
  const told = failure?.code === 'DIVERGED' ? failure.body['behind'] : undefined;
  return typeof told === 'number' ? told : (preview?.behind ?? 0);
}
