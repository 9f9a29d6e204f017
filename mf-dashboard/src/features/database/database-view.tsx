import { listConnections, listDatabases, listProjects, readProject } from '@tessera/shared/contracts';
import { isApiError, isNotFound } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useDocumentTitle, useResource, useShell } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, PageFrame, Row, Skeleton } from '@tessera/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseProject, readCurrentProject } from '../../lib/current-project';
import { DatabaseHeader } from './database-header';
import type { DatabaseTab } from './database-tab';
import { DatabaseTabs } from './database-tabs-view';
import { useDatabaseAddress, type DatabaseAddress } from './use-database-address';

const TITLE = 'Database';

export interface DatabaseViewProps {
  tabs: readonly DatabaseTab[];
}

/** The tables of a project, and what is in them (SCR-12). */
export function DatabaseView({ tabs }: DatabaseViewProps) {
  const { api } = useShell();
  const address = useDatabaseAddress(tabs);
  const [last] = useState(readCurrentProject);
  const projects = useResource('projects', (signal) => api.call(listProjects, { query: {} }, { signal }), {
    fallback: 'Your projects could not be loaded.',
  });
  useDocumentTitle(TITLE);
  if (projects.status === 'loading') return <PageFrame title={TITLE} isLoading />;
  if (projects.status === 'failed') {
    const { message, reload, isRefreshing } = projects;
    return <PageFrame title={TITLE} error={{ message, onRetry: reload, isRetrying: isRefreshing }} />;
  }
  const [newest] = projects.data;
  const id = address.projectId ?? projects.data.find((project) => project.id === last)?.id ?? newest?.id;
  if (id === undefined) {
    return (
      <PageFrame title={TITLE}>
        <EmptyState
          title="The tables of your apps appear here."
          description="An app has its tables as soon as it is made."
          action={
            <Row gap={2}>
              <LinkButton variant="primary" to={paths.appHome.to()}>
                Describe your first app
              </LinkButton>
              <LinkButton to={paths.databaseConnection.to()}>Connect database</LinkButton>
            </Row>
          }
        />
      </PageFrame>
    );
  }
  return <ProjectDatabaseView key={id} {...{ id, tabs, address }} projects={projects.data} />;
}

interface ProjectDatabaseViewProps extends DatabaseViewProps {
  id: string;
  address: DatabaseAddress;
  projects: readonly { readonly id: string; readonly name: string }[];
}

function ProjectDatabaseView({ id, tabs, address, projects }: ProjectDatabaseViewProps) {
  const { api } = useShell();
  const navigate = useNavigate();
  // Without an answer the page is one of projects alone; the connections' own page says what is wrong.
  const connected = useResource('connections', (signal) => api.call(listConnections, {}, { signal }));
  const found = useResource(
    id,
    async (signal) => {
      const [project, { items }] = await Promise.all([
        api.call(readProject, { params: { id } }, { signal }),
        api.call(listDatabases, { query: { projectId: id } }, { signal }),
      ]);
      return { project, database: items[0] };
    },
    { fallback: 'The project could not be loaded.' },
  );
  const ready = found.status === 'ready' ? found.data : undefined;
  return (
    <PageFrame title={TITLE} width="full" actions={<Actions projectId={id} />}>
      <DatabaseHeader
        projectId={id}
        projects={projects}
        connections={connected.status === 'ready' ? connected.data.items : []}
        found={ready}
        environment={address.environment}
        onProject={(next) => {
          chooseProject(next);
          address.chooseProject(next);
        }}
        onConnection={(next) => {
          void navigate(`${paths.databaseConnection.to()}?id=${next}&tab=data`);
        }}
        onEnvironment={address.chooseEnvironment}
      />
      {found.status === 'loading' ? (
        <div role="group" aria-label="Loading" aria-busy="true">
          <Skeleton lines={6} />
        </div>
      ) : null}
      {found.status === 'failed' ? <NotFound {...found} /> : null}
      {ready ? <DatabaseTabs {...{ tabs, address }} {...ready} reload={found.reload} /> : null}
    </PageFrame>
  );
}

function Actions({ projectId }: { projectId: string }) {
  return (
    <>
      <LinkButton to={paths.databaseConnection.to()}>Connect database</LinkButton>
      <LinkButton to={`${paths.tableCreate.to()}?project=${encodeURIComponent(projectId)}`}>
        New table
      </LinkButton>
    </>
  );
}

interface NotFoundProps {
  error: unknown;
  message: string;
  isRefreshing: boolean;
  reload: () => void;
}

function NotFound({ error, message, isRefreshing, reload }: NotFoundProps) {
  const why = isNotFound(error)
    ? 'Project not found'
    : isApiError(error) && error.status === 403
      ? 'You do not have access to this.'
      : undefined;
  if (why === undefined) return <ErrorState message={message} onRetry={reload} isRetrying={isRefreshing} />;
  return <EmptyState title={why} action={<LinkButton to={paths.apps.to()}>See your apps</LinkButton>} />;
}
