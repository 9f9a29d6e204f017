import { readProject } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useDocumentTitle, useResource, useShell } from '@tessera/shared/remote';
import { Button, LinkButton, Page, PageHeader, Skeleton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { PreviewPanel } from './preview-panel';

export interface OwnAppProps {
  projectId: string;
  /** The newest without one. */
  versionId: string | undefined;
}

/** An app of one's own in a tab of its own, with the records of its preview. */
export function OwnApp({ projectId, versionId }: OwnAppProps) {
  const { api } = useShell();
  const project = useResource(`project ${projectId}`, (signal) =>
    api.call(readProject, { params: { id: projectId } }, { signal }),
  );
  useDocumentTitle(project.status === 'ready' ? project.data.name : 'Preview');
  if (project.status === 'failed')
    return (
      <Page width="reading">
        <PageHeader
          title="The app could not be opened"
          description={<span role="alert">{project.message}</span>}
        />
        <div>
          <Button variant="primary" isBusy={project.isRefreshing} onClick={project.reload}>
            Try again
          </Button>
        </div>
      </Page>
    );
  if (project.status !== 'ready')
    return (
      <Page aria-busy="true" aria-label="Loading">
        <Skeleton lines={4} />
      </Page>
    );
  const { name, headVersion, dataPlace } = project.data;
  const shown = versionId ?? headVersion?.id;
  return (
    <Whole>
      <Bar>
        <h1 tabIndex={-1}>{name}</h1>
        <LinkButton size="small" to={paths.app.to(projectId)}>
          Open in builder
        </LinkButton>
      </Bar>
      {shown === undefined ? (
        <Nothing>There is nothing to show yet. Tell the builder what to make.</Nothing>
      ) : (
        <PreviewPanel {...{ projectId, name, dataPlace }} versionId={shown} isBare />
      )}
    </Whole>
  );
}

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100dvh - ${({ theme }) => theme.strip});
  overflow: clip;
  background: ${({ theme }) => theme.colors.bg};
`;

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  min-height: 44px;
  padding-inline: ${({ theme }) => theme.space[4]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  h1 {
    min-width: 0;
    overflow: hidden;
    font-size: ${({ theme }) => theme.sizes[14]};
    line-height: 1.5;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Nothing = styled.p`
  margin: auto;
  padding: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.colors.muted};
`;
