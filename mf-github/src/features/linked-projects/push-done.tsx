import type { LinkedProject } from '@tessera/shared/contracts';
import { Banner, Button, Dialog } from '@tessera/shared/ui';
import { countOf } from '../../lib/github-words';
import { LeftOutFiles } from './preview-parts';
import type { Pushed } from './use-push';

export interface PushDoneProps {
  pushed: Pushed;
  linked: LinkedProject;
  onClose: () => void;
  onPullRequest: (branch: string) => void;
}

/** What a push came to, with the way to it at GitHub. */
export function PushDone({ pushed, linked, onClose, onPullRequest }: PushDoneProps) {
  const { commit, commits, branch, url, leftOut, moreLeftOut } = pushed;
  return (
    <Dialog
      isOpen
      title={commit === null ? 'Nothing to push' : 'Pushed'}
      onOpenChange={onClose}
      footer={
        <>
          {branch === linked.branch ? null : (
            <Button
              onClick={() => {
                onPullRequest(branch);
              }}
            >
              Open pull request
            </Button>
          )}
          <Button variant="primary" data-autofocus onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Banner tone="ok" role="status">
        {commit === null
          ? `${branch} has every version already.`
          : `Pushed ${countOf(commits, 'commit')} to ${branch}. `}
        {commit === null ? null : (
          <a href={url} target="_blank" rel="noreferrer">
            {`View ${commit.slice(0, 7)} on GitHub`}
          </a>
        )}
      </Banner>
      <LeftOutFiles files={leftOut} more={moreLeftOut} />
    </Dialog>
  );
}
