import { openPullRequest, type CallOutput, type LinkedProject } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { Banner, Button, Dialog, Skeleton } from '@tessera/shared/ui';
import { useState } from 'react';
import { FormDialog } from '../../lib/form-dialog';
import { useSubmit } from '../../lib/use-submit';
import { branchProblem } from './branch-name';
import { RequestContent, RequestFields, type RequestTexts } from './pull-request-fields';
import { useFreeBranch } from './use-free-branch';
import { usePushPreview } from './use-push-preview';

export interface PullRequestDialogProps {
  linked: LinkedProject;
  /** A branch that was pushed to before. */
  branch?: string | undefined;
  /** That of a pull request that was opened before. */
  taken?: string | undefined;
  onClose: () => void;
  onOpened: (request: Opened) => void;
}

type Opened = CallOutput<typeof openPullRequest>;

/** Puts the versions that GitHub does not have on a branch of their own, and asks for them to be merged (SCR-18). */
export function PullRequestDialog(props: PullRequestDialogProps) {
  const { linked, branch, taken, onClose, onOpened } = props;
  const { api } = useShell();
  const { project, repository } = linked;
  // Nobody's words are replaced by an answer that comes later.
  const [typed, setTyped] = useState<Partial<RequestTexts>>({});
  const [isSent, setIsSent] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const preview = usePushPreview(project.id, linked.branch);
  const suggested = useFreeBranch(linked, taken);
  const opening = useSubmit(
    (body: RequestTexts, idempotencyKey) =>
      api.call(openPullRequest, { params: { id: project.id }, body }, { idempotencyKey }),
    'The pull request could not be opened',
  );
  const prepared = preview.status === 'ready' ? preview.data.pullRequest : { title: '', body: '' };
  const texts: RequestTexts = { ...prepared, branch: branch ?? suggested, ...typed };
  const problems = {
    title: texts.title.trim() === '' ? 'Please enter a title' : undefined,
    branch: branchProblem(texts.branch),
  };
  const errorOf = (field: 'title' | 'branch') =>
    (isSent ? problems[field] : undefined) ?? opening.failure?.fields[field];
  const type = (part: Partial<RequestTexts>) => {
    setTyped({ ...typed, ...part });
    opening.forget();
  };

  async function send(): Promise<void> {
    setIsSent(true);
    if (problems.title !== undefined || problems.branch !== undefined) return;
    const answer = await opening.submit(texts);
    if (!answer) return;
    setOpened(answer);
    onOpened(answer);
  }

  if (opened) return <RequestOpened opened={opened} onClose={onClose} />;
  return (
    <FormDialog
      size="large"
      isFullOnPhone
      title="Open pull request"
      description={`${repository}: from the branch below into ${linked.branch}`}
      submitLabel="Open pull request"
      isBusy={opening.isBusy}
      busyText={`Pushing to ${texts.branch}, then opening the pull request…`}
      isBlocked={preview.status === 'loading'}
      problem={opening.failure?.message}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {preview.status === 'loading' ? (
        <div aria-busy="true" aria-label="The pull request is being prepared">
          <Skeleton lines={4} />
        </div>
      ) : (
        <RequestFields
          texts={texts}
          errors={{
            title: errorOf('title'),
            branch: errorOf('branch'),
            body: opening.failure?.fields['body'],
          }}
          onType={type}
        />
      )}
      <RequestContent preview={preview} />
    </FormDialog>
  );
}

function RequestOpened({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title="Pull request opened"
      onOpenChange={onClose}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          Done
        </Button>
      }
    >
      <Banner tone="ok" role="status">
        {`From ${opened.branch}. `}
        <a href={opened.url} target="_blank" rel="noreferrer">
          {`View #${String(opened.number)} on GitHub`}
        </a>
      </Banner>
    </Dialog>
  );
}
