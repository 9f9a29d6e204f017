import { listProjects } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useResource, useSession, useShell } from '@tessera/shared/remote';
import { Button, LinkButton, Menu, type MenuItem } from '@tessera/shared/ui';

interface OpenProjectMenuProps {
  /** The project that is open: there the way back to the files of this browser is offered, too. */
  projectId?: string;
}

/** Leads to a project of one's own; who is not signed in is offered that. */
export function OpenProjectMenu({ projectId }: OpenProjectMenuProps) {
  const { status } = useSession();
  if (status === 'signedIn') return <ProjectMenu projectId={projectId} />;
  if (status === 'loading') return null;
  return (
    <LinkButton size="small" to={`${paths.signIn.to()}?return=${encodeURIComponent(paths.codeEditor.to())}`}>
      Sign in to open a project
    </LinkButton>
  );
}

const BACK: MenuItem[] = [{ id: 'own', label: 'Files of this browser', to: paths.codeEditor.to() }];

function ProjectMenu({ projectId }: { projectId: string | undefined }) {
  const { api } = useShell();
  const projects = useResource('projects', (signal) => api.call(listProjects, { query: {} }, { signal }));
  if (projects.status !== 'ready') return null;
  if (projects.data.length === 0) {
    return (
      <LinkButton size="small" to={paths.appHome.to()}>
        Describe an app
      </LinkButton>
    );
  }
  const items = projects.data
    .filter(({ id }) => id !== projectId)
    .map(({ id, name }) => ({ id, label: name, to: `${paths.codeEditor.to()}?project=${id}` }));
  return (
    <Menu
      align="end"
      trigger={<Button size="small">Open project</Button>}
      items={[...(projectId === undefined ? [] : BACK), ...items]}
    />
  );
}
