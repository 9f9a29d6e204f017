import { readProject, readVariables } from '@tessera/shared/contracts';
import { isApiError, isNotFound } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useResource, useShell } from '@tessera/shared/remote';
import { EmptyState, LinkButton, PageFrame } from '@tessera/shared/ui';
import { useState, type ReactNode } from 'react';
import { VariablesEditor } from './variables-editor';

const VARIABLES_TITLE = 'Environment variables';
const APPS = { label: 'Apps', to: paths.apps.to() };

export interface VariablesProps {
  projectId: string;
  userId: string;
  /** What stands below them, once they are there; it is told their names. */
  children?: ((keys: readonly string[] | undefined) => ReactNode) | undefined;
}

/** The variables of a project, for its owner. */
export function Variables({ projectId, userId, children }: VariablesProps) {
  const { api } = useShell();
  const params = { id: projectId };
  const set = useResource(projectId, (signal) => api.call(readVariables, { params }, { signal }), {
    fallback: 'Try again later.',
  });
  const [keys, setKeys] = useState<readonly string[]>();
  // Only its name: the page does without.
  const project = useResource(projectId, (signal) => api.call(readProject, { params }, { signal }));
  const name = project.status === 'ready' ? project.data.name : 'Project';
  const frame = {
    title: VARIABLES_TITLE,
    description:
      'Keys and addresses that your app reads when it runs. Names that begin with VITE_ or PUBLIC_ are sent to browsers, all others stay on the server.',
    breadcrumbs: [APPS, { label: name, to: paths.app.to(projectId) }, { label: VARIABLES_TITLE }],
  };
  if (set.status === 'loading') return <PageFrame {...frame} isLoading />;
  if (set.status === 'ready') {
    return (
      <PageFrame {...frame}>
        <VariablesEditor projectId={projectId} userId={userId} first={set.data} onKeys={setKeys} />
        {children?.(keys)}
      </PageFrame>
    );
  }
  const isRefused = isApiError(set.error) && set.error.status === 403;
  if (!isRefused && !isNotFound(set.error)) {
    const error = { message: set.message, onRetry: set.reload, isRetrying: set.isRefreshing };
    return <PageFrame {...frame} error={error} />;
  }
  return (
    <PageFrame title={VARIABLES_TITLE} breadcrumbs={[APPS, { label: VARIABLES_TITLE }]}>
      <EmptyState
        title={isRefused ? 'You do not have access to this.' : 'Project not found'}
        action={<LinkButton to={APPS.to}>See your apps</LinkButton>}
      />
    </PageFrame>
  );
}
