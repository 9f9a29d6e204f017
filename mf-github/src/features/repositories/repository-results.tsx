import type { RepositoryView } from '@tessera/shared/repositories';
import { Banner, Button, EmptyState, LoadMore, Row, Skeleton } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { problemText } from '../../lib/github-words';
import { RepositoryCard } from './repository-card';
import type { AccountRepositories } from './use-account-repositories';
import type { RepositoryFilters } from './use-repository-filter';
import type { Selection } from './use-selection';

/** Cards at a time: an account may have thousands. */
const PORTION = 48;

export interface RepositoryResultsProps {
  list: AccountRepositories;
  found: readonly RepositoryView[];
  filters: RepositoryFilters;
  selection: Selection;
  onLink: (repository: RepositoryView) => void;
  onCreate: () => void;
}

/** What is found, or why there is nothing. */
export function RepositoryResults(props: RepositoryResultsProps) {
  const { list, found, filters } = props;
  if (list.status === 'loading') return <LoadingCards />;
  if (list.repositories.length === 0) return <NoRepositories {...props} />;
  return (
    <>
      {list.problem ? (
        <Banner
          tone="warn"
          role="status"
          action={
            <Button isBusy={list.isRefreshing} onClick={list.reload}>
              Try again
            </Button>
          }
        >
          {`${problemText(list.problem, list.retryAt)} This list may not be up to date.`}
        </Banner>
      ) : null}
      {found.length === 0 ? (
        <EmptyState
          title={nothingText(filters)}
          action={<Button onClick={filters.clear}>Clear filters</Button>}
        />
      ) : (
        <Cards {...props} />
      )}
    </>
  );
}

function nothingText({ filter }: RepositoryFilters): string {
  const words = filter.search.trim();
  return words === '' ? 'Nothing matches these filters' : `Nothing matches "${words}"`;
}

/** GIT-05: the same whether there are none or they could not be had; in the second case with why. */
function NoRepositories({ list, onCreate }: RepositoryResultsProps) {
  return (
    <EmptyState
      title="No repositories found"
      description={list.problem ? problemText(list.problem, list.retryAt) : 'This account has none yet.'}
      action={
        <Row justify="center">
          <Button isBusy={list.isRefreshing} onClick={list.reload}>
            Try again
          </Button>
          {list.problem ? null : <Button onClick={onCreate}>Create repository</Button>}
        </Row>
      }
    />
  );
}

function Cards({ found, filters, selection, onLink }: RepositoryResultsProps) {
  const { search, visibility, language, sort } = filters.filter;
  const of = [search, visibility, language, sort].join('\n');
  const [shown, setShown] = useState({ of, count: PORTION });
  // Another filter begins at its beginning.
  const count = shown.of === of ? shown.count : PORTION;
  return (
    <>
      <Grid aria-label="Repositories">
        {found.slice(0, count).map((repository) => (
          <li key={repository.id}>
            <RepositoryCard
              repository={repository}
              isSelected={selection.names.includes(repository.fullName)}
              onToggle={selection.toggle}
              onLink={onLink}
            />
          </li>
        ))}
      </Grid>
      <LoadMore
        shown={Math.min(count, found.length)}
        total={found.length}
        hasMore={count < found.length}
        onMore={() => {
          setShown({ of, count: count + PORTION });
        }}
      />
    </>
  );
}

function LoadingCards() {
  return (
    <Grid aria-busy="true" aria-label="Repositories are being loaded">
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <li key={card}>
          <Skeleton height="168px" />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[4]};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    min-width: 0;
  }
`;
