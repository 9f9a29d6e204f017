import { Banner, Button, Dialog } from '@tessera/shared/ui';
import { FormDialog } from '../../lib/form-dialog';
import { ProposedVersion, RequestBody } from './pull-request-fields';
import { usePullRequest, type OpenedPullRequest, type PullRequestWish } from './use-pull-request';

export interface PullRequestDialogProps extends PullRequestWish {
  onClose: () => void;
  onOpened: (request: OpenedPullRequest) => void;
}

/** Puts the versions that GitHub does not have on a branch of their own, and asks for them to be merged (SCR-18). */
export function PullRequestDialog({ onClose, onOpened, ...wish }: PullRequestDialogProps) {
  const request = usePullRequest(wish, onOpened);
  const { linked, branch } = wish;
  if (request.opened) return <RequestOpened opened={request.opened} onClose={onClose} />;
  return (
    <FormDialog
      size="large"
      isFullOnPhone
      title="Open pull request"
      description={`${linked.repository}: from the branch below into ${request.base}`}
      submitLabel="Open pull request"
      isBusy={request.isBusy}
      busyText={`Pushing to ${request.texts.branch}, then opening the pull request…`}
      isBlocked={request.isBlocked}
      problem={request.problem}
      onSubmit={() => void request.send()}
      onClose={onClose}
    >
      {/* What was pushed to a branch of its own is all there. */}
      {branch === undefined ? <ProposedVersion request={request} /> : null}
      <RequestBody linked={linked} request={request} />
    </FormDialog>
  );
}

function RequestOpened({ opened, onClose }: { opened: OpenedPullRequest; onClose: () => void }) {
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
