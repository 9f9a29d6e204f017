import type { Project } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Banner, Button, Mosaic, RelativeTime, Skeleton } from '@tessera/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useProject } from '../../lib/project-provider';
import { StatusBadge } from '../../lib/status-badge';

/** As many as fit two rows at the widest. */
const SHOWN = 6;

/** The projects that were last worked on. Shows nothing for somebody who has none: the prompt is the page then. */
export function RecentProjects() {
  const { state, current, retry } = useProject();
  if (state.step === 'failed') {
    return (
      <Banner
        tone="bad"
        title="Failed to load projects. Please try again later."
        action={
          <Button size="small" onClick={() => void retry()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (state.step === 'ready' && state.projects.length === 0) return null;
  return (
    <Section aria-labelledby="recent-projects" aria-busy={state.step === 'loading'}>
      <Head>
        <h2 id="recent-projects">Recent projects</h2>
        <Link to={paths.apps.to()}>All apps</Link>
      </Head>
      <Tiles>
        {state.step === 'loading'
          ? [0, 1, 2].map((tile) => (
              <li key={tile}>
                <Skeleton height="74px" />
              </li>
            ))
          : state.projects.slice(0, SHOWN).map((project) => (
              <li key={project.id}>
                <ProjectTile project={project} isCurrent={project.id === current?.id} />
              </li>
            ))}
      </Tiles>
    </Section>
  );
}

function ProjectTile({ project, isCurrent }: { project: Project; isCurrent: boolean }) {
  const { id, name, iconHue, headVersion, updatedAt } = project;
  return (
    <Tile to={paths.app.to(id)} aria-current={isCurrent || undefined}>
      <Mosaic id={id} hue={iconHue} size={40} />
      <Words>
        <Name>{name}</Name>
        <Quiet>
          {headVersion ? `v${String(headVersion.number)} · ` : ''}
          <RelativeTime at={updatedAt} />
        </Quiet>
      </Words>
      <StatusBadge project={project} />
    </Tile>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  h2 {
    font-size: ${({ theme }) => theme.sizes[14]};
  }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[3]};
  list-style: none;
`;

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 74px;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  color: inherit;
  text-decoration: none;
  transition: border-color ${({ theme }) => theme.motion.fast};
  &:hover {
    border-color: ${({ theme }) => theme.colors.lineStrong};
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

const Name = styled.span`
  overflow: hidden;
  font-weight: ${({ theme }) => theme.weights.strong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
