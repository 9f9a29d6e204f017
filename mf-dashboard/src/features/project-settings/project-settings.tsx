import { readProject, type Project } from '@tessera/shared/contracts';
import { isApiError, isNotFound } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useAskBeforeClosing, useDocumentTitle, useResource, useShell } from '@tessera/shared/remote';
import { Badge, EmptyState, LinkButton, PageFrame, type TabItem } from '@tessera/shared/ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { SectionTabs, type SectionTab } from '../../lib/section-tabs';
import { DangerTab } from './danger-tab';
import { DatabaseTab } from './database-tab';
import { EnvironmentTab } from './environment-tab';
import { isUnsaved } from './database-settings-state';
import { databaseSettingsPorts } from './database-settings.ports';
import { createDatabaseSettings } from './database-settings.store';
import { createGeneralSettings, isDirty } from './general-settings.store';
import { GeneralTab } from './general-tab';
import { githubSettingsPorts } from './github/github-settings.ports';
import { createGithubSettings, isLinkUnsaved } from './github/github-settings.store';
import { GithubTab } from './github/github-tab';
import { generalSettingsPorts, projectActions } from './project-settings.ports';
import { useSaveKey } from './use-save-key';

const TITLE = 'Project settings';
const notSaved = (label: string) => ({
  badge: <Badge tone="warn">Not saved</Badge>,
  option: `${label} (not saved)`,
});
const APPS = { label: 'Apps', to: paths.apps.to() };

export interface ProjectSettingsProps {
  projectId: string;
  renderSharing: (project: Project) => ReactNode;
}

/** Everything about a project that is not its content (SCR-05). */
export function ProjectSettings({ projectId, renderSharing }: ProjectSettingsProps) {
  const { api } = useShell();
  const project = useResource(
    projectId,
    (signal) => api.call(readProject, { params: { id: projectId } }, { signal }),
    { fallback: 'The project could not be loaded.' },
  );
  useDocumentTitle(project.status === 'ready' ? `${project.data.name}, settings` : TITLE);
  if (project.status === 'ready') {
    return <Settings project={project.data} renderSharing={renderSharing} />;
  }
  if (project.status === 'loading') return <PageFrame title={TITLE} breadcrumbs={[APPS]} isLoading />;
  const missing = reasonForNone(project.error);
  if (missing === undefined) {
    const error = { message: project.message, onRetry: project.reload, isRetrying: project.isRefreshing };
    return <PageFrame title={TITLE} breadcrumbs={[APPS]} error={error} />;
  }
  return (
    <PageFrame title={TITLE} breadcrumbs={[APPS]}>
      <EmptyState title={missing} action={<LinkButton to={APPS.to}>See your apps</LinkButton>} />
    </PageFrame>
  );
}

function reasonForNone(error: unknown): string | undefined {
  if (isNotFound(error)) return 'Project not found';
  return isApiError(error) && error.status === 403 ? 'You do not have access to this.' : undefined;
}

function useSettings(first: Project) {
  const shell = useShell();
  const [settings] = useState(() => createGeneralSettings(first, generalSettingsPorts(shell, first.id)));
  const [database] = useState(() =>
    createDatabaseSettings(first, databaseSettingsPorts(shell, first.id, settings.take)),
  );
  const [github] = useState(() => createGithubSettings(githubSettingsPorts(shell, first.id)));
  const [actions] = useState(() =>
    projectActions(shell, (project) => {
      settings.take(project);
      database.take(project);
    }),
  );
  const state = useStore(settings.store);
  const data = useStore(database.store);
  const link = useStore(github.store);
  useAskBeforeClosing(isDirty(state) || isUnsaved(data) || isLinkUnsaved(link));
  return { settings, database, github, actions, state, data, link };
}

function Settings({
  project: first,
  renderSharing,
}: { project: Project } & Pick<ProjectSettingsProps, 'renderSharing'>) {
  const { settings, database, github, actions, state, data, link } = useSettings(first);
  const { project } = state;
  const items: readonly SectionTab[] = [
    {
      id: 'general',
      label: 'General',
      ...(isDirty(state) && notSaved('General')),
      content: <GeneralTab settings={settings} state={state} />,
    },
    { id: 'environment', label: 'Environment', content: <EnvironmentTab projectId={project.id} /> },
    {
      id: 'database',
      label: 'Database',
      ...(isUnsaved(data) && notSaved('Database')),
      content: <DatabaseTab settings={database} state={data} />,
    },
    {
      id: 'github',
      label: 'GitHub',
      ...(isLinkUnsaved(link) && notSaved('GitHub')),
      content: <GithubTab projectId={first.id} settings={github} state={link} />,
    },
    { id: 'sharing', label: 'Sharing', content: renderSharing(project) },
    { id: 'danger', label: 'Danger', content: <DangerTab project={project} actions={actions} /> },
  ];
  const { tab, show } = useTab(items);
  useSaveKey({ general: settings.save, database: database.save, github: github.save }[tab]);
  return (
    <PageFrame
      title={TITLE}
      breadcrumbs={[APPS, { label: project.name, to: paths.app.to(project.id) }, { label: 'Settings' }]}
      actions={<LinkButton to={paths.app.to(project.id)}>Open in builder</LinkButton>}
    >
      <SectionTabs label="Settings" items={items} value={tab} onValueChange={show} />
    </PageFrame>
  );
}

/** The tab stands in the address. */
function useTab(items: readonly TabItem[]) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tab = items.find(({ id }) => id === asked)?.id ?? 'general';
  return {
    tab,
    show: (id: string) => {
      setQuery(id === 'general' ? {} : { tab: id }, { replace: true });
    },
  };
}
