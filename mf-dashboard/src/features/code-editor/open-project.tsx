import { listProjects } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useResource, useSession, useShell } from '@tessera/shared/remote';
import { Button, LinkButton, Menu } from '@tessera/shared/ui';

/** Leads to a project of one's own; who is not signed in is offered that. */
export function OpenProjectMenu() {
  const { status } = useSession();
  if (status === 'signedIn') return <ProjectMenu />;
  if (status === 'loading') return null;
  return (
    <LinkButton size="small" to={`${paths.signIn.to()}?return=${encodeURIComponent(paths.codeEditor.to())}`}>
      Sign in to open a project
    </LinkButton>
  );
}

function ProjectMenu() {
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
  return (
    <Menu
      align="end"
      trigger={<Button size="small">Open project</Button>}
      items={projects.data.map(({ id, name }) => ({
        id,
        label: name,
        to: `${paths.codeEditor.to()}?project=${id}`,
      }))}
    />
  );
}
