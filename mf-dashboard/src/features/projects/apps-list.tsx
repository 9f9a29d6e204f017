import { paths } from '@tessera/shared/paths';
import { Button, EmptyState, ErrorState, LinkButton, Skeleton } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useProject } from '../../lib/project-provider';
import { AppRow } from './app-row';
import { AppsToolbar } from './apps-toolbar';
import { filterApps, type AppsFilter } from './filter-apps';

const NO_FILTER: AppsFilter = { search: '', status: 'all', sort: 'changed' };

/** SCR-01: every project, to be found, opened and looked after. */
export function AppsList() {
  const { state, retry } = useProject();
  const [filter, setFilter] = useState(NO_FILTER);

  if (state.step === 'failed') {
    return (
      <ErrorState title="Failed to load projects. Please try again later." onRetry={() => void retry()} />
    );
  }
  if (state.step === 'loading') {
    return (
      <Rows aria-busy="true" aria-label="Apps">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <li key={row}>
            <Skeleton height="64px" />
          </li>
        ))}
      </Rows>
    );
  }
  if (state.projects.length === 0) {
    return (
      <EmptyState
        title="Everything you build appears here."
        action={
          <LinkButton variant="primary" to={paths.appHome.to()}>
            Describe your first app
          </LinkButton>
        }
      />
    );
  }
  const shown = filterApps(state.projects, filter);
  return (
    <>
      <AppsToolbar filter={filter} onChange={setFilter} count={shown.length} />
      {shown.length === 0 ? (
        <EmptyState
          title={filter.search ? `Nothing matches "${filter.search}"` : 'Nothing matches these filters'}
          action={
            <Button
              onClick={() => {
                setFilter(NO_FILTER);
              }}
            >
              Clear filters
            </Button>
          }
        />
      ) : (
        <Rows aria-label="Apps">
          {shown.map((project) => (
            <AppRow key={project.id} project={project} />
          ))}
        </Rows>
      )}
    </>
  );
}

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  list-style: none;
`;
