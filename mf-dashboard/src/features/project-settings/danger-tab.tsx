import type { Project } from '@tessera/shared/contracts';
import { Button, ConfirmDialog } from '@tessera/shared/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ProjectActions } from './project-settings.ports';

type Doing = 'archive' | 'duplicate' | 'delete';

/** What is hard to take back, and what is done with the project as a whole. */
export function DangerTab({ project, actions }: { project: Project; actions: ProjectActions }) {
  const [doing, setDoing] = useState<Doing>();
  const [isAsking, setIsAsking] = useState(false);
  const isArchived = project.archivedAt !== null;
  async function during(what: Doing, work: Promise<void>): Promise<void> {
    setDoing(what);
    await work;
    setDoing(undefined);
  }
  const start = (what: Doing, work: () => Promise<void>) => {
    if (doing === undefined) void during(what, work());
  };
  return (
    <Rows>
      <Line
        title={isArchived ? 'Unarchive' : 'Archive'}
        text={
          isArchived
            ? 'Puts it back among your apps. Its preview links work again.'
            : 'Hides it from your apps. Nothing is lost and a live site stays up, but preview links stop working until it is back.'
        }
        button={
          <Button
            isBusy={doing === 'archive'}
            onClick={() => {
              start('archive', () => actions.archive(project, !isArchived));
            }}
          >
            {isArchived ? 'Unarchive' : 'Archive'}
          </Button>
        }
      />
      <Line
        title="Duplicate"
        text="Makes a project of its own out of the newest version. Conversation, records, links and deployments stay here."
        button={
          <Button
            isBusy={doing === 'duplicate'}
            onClick={() => {
              start('duplicate', () => actions.duplicate(project));
            }}
          >
            Duplicate
          </Button>
        }
      />
      <Line
        title="Delete project"
        text={<Losses project={project} />}
        button={
          <Button
            variant="danger"
            isBusy={doing === 'delete'}
            onClick={() => {
              setIsAsking(true);
            }}
          >
            Delete project
          </Button>
        }
      />
      <ConfirmDialog
        title={`Delete "${project.name}"?`}
        description={<Losses project={project} />}
        confirmLabel="Delete project"
        nameToType={project.name}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => {
          setIsAsking(false);
          start('delete', () => actions.remove(project));
        }}
      />
    </Rows>
  );
}

/** What goes with a deleted project. */
function Losses({ project: { headVersion, deployment } }: { project: Project }) {
  return (
    <>
      What goes with it: {headVersion ? `its versions up to v${String(headVersion.number)}, ` : ''}
      its conversation and its preview links
      {deployment ? `. ${new URL(deployment.url).host} is live and stops at once` : ''}. You can undo it right
      afterwards. It is kept for 30 days, then it is gone for good.
    </>
  );
}

function Line({ title, text, button }: { title: string; text: ReactNode; button: ReactNode }) {
  return (
    <Part>
      <Words>
        <h2>{title}</h2>
        <p>{text}</p>
      </Words>
      {button}
    </Part>
  );
}

const Rows = styled.div`
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
`;

const Part = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]};
  + section {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  ${({ theme }) => theme.media.phone} {
    > button {
      width: 100%;
    }
  }
`;

const Words = styled.div`
  flex: 1 1 320px;
  max-width: ${({ theme }) => theme.widths.reading};
  h2 {
    font-size: ${({ theme }) => theme.sizes[14]};
  }
  p {
    color: ${({ theme }) => theme.colors.muted};
  }
`;
