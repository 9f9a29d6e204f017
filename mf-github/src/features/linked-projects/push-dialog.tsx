import type { LinkedProject } from '@tessera/shared/contracts';
import { BranchSelect } from '@tessera/shared/repositories';
import { EmptyState, ErrorState, Skeleton, TextArea } from '@tessera/shared/ui';
import { FormDialog } from '../../lib/form-dialog';
import { countOf } from '../../lib/github-words';
import { Diverged } from './diverged';
import { ChangedFiles, LeftOutFiles, VersionCommits } from './preview-parts';
import { PushDone } from './push-done';
import { useFreeBranch } from './use-free-branch';
import { usePush } from './use-push';
import type { usePushPreview } from './use-push-preview';

export interface PushDialogProps {
  linked: LinkedProject;
  onClose: () => void;
  /** It changed something at GitHub. */
  onPushed: () => void;
  onPullFirst: () => void;
  onPullRequest: (branch: string) => void;
}

/** Sends the versions that GitHub does not have, a commit for each (SCR-18). */
export function PushDialog({ linked, onClose, onPushed, onPullFirst, onPullRequest }: PushDialogProps) {
  const push = usePush(linked, onPushed);
  const suggestion = useFreeBranch(linked);
  const { done, known, behind, isDiverged, newBranch, errors } = push;
  if (done) return <PushDone pushed={done} linked={linked} onClose={onClose} onPullRequest={onPullRequest} />;
  const count = known?.commits.length ?? 0;
  return (
    <FormDialog
      size="large"
      isFullOnPhone
      title={`Push ${linked.project.name}`}
      submitLabel={newBranch === undefined ? 'Push' : 'Push to a new branch'}
      isBusy={push.isBusy}
      busyText={`Pushing ${countOf(count, 'commit')} to ${linked.repository}…`}
      isBlocked={count === 0 || (isDiverged && newBranch === undefined)}
      problem={push.problem}
      onSubmit={() => void push.send()}
      onClose={onClose}
    >
      <BranchSelect
        repository={linked.repository}
        value={push.branch}
        isDisabled={push.isBusy}
        isFailureSaid={push.preview.status === 'failed'}
        error={errors.branch}
        hint={known?.isNewBranch === true ? 'The push makes this branch.' : undefined}
        emptyHint="The repository is empty: the push makes this branch."
        onValueChange={push.chooseBranch}
      />
      {isDiverged && known ? (
        <Diverged
          behind={behind}
          newer={known.newer}
          newBranch={newBranch}
          suggestion={suggestion}
          error={errors.newBranch}
          onNewBranch={push.setNewBranch}
          onPullFirst={onPullFirst}
        />
      ) : null}
      <PreviewState
        preview={push.preview}
        message={push.message}
        error={errors.message}
        onMessage={push.setMessage}
      />
    </FormDialog>
  );
}

interface PreviewStateProps {
  preview: ReturnType<typeof usePushPreview>;
  message: string | undefined;
  error: string | undefined;
  onMessage: (message: string) => void;
}

function PreviewState({ preview, message, error, onMessage }: PreviewStateProps) {
  switch (preview.status) {
    case 'loading':
      return (
        <div aria-busy="true" aria-label="What a push would bring is being read">
          <Skeleton lines={6} />
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          title="What a push would bring could not be read"
          message={preview.message}
          isRetrying={preview.isRefreshing}
          onRetry={preview.reload}
        />
      );
    case 'ready': {
      const { commits, files, leftOut } = preview.data;
      const newest = commits.at(-1);
      if (!newest) {
        return <EmptyState title="There is nothing to push: every version is on this branch." />;
      }
      return (
        <>
          <TextArea
            label={
              commits.length === 1 ? 'Message' : `Message of the newest commit, v${String(newest.number)}`
            }
            rows={3}
            maxLength={2000}
            value={message ?? newest.message}
            error={error}
            onChange={(event) => {
              onMessage(event.target.value);
            }}
          />
          <VersionCommits commits={commits} />
          <ChangedFiles files={files} />
          <LeftOutFiles files={leftOut} />
        </>
      );
    }
  }
}
