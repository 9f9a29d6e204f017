import { readProject } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { SignInPrompt, useDocumentTitle, useResource, useSession, useShell } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, Page, PageHeader, Skeleton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { ProjectCodeDesk } from '../../lib/code-desk/project-code-desk';
import { useFillHeight } from '../../lib/use-fill-height';
import { OpenProjectMenu } from './open-project';
import { OpenProjectCode } from './project-code';
import { Bar, Root, Title } from './code-editor.styles';

export interface ProjectEditorProps {
  projectId: string;
  /** The file to begin with. */
  path: string | undefined;
}

/** SCR-11 with `?project=`: the same editor on a project of one's own, whose saves are versions. */
export function ProjectEditor(props: ProjectEditorProps) {
  const session = useSession();
  if (session.status === 'signedOut') {
    return (
      <Page width="reading">
        <PageHeader title="Code editor" />
        <SignInPrompt />
      </Page>
    );
  }
  return <OpenProject {...props} />;
}

const NOTHING_YET = { headVersion: undefined, dataPlace: undefined };

function OpenProject({ projectId, path }: ProjectEditorProps) {
  const { api } = useShell();
  const root = useFillHeight<HTMLDivElement>();
  const project = useResource(projectId, (signal) =>
    api.call(readProject, { params: { id: projectId } }, { signal }),
  );
  const name = project.status === 'ready' ? project.data.name : 'Code editor';
  useDocumentTitle(project.status === 'ready' ? `${name}, code` : name);
  const { headVersion: head, dataPlace } = project.status === 'ready' ? project.data : NOTHING_YET;
  return (
    <Root ref={root}>
      <Bar>
        <Title tabIndex={-1}>{name}</Title>
        <OpenProjectMenu projectId={projectId} />
        <LinkButton size="small" to={paths.app.to(projectId)}>
          Open in builder
        </LinkButton>
      </Bar>
      {project.status === 'loading' ? (
        <Waiting aria-busy="true">
          <Skeleton lines={8} />
        </Waiting>
      ) : null}
      {project.status === 'failed' ? <ErrorState message={project.message} onRetry={project.reload} /> : null}
      {head === null ? (
        <EmptyState
          title="This project has no version yet."
          action={<LinkButton to={paths.app.to(projectId)}>Tell the builder what to make</LinkButton>}
        />
      ) : null}
      {head ? (
        <ProjectCodeDesk
          key={projectId}
          projectId={projectId}
          version={head}
          checks={undefined}
          path={path}
          onSaved={project.reload}
        >
          {(code, state) => (
            <OpenProjectCode
              projectId={projectId}
              name={name}
              dataPlace={dataPlace}
              code={code}
              state={state}
              onSaved={project.reload}
            />
          )}
        </ProjectCodeDesk>
      ) : null}
    </Root>
  );
}

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;
