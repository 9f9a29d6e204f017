import type { Project, ProjectDatabase } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { EmptyState, LinkButton, Skeleton } from '@tessera/shared/ui';
import { Suspense } from 'react';
import { SectionTabs } from '../../lib/section-tabs';
import type { DatabaseTab, DatabaseTabProps } from './database-tab';
import type { DatabaseAddress } from './use-database-address';

interface DatabaseTabsProps {
  tabs: readonly DatabaseTab[];
  address: DatabaseAddress;
  project: Project;
  database: ProjectDatabase | undefined;
  reload: () => void;
}

/** The tabs of /database; on phones a list to choose from. */
export function DatabaseTabs({ tabs, address, project, database, reload }: DatabaseTabsProps) {
  const { tab, environment, chooseTab } = address;
  if (!tab) return null;
  const content = (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Content {...{ tab, database, project, environment, reload }} />
    </Suspense>
  );
  return (
    <SectionTabs
      label="Database"
      listLabel="Show"
      items={tabs.map(({ id, label }) => ({ id, label, content: id === tab.id ? content : null }))}
      value={tab.id}
      onValueChange={chooseTab}
    />
  );
}

interface ContentProps extends DatabaseTabProps {
  tab: DatabaseTab;
  database: ProjectDatabase | undefined;
}

function Content({ tab, database, ...rest }: ContentProps) {
  const { project, environment } = rest;
  if (tab.needs === 'project') return <tab.Content {...rest} />;
  if (project.dataPlace !== 'database') return <InBrowser projectId={project.id} />;
  if (tab.needs === 'place') return <tab.Content {...rest} />;
  if (!database?.environments[environment]) return <NothingKept {...rest} />;
  return <tab.Content {...rest} database={database} />;
}

function InBrowser({ projectId }: { projectId: string }) {
  return (
    <EmptyState
      title="This project keeps its data in the browser."
      description="Every visitor has their own records. In a database, all of them share the same ones."
      action={
        <LinkButton variant="primary" to={`${paths.projectSettings.to(projectId)}?tab=database`}>
          Create database
        </LinkButton>
      }
    />
  );
}

function NothingKept({ project, environment }: DatabaseTabProps) {
  if (environment === 'preview') {
    return (
      <EmptyState
        title="The preview has kept nothing here yet."
        description="Its tables are made with the first change in the preview."
        action={<LinkButton to={paths.app.to(project.id)}>Open in builder</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      title="Production data begins with the first deployment."
      action={
        <LinkButton to={`${paths.deployment.to('new')}?project=${encodeURIComponent(project.id)}`}>
          Deploy
        </LinkButton>
      }
    />
  );
}
