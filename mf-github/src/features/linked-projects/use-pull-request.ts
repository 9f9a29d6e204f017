import { openPullRequest, type CallOutput, type LinkedProject } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { useSubmit } from '../../lib/use-submit';
import { branchProblem } from './branch-name';
import { useFreeBranch } from './use-free-branch';
import { useProposal } from './use-proposal';

export type OpenedPullRequest = CallOutput<typeof openPullRequest>;

export interface PullRequestWish {
  readonly linked: LinkedProject;
  /** The newest version that is proposed; the newest there is unless given. */
  readonly versionId?: string | undefined;
  /** A branch that was pushed to before. */
  readonly branch?: string | undefined;
  /** That of a pull request that was opened before. */
  readonly taken?: string | undefined;
}

export interface RequestTexts {
  readonly title: string;
  readonly body: string;
  readonly branch: string;
}

interface Request extends RequestTexts {
  readonly base?: string;
  readonly versionId?: string;
}

/** What is to be proposed, from which branch into which, and what came of it. */
export function usePullRequest(wish: PullRequestWish, onOpened: (request: OpenedPullRequest) => void) {
  const { linked, branch, taken } = wish;
  const { api } = useShell();
  const { id } = linked.project;
  const [base, setBase] = useState(linked.branch);
  // Nobody's words are replaced by an answer that comes later.
  const [typed, setTyped] = useState<Partial<RequestTexts>>({});
  const [isSent, setIsSent] = useState(false);
  const [opened, setOpened] = useState<OpenedPullRequest>();
  const proposal = useProposal(linked, wish.versionId);
  const { version } = proposal;
  const free = useFreeBranch(linked, { version: version?.number, taken });
  const opening = useSubmit(
    (body: Request, idempotencyKey) =>
      api.call(openPullRequest, { params: { id }, body }, { idempotencyKey }),
    'The pull request could not be opened',
  );
  const isElsewhere = base !== linked.branch;
  const isPointless = proposal.hasNothing && !isElsewhere;
  // Where the link's own branch has everything, it is the one to be merged into another.
  const suggested = proposal.hasNothing && isElsewhere ? linked.branch : free;
  const texts: RequestTexts = { ...proposal.words, branch: branch ?? suggested, ...typed };
  const problems = problemsOf(texts);
  const fields = opening.failure?.fields ?? {};

  return {
    ...proposal,
    base,
    texts,
    opened,
    isBusy: opening.isBusy,
    problem: opening.failure?.message,
    errors: { ...fields, ...(isSent && problems) },
    /** Into the branch that has it all already. */
    isPointless,
    isBlocked: proposal.isUnready || isPointless,
    type: (part: Partial<RequestTexts>) => {
      setTyped({ ...typed, ...part });
      opening.forget();
    },
    chooseBase: (next: string) => {
      setBase(next);
      opening.forget();
    },
    chooseVersion: (next: string) => {
      proposal.chooseVersion(next);
      opening.forget();
    },
    send: async () => {
      setIsSent(true);
      if (Object.keys(problems).length > 0) return;
      const answer = await opening.submit({
        ...texts,
        ...(isElsewhere && { base }),
        // What was read is what is proposed, also where a newer one came meanwhile.
        ...(version && { versionId: version.versionId }),
      });
      if (!answer) return;
      setOpened(answer);
      onOpened(answer);
    },
  };
}

export type PullRequestState = ReturnType<typeof usePullRequest>;

/** What is wrong with it before it is sent, by its fields. */
function problemsOf({ title, branch }: RequestTexts): Readonly<Record<string, string>> {
  const ofBranch = branchProblem(branch);
  return {
    ...(title.trim() === '' && { title: 'Please enter a title' }),
    ...(ofBranch !== undefined && { branch: ofBranch }),
  };
}
