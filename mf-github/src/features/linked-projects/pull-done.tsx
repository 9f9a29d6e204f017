import type { LinkedProject } from '@tessera/shared/contracts';
import { Banner, Button, Dialog, LinkButton } from '@tessera/shared/ui';
import { countOf } from '../../lib/github-words';
import { changesPath } from './changes-path';
import { LeftOutFiles } from './preview-parts';
import type { Pulled } from './pull-dialog';

/** What a pull came to. */
export function PullDone({
  pulled,
  linked,
  onClose,
}: {
  pulled: Pulled;
  linked: LinkedProject;
  onClose: () => void;
}) {
  const { version, leftOut, moreLeftOut } = pulled;
  return (
    <Dialog
      isOpen
      title={version ? 'Pulled' : 'Nothing to change'}
      onOpenChange={onClose}
      footer={
        <>
          {version ? (
            <LinkButton to={changesPath(linked.project.agentId, version.id)}>View changes</LinkButton>
          ) : null}
          <Button variant="primary" data-autofocus onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Banner tone="ok" role="status">
        {resultText(pulled)}
      </Banner>
      <LeftOutFiles files={leftOut} more={moreLeftOut} />
    </Dialog>
  );
}

function resultText({ version, commits }: Pulled): string {
  if (version) return `Pulled ${countOf(commits, 'commit')} into v${String(version.number)}`;
  return commits === 0
    ? 'The project has every commit of this branch already.'
    : `${countOf(commits, 'commit')} came, and none of them changes a file of the project.`;
}
