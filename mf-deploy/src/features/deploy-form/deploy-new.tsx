import { listProjects, type Project } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useResource, useShell } from '@tessera/shared/remote';
import { Button, EmptyState, ErrorState, LinkButton, Row, Skeleton } from '@tessera/shared/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { filterAppName } from '../../lib/app-name';
import { RepositorySource } from './application-source';
import { DeployForm } from './deploy-form';
import { useSource } from './use-source';

/** The form, once it is known what there is to deploy. */
export function DeployNew({ chosenId }: { chosenId: string | undefined }) {
  const { api } = useShell();
  const [search] = useSearchParams();
  const projects = useResource('projects', (signal) => api.call(listProjects, { query: {} }, { signal }), {
    fallback: 'Try again later.',
  });
  if (projects.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={6} height="40px" />
      </div>
    );
  }
  if (projects.status === 'failed') {
    return (
      <ErrorState
        title="Your applications could not be loaded"
        message={projects.message}
        isRetrying={projects.isRefreshing}
        onRetry={projects.reload}
      />
    );
  }
  const deployable = projects.data.filter(({ headVersion }) => headVersion !== null);
  if (deployable.length === 0) return <NothingToDeploy />;
  return (
    <DeployForm
      projects={deployable}
      chosenId={chosenId}
      wishedName={filterAppName(search.get('name') ?? '') || undefined}
      isImported={search.has('imported')}
    />
  );
}

/** Somebody without an app builds one, or brings one in. */
function NothingToDeploy() {
  const { source, repository, show, chooseRepository } = useSource();
  const isOpen = source === 'github';
  return (
    <>
      <EmptyState
        title="Once you have built an app, you can put it live here."
        action={
          <Row justify="center">
            <LinkButton variant="primary" to={paths.appHome.to()}>
              Describe your first app
            </LinkButton>
            <Button
              aria-expanded={isOpen}
              onClick={() => {
                show(isOpen ? 'apps' : 'github');
              }}
            >
              Import a GitHub repository
            </Button>
          </Row>
        }
      />
      {isOpen ? (
        <Narrow>
          <Suspense fallback={<Skeleton height="64px" />}>
            <RepositorySource
              projects={NONE}
              repository={repository}
              isDisabled={false}
              onRepository={chooseRepository}
              // A project without a version is opened, not chosen.
              onProject={() => undefined}
            />
          </Suspense>
        </Narrow>
      ) : null}
    </>
  );
}

const NONE: readonly Project[] = [];

const Narrow = styled.div`
  width: 100%;
  max-width: ${({ theme }) => theme.widths.reading};
  margin-inline: auto;
`;
