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
    ...apartness(failure, known),
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

/** How far the branch went on by itself, as it was seen or as GitHub said when it was pushed to; and any other refusal. */
function apartness(failure: Failure | undefined, preview: PushPreview | undefined) {
  const isRefused = failure?.code === 'DIVERGED';
  const told = isRefused ? failure.body['behind'] : undefined;
  const behind = typeof told === 'number' ? told : (preview?.behind ?? 0);
  return {
    behind,
    isDiverged: isRefused || preview?.isDiverged === true || behind > 0,
    /** Why it was refused, where nothing else of the dialog says it. */
    problem: isRefused ? undefined : failure?.message,
  };
}
